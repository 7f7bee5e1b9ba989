"""What speaks for a word's belonging to a category: its senses, their explanations, its company, lists.

Each is a weak witness. How far each is believed is learned from words that people judged.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tools.duple.categories import DOMAINS, Categories
from tools.duple.kinds import Lists
from tools.duple.learning import Chances, fit
from tools.duple.vectors import Vectors
from tools.wordnet import Key, Sense, Synset, WordNet

USUAL_RANK = 4
"""A meaning after the fourth is nobody's first thought."""

EXAMPLES = 40_000
"""The most frequent words that serve as examples."""

EVERY_GLOSS = 3
"""One in so many explanations is learned from."""

DOUBT = 6.0
"""Chances are kept as logits within these bounds."""

UNKNOWN_COMPANY = -3.0
"""The logit of a word that has no vector."""

NOTHING_PICTURED = ("Animal", "Food or drink", "Plant", "Person or job")
"""What is seen on photographs is an object unless it is mostly one of these."""

PARTS = "na"

Floats = NDArray[np.float64]


@dataclass
class Evidence:
    wordnet: WordNet
    categories: Categories
    vectors: Vectors
    lists: Lists
    hints: Lists

    def about(self, words: Sequence[str]) -> Floats:
        """For every word of WordNet and every category the same few features."""
        by_sense = np.array([[self._senses(word, name) for name in DOMAINS] for word in words])
        which = np.broadcast_to(np.eye(len(DOMAINS)), (len(words), len(DOMAINS), len(DOMAINS)))
        return np.concatenate([by_sense, self.company(words)[:, :, None], which], axis=2)

    def _senses(self, word: str, name: str) -> list[float]:
        senses = self._usual_senses(word)
        inside = [sense for sense in senses if self.categories.inside(name, sense)]
        share = self.categories.share(name, word)
        number = list(DOMAINS).index(name)
        return [
            float(self._is_listed(word, name)),
            float(word in self.hints[name]),
            share,
            min(share, 0.5),
            float(self.categories.fits(name, word)),
            max((1 / sense.rank for sense in inside), default=0.0),
            float(any(_is_clipped(word, sense) for sense in inside)),
            max((self._explained[sense.synset.key][number] for sense in senses), default=-DOUBT),
            self.categories.part_share(word, "n"),
        ]

    def _usual_senses(self, word: str) -> list[Sense]:
        """A certain person counts only where the word means nothing else."""
        senses = self.wordnet.senses.get((word, "n"), [])[:USUAL_RANK]
        people = [sense for sense in senses if sense.synset.is_instance and self.categories.is_surname(sense)]
        return [sense for sense in senses if sense not in people] or senses

    def knows(self, word: str) -> bool:
        """Whether WordNet does."""
        return any((word, part) in self.wordnet.senses for part in "nvar")

    def _is_listed(self, word: str, name: str) -> bool:
        if word not in self.lists[name]:
            return False
        other = name == "Object" and any(self.categories.share(each, word) > 0.5 for each in NOTHING_PICTURED)
        return not other

    @cached_property
    def _explained(self) -> dict[Key, Floats]:
        """What is explained like things of a category, with words about the same matters."""
        nouns = [synset for key, synset in self.wordnet.synsets.items() if key[0] == "n"]
        means = np.array([self.vectors.mean(synset.definition) for synset in nouns])
        learned = fit(means[::EVERY_GLOSS], self._belonging(nouns[::EVERY_GLOSS]))
        logits = np.clip(learned.logits(means), -DOUBT, DOUBT)
        return {synset.key: row for synset, row in zip(nouns, logits, strict=True)}

    def _belonging(self, synsets: Iterable[Synset]) -> Floats:
        return np.array(
            [[self.categories.holds(name, synset) for name in DOMAINS] for synset in synsets], dtype=float
        )

    def company(self, words: Sequence[str]) -> Floats:
        """How surely each word is used like those of each category, as logits, whatever a dictionary says."""
        found = np.full((len(words), len(DOMAINS)), UNKNOWN_COMPANY)
        having = [number for number, word in enumerate(words) if word in self.vectors.index]
        logits = self._like_examples.logits(self._rows([words[number] for number in having]))
        found[having] = np.clip(logits[:, : len(DOMAINS)], -DOUBT, DOUBT)
        return found

    def used_as(self, part: str, words: Sequence[str]) -> dict[str, float]:
        """How surely these words are used like nouns or like adjectives."""
        having = [word for word in words if word in self.vectors.index]
        logits = self._like_examples.logits(self._rows(having))[:, len(DOMAINS) + PARTS.index(part)]
        return dict(zip(having, map(float, logits), strict=True))

    @cached_property
    def _like_examples(self) -> Chances:
        """Learned from common words: the share of each category, and of each part, in what they mean."""
        words = [word for word in list(self.vectors.index)[:EXAMPLES] if self.knows(word)]
        shares = [
            [
                *(self.categories.share(name, word) for name in DOMAINS),
                *(self.categories.part_share(word, part) for part in PARTS),
            ]
            for word in words
        ]
        return fit(self._rows(words), np.array(shares))

    def _rows(self, words: Sequence[str]) -> NDArray[np.float32]:
        return self.vectors.matrix[[self.vectors.index[word] for word in words]]


def _is_clipped(word: str, sense: Sense) -> bool:
    """A canary is a canary bird, a vacuum a vacuum cleaner: the meaning is of everyday use."""
    written = [lemma.lower().replace("_", " ") for lemma in sense.synset.lemmas]
    return any(lemma.startswith(f"{word} ") or lemma.endswith(f" {word}") for lemma in written)
