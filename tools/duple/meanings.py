"""How surely a word belongs to a category: the evidence, weighed as people at a table weigh it."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tools.duple.categories import DOMAINS
from tools.duple.evidence import Evidence, Floats
from tools.duple.learning import Chances, fit

JUDGED = Path(__file__).parents[2] / "tests" / "games" / "duple"

CAUTION = 1.5
"""There are few judged words: no witness is believed too readily."""

Logits = Mapping[str, float]


@dataclass(frozen=True)
class Judged:
    """A word that people accepted or refused in a category."""

    word: str
    category: str
    accepted: bool


def judged_words() -> Iterator[Judged]:
    """The words that may be learned from; the other half of the family's words only measures."""
    with (JUDGED / "judged_words.tsv").open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows, delimiter="\t"):
            yield Judged(row["word"].lower(), row["category"], row["accepted"] == "yes")
    for line in (JUDGED / "family" / "development.txt").read_text("utf-8").splitlines():
        label, category, words = line.split(" | ")
        for word in words.split(", "):
            yield Judged(word, category, label == "right")


class Meanings:
    """Logits for every word and category: above 0 it rather belongs there than not."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._believed = self._learn_from_people()

    def weigh(self, words: Sequence[str]) -> dict[str, Logits]:
        """What WordNet does not know is told by the company that it keeps, and by nothing else."""
        known = [word for word in words if self._evidence.knows(word)]
        features = self._evidence.about(known)
        logits = self._believed.logits(features.reshape(-1, features.shape[2]))
        return self.company(words) | _by_word(known, logits.reshape(len(known), len(DOMAINS)))

    def company(self, words: Sequence[str]) -> dict[str, Logits]:
        """How surely words belong by the company they keep alone."""
        return _by_word(words, self._evidence.company(words))

    def _learn_from_people(self) -> Chances:
        pairs = [
            pair for pair in judged_words() if pair.category in DOMAINS and self._evidence.knows(pair.word)
        ]
        words = sorted({pair.word for pair in pairs})
        features = self._evidence.about(words)
        numbers = {word: number for number, word in enumerate(words)}
        rows = [features[numbers[pair.word], list(DOMAINS).index(pair.category)] for pair in pairs]
        return fit(np.array(rows), np.array([[float(pair.accepted)] for pair in pairs]), CAUTION)


def _by_word(words: Sequence[str], logits: Floats) -> dict[str, Logits]:
    return {
        word: dict(zip(DOMAINS, map(float, row), strict=True))
        for word, row in zip(words, logits, strict=True)
    }
