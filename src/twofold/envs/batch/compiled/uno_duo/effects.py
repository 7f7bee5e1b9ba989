"""What a card or another action does to both players, compiled."""

from typing import Any

from ...uno_duo_numbers import (
    ANSWER,
    CATCH_PENALTY,
    CUSTOMIZABLE,
    DRAW_TWO,
    DRAWN,
    FACE_OF,
    KINDS,
    KNOWN,
    OPEN,
    REVERSE,
    RUN,
    SKIP,
    SWAP_HANDS,
    TURN,
    WILD_DRAW_FOUR,
    WILDS_DO,
)
from ..bits import compiled
from .piles import draw, turn_over
from .tables import LEVELS, Options, let_know

DRAW_ONE, SKIPPING = WILDS_DO["draw_one"], WILDS_DO["skip"]


@compiled
def draws_of(face: int, options: Options) -> int:
    """How many cards a card makes the opponent draw."""
    if face == DRAW_TWO:
        return 2
    if face == WILD_DRAW_FOUR:
        return 4
    return 1 if face == CUSTOMIZABLE and options.customizable == DRAW_ONE else 0


@compiled
def open_with(table: Any, face: int, options: Options) -> None:
    """What the opening card makes Player 2 draw; a customizable makes nobody."""
    if face != CUSTOMIZABLE:
        draw(table, 1 - table.player_one, draws_of(face, options), options)


@compiled
def pass_on(table: Any, seat: int) -> None:
    """The turn goes to a seat."""
    table.phase, table.turn = TURN, seat
    table.drawn, table.drawn_open = -1, False


@compiled
def play(table: Any, seat: int, phase: int, options: Options) -> bool:
    """A card was laid: it goes out, it is part of a run, or it takes effect. Whether the round is over."""
    face = FACE_OF[table.top]
    table.passes = 0
    if table.hand_size[seat] == 0:
        draw(table, 1 - seat, draws_of(face, options) + table.stack, options)
        table.round_winner = seat
        return True
    if phase == RUN or face == REVERSE:
        table.phase = RUN
        owe(table, seat)
    else:
        take_effect(table, seat, face, options)
    return False


@compiled
def owe(table: Any, seat: int) -> None:
    """Who has one card left owes the call, unless it was made with the card (UNO-16)."""
    if table.hand_size[seat] == 1 and not table.said[seat]:
        table.owing = seat


@compiled
def take_effect(table: Any, seat: int, face: int, options: Options) -> None:
    """What the top card does to the other player, and whose turn it is then."""
    if face == DRAW_TWO:
        table.stack += 2
        pass_on(table, 1 - seat)
        table.phase = ANSWER
    else:
        draw(table, 1 - seat, draws_of(face, options), options)
        skips = face == CUSTOMIZABLE and options.customizable == SKIPPING
        again = skips or face in (SKIP, WILD_DRAW_FOUR)
        pass_on(table, seat if again else 1 - seat)
    if face == SWAP_HANDS:
        swap(table, seat)
    else:
        owe(table, seat)


@compiled
def end_run(table: Any, seat: int, options: Options) -> None:
    """The last card of a run takes effect."""
    take_effect(table, seat, FACE_OF[table.top], options)


@compiled
def swap(table: Any, seat: int) -> None:
    """Hands are traded, and both players know all of the hand that they gave away."""
    let_know(table, KNOWN)
    for level in range(LEVELS):
        for kind in range(KINDS):
            held = table.held[0, level, kind]
            table.held[0, level, kind] = table.held[1, level, kind]
            table.held[1, level, kind] = held
    table.kinds[0], table.kinds[1] = table.kinds[1], table.kinds[0]
    table.hand_size[0], table.hand_size[1] = table.hand_size[1], table.hand_size[0]
    table.said[1 - seat] = 0


@compiled
def draw_one(table: Any, seat: int, options: Options) -> bool:
    """One card is drawn and may be looked at; with nothing to draw the turn passes.

    Whether the round is over: both passed in turn.
    """
    turn_over(table, options)
    if table.size == 0:
        table.passes += 1
        pass_on(table, 1 - seat)
        table.round_winner = -1
        return bool(table.passes == 2)
    kind, seen = table.pile[table.head], table.size <= table.below
    draw(table, seat, 1, options)
    table.phase, table.drawn = DRAWN, kind
    table.drawn_open = seen or not table.held[seat, :OPEN].any()
    return False


@compiled
def keep(table: Any, seat: int) -> None:
    """The card just drawn stays in the hand."""
    pass_on(table, 1 - seat)


@compiled
def answer(table: Any, seat: int, options: Options) -> None:
    """The sum of the Draw 2s is taken."""
    draw(table, seat, int(table.stack), options)
    table.stack = 0
    pass_on(table, 1 - seat)


@compiled
def call(table: Any, seat: int) -> None:
    """UNO is said: nothing is owed any more."""
    if table.owing == seat:
        table.owing = -1
    table.said[seat] = 1


@compiled
def catch(table: Any, seat: int, options: Options) -> None:
    """The other forgot to say UNO, and draws for it."""
    table.owing = -1
    draw(table, 1 - seat, CATCH_PENALTY, options)
