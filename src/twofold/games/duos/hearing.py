"""What hints make of a table: how close two cards are once a word was said or a card pointed at."""

from collections.abc import Sequence
from math import sqrt

from twofold.games.duos.actions import Hint, PointNot, PointYes, SayWord
from twofold.games.duos.association import Table, Taste, association
from twofold.games.duos.cards import Face
from twofold.games.duos.matching import PAIRS_TO_CHOOSE, Pairs, all_pairs, best_pairs

LANGUAGE = Taste(vectors=0.2, kinds=0.1, glosses=0.2, parts=0.1, traits=0.4)
"""Whatever their taste in pairs, all know what words mean."""

YES_WEIGHT = 5.0
NOT_WEIGHT = -12.0
WORD_WEIGHT = 2.5
CLEAREST = 2.5
"""A word speaks of a card at most this many standard deviations more than of the others."""

PROMISE = 1e6


def heard(table: Table, hints: Sequence[Hint], faces: Sequence[Face]) -> Table:
    """The table after these hints, whoever gave them: both partners know them."""
    for hint in hints:
        match hint:
            case SayWord(word):
                table = _with_word(table, word, faces)
            case PointYes(place):
                table = with_place(table, place, YES_WEIGHT)
            case PointNot(place):
                table = with_place(table, place, NOT_WEIGHT)
    return table


def with_place(table: Table, place: int, weight: float) -> Table:
    """The table with all pairs of one place that much closer."""
    return [
        [close + weight * (place in (i, j)) for j, close in enumerate(row)] for i, row in enumerate(table)
    ]


def _with_word(table: Table, word: str, faces: Sequence[Face]) -> Table:
    """A word brings two cards together that it both speaks of."""
    clear = clearness(word, faces)
    return [
        [close + WORD_WEIGHT * min(clear[i], clear[j]) for j, close in enumerate(row)]
        for i, row in enumerate(table)
    ]


def clearness(word: str, faces: Sequence[Face]) -> list[float]:
    """How much more a word speaks of each card than of all: 0 for the average and below."""
    relevances = association().relevances(word, faces, LANGUAGE)
    middle = sum(relevances) / len(faces)
    above = [max(0.0, relevance - middle) for relevance in relevances]
    spread = sqrt(sum((relevance - middle) ** 2 for relevance in relevances) / len(faces)) or 1.0
    return [min(CLEAREST, excess / spread) for excess in above]


def best_promised(weights: Table, included: set[int], excluded: set[int]) -> Pairs:
    """The best four pairs that keep the promises of YES and NOT."""
    for place in included:
        weights = with_place(weights, place, PROMISE)
    for place in excluded:
        weights = with_place(weights, place, -PROMISE)
    return best_pairs(weights)


def most_obvious(weights: Table, included: set[int], excluded: set[int]) -> Pairs:
    """The closest pair, then the closest of what is left, and so on, keeping the promises of YES and NOT."""
    free, promised = set(range(len(weights))) - excluded, set(included)
    chosen = []
    for left in reversed(range(PAIRS_TO_CHOOSE)):
        fitting = [
            pair
            for pair in all_pairs(len(weights))
            if free.issuperset(pair) and len(promised.difference(pair)) <= 2 * left
        ]
        pair = max(fitting, key=lambda pair: weights[pair[0]][pair[1]])
        chosen.append(pair)
        free.difference_update(pair)
        promised.difference_update(pair)
    return tuple(sorted(chosen))
