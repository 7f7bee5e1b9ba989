"""The draft, and the card that opens the round."""

import jax.numpy as jnp

from ..arrays import Array, left_over
from ..uno_duo_numbers import COLOUR, DRAW_TWO, REVERSE, RUN, SKIP, TURN, WILD_DRAW_FOUR
from .cards import NO_CARD, by_lot, colour_of, either, face_of, only
from .piles import put_down
from .state import State, discards, handed


def picked(state: State, seat: Array, kept: Array, picking: Array, word: Array) -> State:
    """Of the next two cards one is kept and the other discarded face up; then the other picks.

    A random word decides which card the second one is, and which lies on top of the draw pile then.
    """
    left = state.pile - 1
    second = by_lot(state.unseen, left, word)
    unseen = state.unseen - only(second)
    following = by_lot(unseen, left - 1, left_over(word, left))
    mine, other = either(kept, state.offered, second), either(kept, second, state.offered)
    state = put_down(state, jnp.where(picking, other, NO_CARD))
    return state._replace(
        hands=handed(state.hands, seat, only(jnp.where(picking, mine, NO_CARD))),
        unseen=either(picking, unseen - only(following), state.unseen),
        offered=jnp.where(picking, following, state.offered),
        pile=state.pile - 2 * picking,
        turn=jnp.where(picking, 1 - seat, state.turn),
    )


def opened(state: State, opening: Array) -> State:
    """The draft's discards go under the draw pile, in order, and its top card opens."""
    card = jnp.where(opening, state.offered, NO_CARD)
    state = state._replace(
        under=either(opening, discards(state), state.under),
        below=jnp.where(opening, state.discarded, state.below),
        pile=jnp.where(opening, state.pile - 1 + state.discarded, state.pile),
        discarded=jnp.where(opening, 0, state.discarded),
        offered=jnp.where(opening, NO_CARD, state.offered),
    )
    state = put_down(state, card)
    face, colour = face_of(state.top), colour_of(state.top)
    player_one = state.player_one
    loses = (face == DRAW_TWO) | (face == WILD_DRAW_FOUR) | (face == SKIP) | (colour < 0)
    phase = jnp.where(colour < 0, COLOUR, jnp.where(face == REVERSE, RUN, TURN))
    return state._replace(
        colour=jnp.where(opening, colour, state.colour),
        phase=jnp.where(opening, phase, state.phase),
        turn=jnp.where(opening, jnp.where(loses, player_one, 1 - player_one), state.turn),
    )


def coloured(state: State, naming: Array) -> State:
    """The opening wild has its colour: Player 2 goes first, unless it was a Wild Draw 4."""
    lost = face_of(state.top) == WILD_DRAW_FOUR
    first = jnp.where(lost, state.player_one, 1 - state.player_one)
    return state._replace(
        phase=jnp.where(naming, TURN, state.phase), turn=jnp.where(naming, first, state.turn)
    )
