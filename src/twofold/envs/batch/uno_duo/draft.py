"""The draft, and the card that opens the round."""

import jax.numpy as jnp

from ..arrays import Array
from ..uno_duo_numbers import (
    COLOUR,
    COLOUR_OF,
    DISCARDS,
    DRAW_TWO,
    FACE_OF,
    FIRST_HAND,
    KIND,
    PILE,
    REVERSE,
    RUN,
    SKIP,
    TURN,
    WILD_DRAW_FOUR,
)
from .state import State, looked_up


def picked(state: State, seat: Array, kept: Array, picking: Array) -> State:
    """Of the next two cards one is kept and the other discarded face up; then the other picks."""
    order = state.order.astype(jnp.int32) - state.head[..., None]
    on_top = (state.place == PILE) & picking[..., None]
    first, second = on_top & (order == 0), on_top & (order == 1)
    keeps = kept[..., None]
    mine, other = jnp.where(keeps, first, second), jnp.where(keeps, second, first)
    kind = jnp.sum(jnp.where(other, jnp.asarray(KIND), 0), axis=-1, dtype=jnp.int32)
    place = jnp.where(mine, (FIRST_HAND + seat).astype(jnp.uint8)[..., None], state.place)
    return state._replace(
        place=jnp.where(other, jnp.uint8(DISCARDS), place),
        order=jnp.where(other, state.discarded.astype(jnp.uint8)[..., None], state.order),
        head=state.head + 2 * picking,
        pile=state.pile - 2 * picking,
        discarded=state.discarded + picking,
        top=jnp.where(picking, kind, state.top),
        turn=jnp.where(picking, 1 - seat, state.turn),
    )


def opened(state: State, opening: Array) -> State:
    """The draft's discards go under the draw pile, in order, and its top card opens."""
    cards = opening[..., None]
    card = cards & (state.place == PILE) & (state.order == state.head.astype(jnp.uint8)[..., None])
    under = cards & (state.place == DISCARDS)
    kind = jnp.sum(jnp.where(card, jnp.asarray(KIND), 0), axis=-1, dtype=jnp.int32)
    bottom = (state.head + state.pile).astype(jnp.uint8)[..., None]
    place = jnp.where(under, jnp.uint8(PILE), jnp.where(card, jnp.uint8(DISCARDS), state.place))
    order = jnp.where(under, state.order + bottom, jnp.where(card, jnp.uint8(0), state.order))
    face, colour = looked_up(FACE_OF, kind), looked_up(COLOUR_OF, kind)
    player_one = state.player_one
    loses = (face == DRAW_TWO) | (face == WILD_DRAW_FOUR) | (face == SKIP) | (colour < 0)
    phase = jnp.where(colour < 0, COLOUR, jnp.where(face == REVERSE, RUN, TURN))
    return state._replace(
        place=place,
        order=order,
        head=state.head + opening,
        pile=jnp.where(opening, state.pile - 1 + state.discarded, state.pile),
        below=jnp.where(opening, state.discarded, state.below),
        discarded=jnp.where(opening, 1, state.discarded),
        colour=jnp.where(opening, colour, state.colour),
        top=jnp.where(opening, kind, state.top),
        phase=jnp.where(opening, phase, state.phase),
        turn=jnp.where(opening, jnp.where(loses, player_one, 1 - player_one), state.turn),
    )


def coloured(state: State, naming: Array) -> State:
    """The opening wild has its colour: Player 2 goes first, unless it was a Wild Draw 4."""
    lost = looked_up(FACE_OF, state.top) == WILD_DRAW_FOUR
    first = jnp.where(lost, state.player_one, 1 - state.player_one)
    return state._replace(
        phase=jnp.where(naming, TURN, state.phase), turn=jnp.where(naming, first, state.turn)
    )
