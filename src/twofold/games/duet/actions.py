"""What players do in Duet."""

from typing import TypeAlias

from msgspec import Struct

from twofold.games.duet.cards import MOST_CARDS, Row


class LayRow(Struct, frozen=True, tag="lay"):
    """Lay your cards face down in a row."""

    row: Row
    """The numbers from left to right."""


class StartBeat(Struct, frozen=True, tag="start_beat"):
    """Start the beat for the other player's performance."""


class Flip(Struct, frozen=True, tag="flip", gc=False):
    """Flip a card of your row: up if it is face down, down if it is face up."""

    position: int
    """1 for the leftmost card."""


Action: TypeAlias = LayRow | StartBeat | Flip

FLIPS = tuple(Flip(position) for position in range(1, MOST_CARDS + 1))
"""The flip of every position, the leftmost first."""
