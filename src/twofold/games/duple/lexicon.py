"""The dictionary with categories that judges words: what it knows about a word, and which words there are.

It knows nothing of cards and players. The file it reads is derived from public word lists by `tools.duple`;
LEXICON-LICENSES.md says from which.
"""

import unicodedata
import zlib
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

CATEGORIES = (
    "Noun",
    "Verb",
    "Adjective",
    "Animal",
    "Place",
    "Food or drink",
    "Plant",
    "Person or job",
    "Object",
    "Body or health",
    "No category",
)
ANY_WORD = "No category"
PERSON = "Person or job"
ADJECTIVE = "Adjective"
NOT_OF_COMPOUNDS = frozenset({"Verb", "Adjective"})
"""What the last word of a compound does not pass on."""

BLOCK = 64
"""Words in one line of the word file."""

MOST_OF_A_LETTER = 3
LENGTHS = range(3, 11)
ZIPF_STEPS = 8
"""How finely the commonness of words is kept: an eighth of a power of ten."""

POSSIBLE_SHIFT, PLURAL, NAME, RUDE, UNCLASSIFIED, ZIPF_SHIFT = 11, 1 << 22, 1 << 23, 1 << 24, 1 << 25, 26
CATEGORY_BITS = (1 << len(CATEGORIES)) - 1

JOINED = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "-": "", "'": "", "’": ""})


class LexiconFile(msgspec.Struct, frozen=True):
    words: bytes
    """Sorted keys, 64 a line, with commas between them."""
    attributes: bytes
    """32 bits a word, in the same order: categories, possible categories, flags, commonness."""
    vocabulary: bytes
    """The numbers of the words that may be suggested, the most common first."""
    vocabulary_zipf: bytes
    """Their commonness in steps, so that every level of vocabulary is a prefix."""
    holding: dict[str, bytes]
    """For "l2" the set of suggestible words with at least two L, as bits in vocabulary order."""
    fitting: tuple[bytes, ...]
    """The same for each category: the words that are accepted in it."""
    typical: tuple[bytes, ...]
    """The same for each category: the words that come to mind for it."""
    reaching: tuple[bytes, ...]
    """The same for each number of letters: the words that have at least so many."""


class Entry(msgspec.Struct, frozen=True):
    key: str
    zipf: float
    """How common the word is: 3 is once in a million words, each step ten times as often."""
    categories: frozenset[str]
    """The categories in which it is accepted."""
    possible: frozenset[str]
    """The categories that it may fit, but the table should say so."""
    plural: bool
    name: bool
    rude: bool
    classified: bool
    """Otherwise it is a word, but nobody told the dictionary what it means."""


class Lexicon:
    def __init__(self, packed: bytes) -> None:
        stored = msgspec.msgpack.decode(zlib.decompress(packed), type=LexiconFile)
        self._lines = stored.words.split(b"\n")
        self._attributes = array("I", stored.attributes)
        self._vocabulary = array("I", stored.vocabulary)
        self._falling_zipf = [-step for step in stored.vocabulary_zipf]
        self._holding = {letters: _bits(kept) for letters, kept in stored.holding.items()}
        self._fitting = [_bits(kept) for kept in stored.fitting]
        self._typical = [_bits(kept) for kept in stored.typical]
        self._reaching = [_bits(kept) for kept in stored.reaching]

    def find(self, key: str) -> Entry | None:
        """What is known about a word, which must have been brought into its key by `key_of`."""
        number = self._number(key)
        return None if number is None else _entry(key, self._attributes[number])

    def fits_by_parts(self, written: str, category: str) -> bool:
        """A compound is what its last word is: a bus driver is a driver. A first name makes a person.

        What a hyphen joins is a compound, too, and may be an adjective: gluten-free, a four-leaf clover.
        """
        parts = key_of(written.replace("-", " ")).split()
        *before, head = [self.find(part) for part in parts] or [None]
        if not before or head is None or head.plural or None in before:
            return False
        first = before[0]
        if category == PERSON and first is not None and first.name and category in first.categories:
            return True
        hyphened = {ADJECTIVE} if "-" in written.rsplit(maxsplit=1)[-1] else set()
        return category in head.categories - (NOT_OF_COMPOUNDS - hyphened)

    def fits_in_part(self, written: str, category: str) -> bool:
        """A compound may be what any of its words is: there is a duck in duck soup."""
        parts = [self.find(part) for part in key_of(written).split()]
        return len(parts) > 1 and any(part is not None and category in part.categories for part in parts)

    def answers(
        self, letters: str, category: str, *, zipf: float = 0.0, typical: bool = False, min_letters: int = 5
    ) -> Iterator[str]:
        """Words with all these letters that fit the category, the most common first."""
        found = self._answers(letters, category, zipf, typical, min_letters)
        while found:
            lowest = found & -found
            yield self._word(self._vocabulary[lowest.bit_length() - 1])
            found ^= lowest

    def count(
        self, letters: str, category: str, *, zipf: float = 0.0, typical: bool = False, min_letters: int = 5
    ) -> int:
        return self._answers(letters, category, zipf, typical, min_letters).bit_count()

    def _answers(self, letters: str, category: str, zipf: float, typical: bool, min_letters: int) -> int:
        known = bisect_right(self._falling_zipf, -zipf * ZIPF_STEPS)
        found = (1 << known) - 1
        found &= (self._typical if typical else self._fitting)[CATEGORIES.index(category)]
        found &= self._reaching[min(max(min_letters, LENGTHS[0]), LENGTHS[-1]) - LENGTHS[0]]
        for letter, count in Counter(letters.lower()).items():
            found &= self._holding.get(f"{letter}{count}", 0)
        return found

    def _number(self, key: str) -> int | None:
        wanted = key.encode()
        line = bisect_right(self._lines, wanted + b",\xff") - 1
        words = self._lines[max(line, 0)].split(b",")
        return line * BLOCK + words.index(wanted) if wanted in words else None

    def _word(self, number: int) -> str:
        return self._lines[number // BLOCK].split(b",")[number % BLOCK].decode()


@cache
def lexicon() -> Lexicon:
    """The dictionary."""
    return Lexicon((files(__package__) / "lexicon.dat").read_bytes())


def key_of(written: str) -> str:
    """Lower case, without accents, hyphens and apostrophes; single spaces between words."""
    plain = unicodedata.normalize("NFKD", written.casefold()).translate(JOINED)
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())


def _bits(kept: bytes) -> int:
    return int.from_bytes(kept, "little")


def _entry(key: str, packed: int) -> Entry:
    return Entry(
        key,
        (packed >> ZIPF_SHIFT) / ZIPF_STEPS,
        _categories(packed & CATEGORY_BITS),
        _categories(packed >> POSSIBLE_SHIFT & CATEGORY_BITS),
        plural=bool(packed & PLURAL),
        name=bool(packed & NAME),
        rude=bool(packed & RUDE),
        classified=not packed & UNCLASSIFIED,
    )


@cache
def _categories(bits: int) -> frozenset[str]:
    return frozenset(name for number, name in enumerate(CATEGORIES) if bits >> number & 1)
