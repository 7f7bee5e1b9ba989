"""What a seat sees, compiled."""

from typing import Any

from ...uno_duo_numbers import (
    ACTION_KIND,
    ACTION_UNO,
    CARDS,
    COLOURS,
    COPIES,
    DRAFT,
    HAND_SCALE,
    KINDS,
    KNOWN,
    MOST_STACKED,
    OPEN,
    OVER,
    PLAY,
)
from ..bits import bit, compiled
from .playing import can_say_uno, others, playable
from .tables import NONE, Options, count_of

HAND = 7 + 2 + 2
KNOWN_HELD, DISCARDED, BELOW, LOOKED_AT, DRAWN_CARD, TOP, COLOUR_TO_MATCH = (
    HAND + block * KINDS for block in range(1, 8)
)
"""Where each block of features begins, in the layout of the PettingZoo environment."""

FIGURES = COLOUR_TO_MATCH + COLOURS


@compiled
def fill(features: Any, table: Any, own: int, options: Options) -> None:
    """The features of a seat."""
    features[:] = 0
    other = 1 - own
    features[table.phase] = 1
    if table.phase != OVER:
        features[7 + (table.turn - own) % 2] = 1
    features[9 + (table.player_one - own) % 2] = 1
    for kind in range(KINDS):
        features[HAND + kind] = count_of(table, own, kind) / COPIES[kind]
    if options.memory:
        fill_memory(features, table, other)
    if table.phase == DRAFT and table.turn == own:
        features[LOOKED_AT + table.pile[table.head]] = 1
    if table.drawn >= 0 and (table.turn == own or (table.drawn_open and options.memory)):
        features[DRAWN_CARD + table.drawn] = 1
    if table.top >= 0:
        features[TOP + table.top] = 1
    if table.colour >= 0:
        features[COLOUR_TO_MATCH + table.colour] = 1
    fill_figures(features[FIGURES:], table, own, options)


@compiled
def fill_memory(features: Any, table: Any, other: int) -> None:
    """What a seat remembers: cards in the other hand, on the discard pile and at the bottom of the pile."""
    for kind in range(KINDS):
        known = table.held[other, KNOWN, kind] + table.held[other, OPEN, kind]
        features[KNOWN_HELD + kind] = known / COPIES[kind]
    for place in range(table.discarded):
        kind = table.discards[place]
        features[DISCARDED + kind] += 1 / COPIES[kind]
    end = table.head + table.size
    for place in range(end - table.below, end):
        kind = table.pile[place]
        features[BELOW + kind] += 1 / COPIES[kind]


@compiled
def fill_figures(features: Any, table: Any, own: int, options: Options) -> None:
    """Sizes, calls and totals."""
    features[0] = table.stack / MOST_STACKED
    features[3] = table.size / CARDS
    for place in range(2):
        seat = own if place == 0 else 1 - own
        features[1 + place] = min(table.hand_size[seat] / HAND_SCALE, 1.0)
        features[4 + place] = table.said[seat]
        features[6 + place] = table.owing == seat
        features[8 + place] = min(table.totals[seat] / options.target, 1.0)


@compiled
def fill_mask(mask: Any, table: Any) -> None:
    """1 for each action that would be accepted."""
    rest, plays = others(table), playable(table)
    for action in range(PLAY):
        mask[action] = rest & bit(action) != NONE
    for action in range(PLAY, len(mask)):
        kind = ACTION_KIND[action]
        mask[action] = plays & bit(kind) != NONE and (ACTION_UNO[action] == 0 or can_say_uno(table, kind))
