"""One action at every table."""

import jax.numpy as jnp

from ..arrays import Array, is_member, packed, threefry
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
from .dealing import exchanged
from .draft import opened, picked
from .effects import acted
from .legality import mask
from .piles import laid
from .rounds import ended
from .state import Options, State, looked_up


def step(state: State, action: Array, options: Options, *, auto_reset: bool = True) -> State:
    """Take the action of the seat in turn; one that would be refused changes nothing.

    With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards`` still
    tell of the one that ended.
    """
    action = jnp.where(is_member(packed(mask(state, options)), action), action, -1)
    seat, phase = state.turn, state.phase
    words = threefry(state.key, (state.moment, jnp.zeros_like(state.moment)))
    playing, is_draw = action >= PLAY, action == DRAW
    picking = (phase == DRAFT) & ((action == KEEP) | (action == DISCARD))
    begun = (playing | is_draw) & (state.owing == 1 - seat)
    after = state._replace(
        upcoming=exchanged(state, picking), owing=jnp.where(begun, -1, state.owing), moment=state.moment + 1
    )
    after = picked(after, seat, action == KEEP, picking)
    opening = picking & (after.discarded == 2 * HAND_SIZE)
    after = opened(after, opening)
    index = jnp.maximum(action, 0)
    kind = looked_up(ACTION_KIND, index)
    after = laid(after, seat, kind, looked_up(ACTION_UNO, index) > 0, playing)
    named = jnp.where(playing, looked_up(ACTION_COLOUR, index), action - NAME)
    naming = (action >= NAME) & (action < NAME + COLOURS)
    after = after._replace(colour=jnp.where(playing | naming, named, after.colour))
    after, winner, round_over = acted(after, state, action, opening, options)
    return ended(after, winner, round_over, words[0], options, auto_reset=auto_reset)
