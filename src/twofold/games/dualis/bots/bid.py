"""What a standing in tricks and coins promises: the plan of the bid.

Tricks can be paid for with coins later on, as long as cards and coins are left to do it; coins that were
placed must be earned by tricks, which others want too. So it is good to be a trick or two ahead of the coins,
bad to be behind them, and all the worse the fewer tricks are left. The figures were read off some thousand
rounds that an early version played against itself; duels showed that their exact size matters little.
"""

from collections.abc import Sequence
from functools import cache

from twofold.games.dualis.rules import score

COMFORT = 0.06
"""What being a trick ahead of the coins is worth, up to ``COMFORTABLE`` tricks."""

COMFORTABLE = 2
UNPAID = 0.25
"""What each trick costs that no coin can pay for any more."""

OWED = 0.4
"""What each trick costs that is owed to the coins when one trick is left; less when there are more."""

OWED_EXPONENT = 0.75
TRICK = 0.01
"""What a trick more than the others' is worth in itself: it decides between equal scores (DUALIS-16)."""


@cache
def promise(ahead: int, left: int, coins_left: int) -> float:
    """How well a side stands that is this many tricks ahead of its coins, with so much left to play for."""
    if ahead < 0:
        return float(OWED * ahead / left**OWED_EXPONENT)
    unpaid = max(0, ahead - min(left, coins_left))
    return (COMFORT * min(ahead, COMFORTABLE) if left > 1 else 0.0) - UNPAID * unpaid


def worth(side: int, tricks: Sequence[int], coins: Sequence[int], left: int, coins_left: int) -> float:
    """How good this standing is for a side, compared with the others."""
    if not left:
        return final_worth(side, tricks, coins)
    total = 0.0
    others = len(tricks) - 1
    for other, (won, placed) in enumerate(zip(tricks, coins, strict=True)):
        good = promise(won - placed, left, coins_left) + TRICK * won
        total += good if other == side else -good / others
    return total


def final_worth(side: int, tricks: Sequence[int], coins: Sequence[int]) -> float:
    """The same when the round is over: for two sides whether it is won, for more the lead in points."""
    scores = [score(won, placed) for won, placed in zip(tricks, coins, strict=True)]
    if len(scores) == 2:
        return float((scores[side], tricks[side]) > (scores[1 - side], tricks[1 - side]))
    return scores[side] - (sum(scores) - scores[side]) / (len(scores) - 1)
