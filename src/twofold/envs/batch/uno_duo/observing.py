"""What a seat sees."""

import jax.numpy as jnp

from ..arrays import Array, one_hot
from ..uno_duo_numbers import (
    CARDS,
    COLOURS,
    COPIES,
    DRAFT,
    HAND_SCALE,
    KINDS,
    MOST_STACKED,
    OVER,
)
from .cards import NO_CARD, by_kind, either, kind_of, no_cards
from .state import Options, State, discards, hand_size, of


def observe(state: State, options: Options, seat: Array | None = None) -> Array:
    """The features of the seat in turn, or of another; the layout is that of the PettingZoo environment."""
    own = state.turn if seat is None else seat
    other, over = 1 - own, state.phase == OVER
    memory = jnp.broadcast_to(jnp.asarray(options.memory), state.turn.shape)
    looks = (state.phase == DRAFT) & (state.turn == own)
    recalled = (of(state.hands, other) & state.known, discards(state), state.under)
    shares = [of(state.hands, own), *(either(memory, cards, no_cards()) for cards in recalled)]
    sees_drawn = (state.turn == own) | (state.drawn_open & memory)
    sizes = [jnp.minimum(hand_size(state, who) / HAND_SCALE, 1.0) for who in (own, other)]
    charged = [jnp.minimum(of(state.totals, who) / options.target, 1.0) for who in (own, other)]
    columns = [
        state.stack / MOST_STACKED,
        *sizes,
        state.pile / CARDS,
        of(state.said, own),
        of(state.said, other),
        state.owing == own,
        state.owing == other,
        *charged,
    ]
    turn = jnp.where(over, -1, (state.turn - own) % 2)
    return jnp.concatenate(
        [
            one_hot(state.phase, 7),
            one_hot(turn, 2),
            one_hot((state.player_one - own) % 2, 2),
            *(by_kind(cards) / jnp.asarray(COPIES, jnp.float32) for cards in shares),
            one_hot(kind_of(jnp.where(looks, state.offered, NO_CARD)), KINDS),
            one_hot(jnp.where(sees_drawn, state.drawn, -1), KINDS),
            one_hot(kind_of(state.top), KINDS),
            one_hot(state.colour, COLOURS),
            jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1),
        ],
        axis=-1,
    )
