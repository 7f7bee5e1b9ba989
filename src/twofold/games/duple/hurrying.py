"""People's time: where nobody but bots still races, they come to an end while people look on.

Thoughts of any length are pressed into the time in which a quick person finds a word and types it, the longer
ones later. Each bot speaks at moments of its own, so that haste makes no ties.
"""

from twofold.engine import Seat
from twofold.games.duple.state import Race

AT_FIRST, AT_LAST = 3000, 6000
"""Milliseconds: before, people who look on have not read the letters; after, they wait."""

USUAL = 4000
"""A thought of so many milliseconds takes half of the time that there is."""

APART, FARTHEST = 50, 400
"""By how much more than a tie allows bots are apart, and by how much at most."""


def is_left_to_bots(race: Race, people: frozenset[Seat] | None) -> bool:
    """Whether every person who races has given up, or none does, though some are at the table."""
    return people is not None and not (set(race.racers) - set(race.gave_up)) & people


def hurried(milliseconds: int, race: Race, seat: Seat, tie_ms: int) -> int:
    """When a thought is said that would take so long; the longer ones later, and never with another's."""
    share = max(0, milliseconds) / (max(0, milliseconds) + USUAL)
    apart = min(tie_ms + APART, FARTHEST)
    rounds = max(1, (AT_LAST - AT_FIRST) // (apart * len(race.racers)))
    slot = int(share * rounds) * len(race.racers) + race.racers.index(seat)
    return AT_FIRST + min(slot * apart, AT_LAST - AT_FIRST)
