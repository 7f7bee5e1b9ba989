"""How good bots are, and how sure one can be of it.

Results come in *clusters*: the matches played with the same deal. Deals differ more than chance within a deal
does, so every interval takes the deal, not the match, as the unit of evidence.
"""

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from random import Random
from typing import TypeAlias

from msgspec import Struct

Z = 1.96
"""Standard errors on either side of a 95 % interval."""

MEAN_RATING = 1500.0
"""The bots of an arena have this rating on average."""

Pair: TypeAlias = tuple[str, str]


class Interval(Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Rating(Struct, frozen=True):
    """How strong a bot is, on Elo's scale: 400 points more win ten times as often as they lose."""

    bot: str
    elo: Interval


def share(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """The share that the parts have of the wholes, one of each for every deal; ``None`` of nothing."""
    whole = sum(wholes)
    if not whole:
        return None
    value = sum(parts) / whole
    deals = len(wholes)
    squares = sum((part - value * of) ** 2 for part, of in zip(parts, wholes, strict=True))
    variance = squares / whole**2 * deals / max(1, deals - 1)
    # A run without any spread says no more than its number of deals can.
    effective = value * (1 - value) / variance if variance else deals
    return wilson(value, effective)


def wilson(value: float, count: float) -> Interval:
    """Wilson's interval of a share seen in this many independent trials."""
    middle = value + Z * Z / (2 * count)
    spread = Z * sqrt(value * (1 - value) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return Interval(value, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def ratings(
    bots: Sequence[str], deals: Sequence[Mapping[Pair, tuple[float, float]]], resamples: int = 200
) -> list[Rating]:
    """Bradley–Terry ratings, best first, from the victories of both sides of each pair, deal by deal.

    The intervals are those of a bootstrap over the deals.
    """
    rng = Random(len(deals))
    fitted = bradley_terry(bots, _summed(deals))
    again = [bradley_terry(bots, _summed(rng.choices(deals, k=len(deals)))) for _ in range(resamples)]
    rated = []
    for bot in bots:
        spread = sorted(sample[bot] for sample in again)
        low, high = spread[round(0.025 * (resamples - 1))], spread[round(0.975 * (resamples - 1))]
        rated.append(Rating(bot, Interval(fitted[bot], min(low, fitted[bot]), max(high, fitted[bot]))))
    return sorted(rated, key=lambda rating: -rating.elo.value)


def bradley_terry(bots: Sequence[str], victories: Mapping[Pair, tuple[float, float]]) -> dict[str, float]:
    """The ratings under which these victories are likeliest, with one imagined draw for each pair.

    The draw keeps a bot that never lost from an infinite rating.
    """
    strength = dict.fromkeys(bots, 1.0)
    met = {pair: (won + 0.5, lost + 0.5) for pair, (won, lost) in victories.items()}
    for _ in range(200):
        for bot in bots:
            won = sum(points[pair.index(bot)] for pair, points in met.items() if bot in pair)
            expected = sum(
                sum(points) / (strength[pair[0]] + strength[pair[1]])
                for pair, points in met.items()
                if bot in pair
            )
            strength[bot] = won / expected
    mean = sum(map(log10, strength.values())) / len(bots)
    return {bot: MEAN_RATING + 400 * (log10(strength[bot]) - mean) for bot in bots}


def _summed(deals: Sequence[Mapping[Pair, tuple[float, float]]]) -> dict[Pair, tuple[float, float]]:
    total: dict[Pair, tuple[float, float]] = {}
    for deal in deals:
        for pair, (won, lost) in deal.items():
            before = total.get(pair, (0.0, 0.0))
            total[pair] = before[0] + won, before[1] + lost
    return total
