"""One action at every table."""

from typing import NamedTuple

import jax.numpy as jnp

from ..arrays import Array, Words, is_member, threefry
from ..uno_duo_numbers import (
    ACTION_COLOUR,
    ACTION_KIND,
    ACTION_UNO,
    COLOURS,
    DISCARD,
    DRAFT,
    DRAW,
    HAND_SIZE,
    KEEP,
    NAME,
    PLAY,
)
from .draft import opened, picked
from .effects import acted
from .legality import legal
from .piles import laid
from .rounds import ended
from .state import Options, State, looked_up


class Moved(NamedTuple):
    """What an action comes to, before a round that is over by it is counted."""

    state: State
    winner: Array
    round_over: Array


def step(state: State, action: Array, options: Options, *, auto_reset: bool = True) -> State:
    """Take the action of the seat in turn; one that would be refused changes nothing.

    With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards`` still
    tell of the one that ended.
    """
    return ended(*moved(state, action, options), chance(state)[0], options, auto_reset=auto_reset)


def chance(state: State) -> Words:
    """Random words for a deal and for the draft."""
    return threefry(state.key, (state.moment, jnp.zeros_like(state.moment)))


def moved(state: State, action: Array, options: Options) -> Moved:
    """What the action of the seat in turn does."""
    action = jnp.where(is_member(legal(state), action), action, -1)
    seat, phase = state.turn, state.phase
    playing, is_draw = action >= PLAY, action == DRAW
    picking = (phase == DRAFT) & ((action == KEEP) | (action == DISCARD))
    begun = (playing | is_draw) & (state.owing == 1 - seat)
    after = state._replace(owing=jnp.where(begun, -1, state.owing), moment=state.moment + 1)
    after = picked(after, seat, action == KEEP, picking, chance(state)[1])
    opening = picking & (after.discarded == 2 * HAND_SIZE)
    after = opened(after, opening)
    index = jnp.maximum(action, 0)
    kind = looked_up(ACTION_KIND, index)
    after = laid(after, seat, kind, looked_up(ACTION_UNO, index) > 0, playing)
    named = jnp.where(playing, looked_up(ACTION_COLOUR, index), action - NAME)
    naming = (action >= NAME) & (action < NAME + COLOURS)
    after = after._replace(colour=jnp.where(playing | naming, named, after.colour))
    return Moved(*acted(after, state, action, opening, options))
