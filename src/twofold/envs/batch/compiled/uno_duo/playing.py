"""The rules of UNO Duo at one table, compiled: what may be done, and what it does."""

from typing import Any

import numpy as np

from ...uno_duo_numbers import (
    ACTION_COLOUR,
    ACTION_KIND,
    ACTION_UNO,
    ACTIONS,
    ANSWER,
    CATCH,
    COLOUR,
    COLOUR_OF,
    COLOURS,
    DISCARD,
    DRAFT,
    DRAW,
    DRAW_TWO,
    DRAWN,
    END_RUN,
    FACE_OF,
    FIRST_WILD,
    HAND_SIZE,
    KEEP,
    NAME,
    OVER,
    PLAY,
    REVERSE,
    RUN,
    SAY,
    SKIP,
    SWAP_HANDS,
    TURN,
    WILD,
    WILD_DRAW_FOUR,
)
from ..bits import below, bit, compiled, count, nth
from .effects import answer, call, catch, draw_one, end_run, keep, open_with, play
from .piles import lay, open_round, pick
from .tables import ALL_COLOURED, ALL_WILDS, DRAW_TWOS, NONE, OF_COLOUR, OF_FACE, Options

WILD_WAYS = 2 * COLOURS
"""A wild is played with one of four colours, with UNO or without."""


@compiled
def playable(table: Any) -> np.uint64:
    """The kinds that the seat in turn may play."""
    phase = table.phase
    fitting = NONE
    if phase == ANSWER:
        fitting = DRAW_TWOS
    elif phase == RUN:
        fitting = OF_COLOUR[table.colour]
    elif phase in (TURN, DRAWN):
        fitting = ALL_WILDS | OF_COLOUR[table.colour] | OF_FACE[FACE_OF[table.top]]
    if phase == DRAWN:
        fitting &= bit(table.drawn)
    kinds: np.uint64 = table.kinds[table.turn] & fitting
    return kinds


@compiled
def others(table: Any) -> np.uint64:
    """What may be done besides playing a card, as bits."""
    phase, seat = table.phase, table.turn
    found = NONE
    if phase in (DRAFT, DRAWN):
        found |= bit(KEEP)
    if phase == DRAFT:
        found |= bit(DISCARD)
    if phase == COLOUR:
        for colour in range(COLOURS):
            found |= bit(NAME + colour)
    if phase in (TURN, ANSWER):
        found |= bit(DRAW)
    if phase == RUN:
        found |= bit(END_RUN)
    if TURN <= phase < OVER and table.owing >= 0:
        found |= bit(SAY if table.owing == seat else CATCH)
    return found


@compiled
def can_say_uno(table: Any, kind: int) -> bool:
    """Whether playing this kind leaves one card; not where hands are swapped."""
    return bool(table.hand_size[table.turn] == 2 and kind != FIRST_WILD + SWAP_HANDS - WILD)


@compiled
def is_legal(table: Any, action: int) -> bool:
    """Whether this action would be accepted."""
    if action < 0 or action >= ACTIONS:
        return False
    if action < PLAY:
        return bool(others(table) & bit(action) != NONE)
    kind = ACTION_KIND[action]
    if playable(table) & bit(kind) == NONE:
        return False
    return bool(ACTION_UNO[action] == 0 or can_say_uno(table, kind))


@compiled
def any_action(table: Any) -> int:
    """One of those that would be accepted, each as likely as any other; -1 where there is none."""
    rest, plays = others(table), playable(table)
    ways = 2 if table.hand_size[table.turn] == 2 else 1
    coloured, wilds = plays & ALL_COLOURED, plays & ALL_WILDS
    total = count(rest) + ways * count(coloured)
    for kind in range(FIRST_WILD, FIRST_WILD + 4):
        if wilds & bit(kind) != NONE:
            total += WILD_WAYS if can_say_uno(table, kind) else COLOURS
    if total == 0:
        return -1
    number = below(table, total)
    if number < count(rest):
        return nth(rest, number)
    number -= count(rest)
    if number < ways * count(coloured):
        return PLAY + 2 * nth(coloured, number // ways) + number % ways
    return nth_wild(table, wilds, number - ways * count(coloured))


@compiled
def nth_wild(table: Any, wilds: np.uint64, number: int) -> int:
    """The way to play a wild that has this number."""
    action = PLAY + 2 * FIRST_WILD
    for kind in range(FIRST_WILD, FIRST_WILD + 4):
        if wilds & bit(kind) != NONE:
            ways = WILD_WAYS if can_say_uno(table, kind) else COLOURS
            if number < ways:
                return action + number
            number -= ways
        action += WILD_WAYS
    return -1


@compiled
def act(table: Any, action: int, options: Options) -> bool:
    """Take the action of the seat in turn, if it would be accepted; whether the round is over by it."""
    seat, phase = table.turn, table.phase
    if (action >= PLAY or action == DRAW) and table.owing == 1 - seat:
        table.owing = -1
    if action >= PLAY:
        lay(table, seat, ACTION_KIND[action], ACTION_UNO[action] > 0)
        table.colour = ACTION_COLOUR[action]
        return play(table, seat, phase, options)
    if phase == DRAFT:
        draft(table, seat, action == KEEP, options)
    elif phase == COLOUR:
        table.colour = action - NAME
        first = table.player_one if FACE_OF[table.top] == WILD_DRAW_FOUR else 1 - table.player_one
        table.phase, table.turn = TURN, first
    elif action == KEEP:
        keep(table, seat)
    elif action == DRAW:
        if phase == TURN:
            return draw_one(table, seat, options)
        answer(table, seat, options)
    elif action == END_RUN:
        end_run(table, seat, options)
    elif action == SAY:
        call(table, seat)
    else:
        catch(table, seat, options)
    return False


@compiled
def draft(table: Any, seat: int, kept: bool, options: Options) -> None:
    """A pick; the last one opens the round."""
    pick(table, seat, kept)
    if table.discarded < 2 * HAND_SIZE:
        return
    open_round(table)
    face, colour = FACE_OF[table.top], COLOUR_OF[table.top]
    table.colour = colour
    table.phase = COLOUR if colour < 0 else RUN if face == REVERSE else TURN
    loses = colour < 0 or face in (SKIP, DRAW_TWO)
    table.turn = table.player_one if loses else 1 - table.player_one
    open_with(table, face, options)
