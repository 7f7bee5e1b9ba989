"""How well somebody solves puzzles: Glicko-2, after Mark Glickman's description of 2013."""

from collections.abc import Callable, Iterable
from math import exp, log, pi, sqrt

from msgspec import Struct

SCALE = 173.7178
START = 1500.0
RESTLESSNESS = 0.5
"""The system's constant: how much a rating's volatility may change."""

EXACT = 1e-6
PUZZLE_DEVIATION = 80.0
"""How far the rating of a puzzle may be off."""


class Rating(Struct, frozen=True):
    """A rating and how sure it is."""

    rating: float = START
    deviation: float = 350.0
    volatility: float = 0.06


def rated(player: Rating, results: Iterable[tuple[float, float, float]]) -> Rating:
    """The rating after results: the other's rating and deviation, and the score from 0 to 1."""
    mu, phi = (player.rating - START) / SCALE, player.deviation / SCALE
    met = [((rating - START) / SCALE, deviation / SCALE, score) for rating, deviation, score in results]
    weighed = [(_weight(other), _expected(mu, at, other), score) for at, other, score in met]
    variance = 1 / sum(g * g * e * (1 - e) for g, e, _ in weighed)
    surprise = sum(g * (score - e) for g, e, score in weighed)
    sigma = _volatility(player.volatility, phi, variance, variance * surprise)
    phi = 1 / sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    return Rating(START + SCALE * (mu + phi * phi * surprise), SCALE * phi, sigma)


def solved_by(player: Rating, puzzle: int, right: bool) -> Rating:
    """The rating of whoever tried a puzzle of this rating."""
    return rated(player, [(puzzle, PUZZLE_DEVIATION, float(right))])


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / pi**2)


def _expected(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + exp(-_weight(phi) * (mu - other)))


def _volatility(sigma: float, phi: float, variance: float, gain: float) -> float:
    """Where the likelihood is greatest, by the Illinois algorithm."""
    start = log(sigma * sigma)

    def slope(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (gain * gain - spread) / (2 * spread * spread) - (x - start) / RESTLESSNESS**2

    low, high = start, _other_side(slope, start, gain * gain - phi * phi - variance)
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_side(slope: Callable[[float], float], start: float, excess: float) -> float:
    """A place on the other side of where the slope is level."""
    if excess > 0:
        return log(excess)
    steps = 1
    while slope(start - steps * RESTLESSNESS) < 0:
        steps += 1
    return start - steps * RESTLESSNESS
