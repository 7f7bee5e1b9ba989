"""How closely the faces of one category belong together: a table for each kind of relation."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from tools.duos.bags import Bags, likeness
from tools.duos.glove import Vectors
from tools.duos.kinship import PARTS_OF, WHOLES_OF, Kinship
from tools.wordnet import Synset
from twofold.games.duos.cards import Face

Table = NDArray[np.float32]
NEIGHBOURS = 8
LEVELS_OF_PARTS = 3


def by_vectors(vectors: Vectors) -> Table:
    """Nearness of the word vectors, less for faces that are near to everything."""
    centred = vectors - vectors.mean(axis=0) * 0.5
    centred /= np.linalg.norm(centred, axis=1, keepdims=True)
    cosines = centred @ centred.T
    nearest = np.sort(cosines, axis=1)[:, -NEIGHBOURS - 1 : -1].mean(axis=1)
    return np.asarray(2 * cosines - nearest[:, None] - nearest[None, :], dtype=np.float32)


def by_kind(senses: Sequence[Synset], kinship: Kinship) -> Table:
    """How special the nearest common kind is: `canine` tells more than `animal`."""
    below = kinship.below()
    top = math.log(max(below.values()) + 1)
    ancestors = [kinship.ancestors(sense) for sense in senses]

    def special(synset: Synset) -> float:
        return 1 - math.log(below[synset] + 1) / top

    def score(i: int, j: int) -> float:
        shared = ancestors[i].keys() & ancestors[j].keys()
        nearest = max((special(synset) for synset in shared), default=0.0)
        return 2 * nearest / (special(senses[i]) + special(senses[j]) + 1e-9)

    return _table(len(senses), score)


def by_gloss(senses: Sequence[Synset], bags: Bags) -> Table:
    """How many telling words their descriptions share."""
    described = [bags.of(sense) for sense in senses]
    return _table(len(senses), lambda i, j: likeness(described[i], described[j]))


def by_parts(senses: Sequence[Synset], kinship: Kinship, bags: Bags) -> Table:
    """One is a part of the other, or is named where the other is described."""
    described = [bags.of(sense) for sense in senses]
    names = [{kinship.base(name.lower()) for name in sense.lemmas} for sense in senses]
    wholes = [_wholes(sense, kinship) for sense in senses]
    kinds = [set(kinship.ancestors(sense)) for sense in senses]

    def score(i: int, j: int) -> float:
        part = bool(wholes[i] & kinds[j] or wholes[j] & kinds[i])
        named = max(_named(names[i], described[j]), _named(names[j], described[i]))
        return named + (0.3 if part else 0.0)

    return _table(len(senses), score)


def _named(names: set[str], bag: dict[str, float]) -> float:
    return max((bag.get(name, 0.0) for name in names), default=0.0)


def _wholes(sense: Synset, kinship: Kinship) -> set[Synset]:
    near = [kind for kind, distance in kinship.ancestors(sense).items() if distance <= LEVELS_OF_PARTS]
    return {whole for kind in near for whole in kinship.related(kind, (*WHOLES_OF, *PARTS_OF))}


def by_traits(faces: Sequence[Face]) -> Table:
    """How rare the traits are that they share."""
    holders = Counter(trait for face in faces for trait in face.traits)
    rarity = {trait: math.log(len(faces) / count) for trait, count in holders.items()}
    return _table(len(faces), lambda i, j: sum(rarity[trait] for trait in faces[i].traits & faces[j].traits))


def _table(size: int, score: Callable[[int, int], float]) -> Table:
    table = np.zeros((size, size), dtype=np.float32)
    for i, j in combinations(range(size), 2):
        table[i, j] = table[j, i] = score(i, j)
    return table


def surprise(table: Table) -> Table:
    """Each pair's score as minus the logarithm of the share of pairs that score at least as much.

    So every kind of relation speaks on one scale: 0 for a pair like all others, about 9 for the best of 6670.
    """
    upper = np.triu_indices(len(table), 1)
    scores = table[upper]
    at_least = len(scores) - np.searchsorted(np.sort(scores), scores, side="left")
    scale = np.zeros_like(table)
    scale[upper] = -np.log(at_least / len(scores))
    return np.asarray(scale + scale.T, dtype=np.float32)
