"""How a player with a limited memory remembers a row."""

import math
from collections.abc import Mapping
from random import Random

from twofold.games.duet.bots.songs import chunks
from twofold.games.duet.cards import Row, set_of

FADING = 1.2
"""How gradually memory gives way beyond its span."""

OWN = 3.0
"""A row that was laid with one's own hands counts as this many things less to remember."""


def pieced_together(noted: Mapping[int, int], cards: int, rng: Random) -> Row:
    """A row from the numbers noted by position; what was not seen is guessed."""
    unseen = [number for number in set_of(cards) if number not in noted.values()]
    rng.shuffle(unseen)
    return tuple(noted[position] if position in noted else unseen.pop() for position in set_of(cards))


def recalled(row: Row, span: float, rng: Random) -> Row:
    """The row as it comes to mind: some cards may be lost, and those are guessed among their places."""
    chance = chance_to_keep(chunks(row), span)
    lost = [place for place in range(len(row)) if rng.random() >= chance]
    guessed = rng.sample(lost, len(lost))
    moved = dict(zip(lost, guessed, strict=True))
    return tuple(row[moved.get(place, place)] for place in range(len(row)))


def chance_to_keep(things: int, span: float) -> float:
    """How likely each of so many things stays in mind; even odds at the span."""
    return 1.0 if math.isinf(span) else 1 / (1 + math.exp((things - span) / FADING))
