"""Cards on the move between pile, discards and hands, compiled."""

from typing import Any

import numpy as np

from ...uno_duo_numbers import CARDS, DRAFT, HAND_SIZE, HIDDEN, KIND, KNOWN, OPEN
from ..bits import below, compiled
from .tables import NONE, Options, give, let_know, take

DECK = KIND.astype(np.uint8)


@compiled
def shuffle(table: Any, number: int) -> None:
    """Mix the first cards of the draw pile."""
    for last in range(number - 1, 0, -1):
        other = below(table, last + 1)
        table.pile[last], table.pile[other] = table.pile[other], table.pile[last]


@compiled
def deal(table: Any, player_one: int) -> None:
    """A new round: everything is shuffled, and the draft begins (UNO-4)."""
    table.pile[:CARDS] = DECK
    shuffle(table, CARDS)
    table.head, table.size, table.below, table.discarded = 0, CARDS, 0, 0
    table.held[:] = 0
    table.kinds[:] = NONE
    table.hand_size[:] = 0
    table.phase = DRAFT
    table.turn = table.player_one = player_one
    table.colour = table.top = table.drawn = table.owing = -1
    table.drawn_open = False
    table.said[:] = 0
    table.stack = table.passes = 0


@compiled
def begin(table: Any) -> None:
    """The first draft of a match; who drafts first is random."""
    table.totals[:] = 0
    deal(table, below(table, 2))


@compiled
def discard(table: Any, kind: int) -> None:
    """A card comes to lie on the discard pile."""
    table.discards[table.discarded] = kind
    table.discarded += 1
    table.top = kind


@compiled
def pick(table: Any, seat: int, kept: bool) -> None:
    """Of the next two cards one is kept and the other discarded face up; then the other picks."""
    first, second = table.pile[table.head], table.pile[table.head + 1]
    table.head += 2
    table.size -= 2
    give(table, seat, first if kept else second, HIDDEN)
    discard(table, second if kept else first)
    table.turn = 1 - seat


@compiled
def open_round(table: Any) -> None:
    """The draft's discards go under the draw pile, in order, and its top card opens."""
    bottom = table.head + table.size
    table.pile[bottom : bottom + 2 * HAND_SIZE] = table.discards[: 2 * HAND_SIZE]
    opening = table.pile[table.head]
    table.head += 1
    table.size += 2 * HAND_SIZE - 1
    table.below = 2 * HAND_SIZE
    table.discarded = 0
    discard(table, opening)


@compiled
def turn_over(table: Any, options: Options) -> None:
    """An empty draw pile is made anew of all discards but the top one."""
    if table.size > 0 or table.discarded <= 1:
        return
    number = table.discarded - 1
    table.pile[:number] = table.discards[:number]
    table.discards[0], table.discarded = table.discards[number], 1
    table.head, table.size = 0, number
    table.below = number
    if options.reshuffle:
        table.below = 0
        shuffle(table, number)
        let_know(table, KNOWN)


@compiled
def draw(table: Any, seat: int, wanted: int, options: Options) -> int:
    """Cards are drawn, the discard pile being turned over whenever the draw pile runs out; how many."""
    if wanted == 0:
        return 0
    turn_over(table, options)
    number = take_from_top(table, seat, wanted)
    turn_over(table, options)
    return number + take_from_top(table, seat, wanted - number)


@compiled
def take_from_top(table: Any, seat: int, wanted: int) -> int:
    """The top cards go to a hand; those that lay face up before are known to be there."""
    number = min(wanted, table.size)
    if number == 0:
        return 0
    for _ in range(number):
        seen = table.size <= table.below
        give(table, seat, table.pile[table.head], OPEN if seen else HIDDEN)
        table.head += 1
        table.size -= 1
        table.below = min(table.below, table.size)
    table.said[seat] = 0
    table.passes = 0
    if table.owing == seat:
        table.owing = -1
    count_out(table)
    return int(number)


@compiled
def count_out(table: Any) -> None:
    """Nothing unseen may be left but the other hand (UNO-5).

    Whoever looks on can tell the two hands apart only if one of them is known.
    """
    if table.below >= table.size:
        closed = table.held[0, :OPEN].any() and table.held[1, :OPEN].any()
        let_know(table, KNOWN if closed else OPEN)


@compiled
def lay(table: Any, seat: int, kind: int, uno: bool) -> None:
    """A card goes from a hand to the discard pile: of its kind, the one that the others knew most about.

    A card drawn unseen and played at once is none of those that were known to be in the hand before.
    """
    unseen = table.drawn >= 0 and not table.drawn_open
    level = HIDDEN if unseen else OPEN
    while table.held[seat, level, kind] == 0:
        level += 1 if unseen else -1
    take(table, seat, kind, level)
    discard(table, kind)
    table.drawn, table.drawn_open = -1, False
    table.said[seat] = uno
