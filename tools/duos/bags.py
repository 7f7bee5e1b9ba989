"""What WordNet writes about a sense, as a bag of weighted words: gloss, names, kin and parts."""

import math
import re
from collections import Counter

from tools.duos.kinship import HYPONYMS, PARTS_OF, WHOLES_OF, Kinship
from tools.wordnet import Synset

Bag = dict[str, float]

_WORD = re.compile(r"[a-z]+")
_EXAMPLE = re.compile(r'"[^"]*"')
OWN, KIN, BELOW = 1.0, 0.5, 0.25
LEVELS_UP = 4


class Bags:
    """Bags over one WordNet, weighted by how rare each word is in all glosses."""

    def __init__(self, kinship: Kinship) -> None:
        self.kinship = kinship
        mentions: Counter[str] = Counter()
        for synset in kinship.synsets.values():
            mentions.update(set(self._words(synset)))
        total = len(kinship.synsets)
        self.rarity = {word: math.log(total / count) for word, count in mentions.items()}

    def _words(self, synset: Synset) -> list[str]:
        names = " ".join(synset.lemmas).replace("_", " ").lower()
        written = _WORD.findall(_EXAMPLE.sub("", synset.gloss.lower()) + " " + names)
        return [self.kinship.base(word) for word in written if len(word) > 2]

    def of(self, synset: Synset) -> Bag:
        """The bag of one sense, of length 1."""
        weights: Bag = {}
        self._add(weights, synset, OWN)
        for ancestor, distance in self.kinship.ancestors(synset).items():
            if 0 < distance <= LEVELS_UP:
                self._add(weights, ancestor, KIN / distance)
        for symbols, weight in ((PARTS_OF, KIN), (WHOLES_OF, KIN), (HYPONYMS, BELOW)):
            related = self.kinship.related(synset, symbols)
            for other in related:
                self._add(weights, other, weight / math.sqrt(len(related)))
        return _unit(weights)

    def _add(self, weights: Bag, synset: Synset, weight: float) -> None:
        for word in set(self._words(synset)):
            rarity = self.rarity.get(word, 0.0)
            if rarity > 4:  # words of more than about 2 % of all glosses say nothing: "having", "large"
                weights[word] = max(weights.get(word, 0.0), weight * rarity)


def _unit(weights: Bag) -> Bag:
    length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    return {word: weight / length for word, weight in weights.items()}


def likeness(one: Bag, other: Bag) -> float:
    """The cosine of two bags."""
    if len(other) < len(one):
        one, other = other, one
    return sum(weight * other[word] for word, weight in one.items() if word in other)
