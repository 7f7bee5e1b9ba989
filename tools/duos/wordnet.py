"""WordNet's database files, read into synsets: words, gloss and pointers. Knows nothing of DUOS."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

POS_FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
ENDINGS = (
    ("ies", "y"),
    ("ves", "f"),
    ("es", ""),
    ("s", ""),
    ("ing", ""),
    ("ing", "e"),
    ("ed", ""),
    ("ed", "e"),
)

HYPERNYM = ("@", "@i")
HYPONYM = ("~", "~i")
PARTS = ("%m", "%s", "%p")
WHOLES = ("#m", "#s", "#p")


@dataclass(frozen=True)
class Synset:
    """One sense, shared by its words."""

    pos: str
    offset: int
    topic: int
    """The number of the lexicographer's file: 5 holds the animals, 6 the artefacts, 13 the food."""
    words: tuple[str, ...]
    pointers: tuple[tuple[str, str, int], ...]
    """(symbol, part of speech, offset) of each related sense."""
    gloss: str


class WordNet:
    """All senses of a WordNet `dict` folder."""

    def __init__(self, folder: Path) -> None:
        self.synsets: dict[tuple[str, int], Synset] = {}
        self.senses: dict[tuple[str, str], list[tuple[str, int]]] = {}
        for pos, name in POS_FILES.items():
            self._read_synsets(pos, folder / f"data.{name}")
            self._read_senses(pos, folder / f"index.{name}")

    def _read_synsets(self, pos: str, path: Path) -> None:
        for line in _entries(path):
            synset = _parse_synset(pos, line)
            self.synsets[pos, synset.offset] = synset

    def _read_senses(self, pos: str, path: Path) -> None:
        for line in _entries(path):
            fields = line.split()
            count = int(fields[2])
            self.senses[pos, fields[0]] = [(pos, int(offset)) for offset in fields[-count:]]

    def of(self, lemma: str, pos: str = "n") -> list[Synset]:
        return [self.synsets[key] for key in self.senses.get((pos, lemma), [])]

    def related(self, synset: Synset, symbols: tuple[str, ...]) -> list[Synset]:
        return [self.synsets[pos, offset] for symbol, pos, offset in synset.pointers if symbol in symbols]

    def ancestors(self, synset: Synset) -> dict[Synset, int]:
        """Every hypernym with its distance, the sense itself included."""
        found = {synset: 0}
        edge = [synset]
        while edge:
            above = {up for low in edge for up in self.related(low, HYPERNYM) if up not in found}
            found.update(dict.fromkeys(above, found[edge[0]] + 1))
            edge = sorted(above, key=lambda up: up.offset)
        return found

    def lemmas(self, word: str) -> Iterator[str]:
        """The forms under which a word may stand in the index, its own first."""
        yield word
        for ending, stem in ENDINGS:
            if word.endswith(ending) and len(word) > len(ending) + 2:
                yield word.removesuffix(ending) + stem

    def knows(self, word: str) -> bool:
        return any((pos, lemma) in self.senses for lemma in self.lemmas(word) for pos in POS_FILES)

    @cache  # noqa: B019 - one database lives as long as the script
    def base(self, word: str) -> str:
        """The shortest known form: `wings` and `winged` both become `wing`."""
        known = [form for form in self.lemmas(word) if any((pos, form) in self.senses for pos in POS_FILES)]
        return min(known, key=len, default=word)

    def below(self) -> dict[Synset, int]:
        """How many noun senses lie under each, itself included."""
        counts: dict[Synset, int] = defaultdict(int)
        for (pos, _), synset in self.synsets.items():
            if pos == "n":
                for ancestor in self.ancestors(synset):
                    counts[ancestor] += 1
        return counts


def _entries(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8") as lines:
        yield from (line for line in lines if not line.startswith("  "))


def _parse_synset(pos: str, line: str) -> Synset:
    facts, _, gloss = line.partition(" | ")
    fields = facts.split()
    words_end = 4 + 2 * int(fields[3], 16)
    words = tuple(word.partition("(")[0].lower() for word in fields[4:words_end:2])
    pointers_end = words_end + 1 + 4 * int(fields[words_end])
    rest = fields[words_end + 1 : pointers_end]
    pointers = tuple(
        (rest[i], rest[i + 2].replace("s", "a"), int(rest[i + 1])) for i in range(0, len(rest), 4)
    )
    return Synset(pos, int(fields[0]), int(fields[1]), words, pointers, gloss.strip())
