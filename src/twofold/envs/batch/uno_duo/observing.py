"""What a seat sees."""

import jax.numpy as jnp

from ..arrays import Array, one_hot
from ..uno_duo_numbers import (
    CARDS,
    COLOURS,
    COPIES,
    DISCARDS,
    DRAFT,
    HAND_SCALE,
    KINDS,
    KNOWN,
    MOST_STACKED,
    OVER,
    PILE,
)
from .state import Options, State, by_kind, hand_size, in_hand, of


def observe(state: State, options: Options, seat: Array | None = None) -> Array:
    """The features of the seat in turn, or of another; the layout is that of the PettingZoo environment."""
    own = state.turn if seat is None else seat
    other, over = 1 - own, state.phase == OVER
    memory = jnp.broadcast_to(jnp.asarray(options.memory), state.turn.shape)
    recalled = memory[..., None]
    order = state.order.astype(jnp.int32) - state.head[..., None]
    drafting = (state.phase == DRAFT) & (state.turn == own)
    looked_at = drafting[..., None] & (state.place == PILE) & (order == 0)
    under = (state.place == PILE) & (order >= (state.pile - state.below)[..., None])
    shares = [
        in_hand(state, own),
        in_hand(state, other) & (state.knowing >= KNOWN) & recalled,
        (state.place == DISCARDS) & recalled,
        under & recalled,
    ]
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
            by_kind(looked_at),
            one_hot(jnp.where(sees_drawn, state.drawn, -1), KINDS),
            one_hot(state.top, KINDS),
            one_hot(state.colour, COLOURS),
            jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1),
        ],
        axis=-1,
    )
