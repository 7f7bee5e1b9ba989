"""The end of a round, and of a match."""

import jax.numpy as jnp

from ..arrays import Array, below
from ..uno_duo_numbers import FIRST_HAND, KIND, OVER, POINTS
from .dealing import dealt
from .state import Options, State


def charged(state: State, seat: int, round_over: Array) -> Array:
    """The total of a seat, after the cards in its hand were counted."""
    held = (state.place == FIRST_HAND + seat) & round_over[..., None]
    return state.totals[seat] + jnp.sum(
        jnp.where(held, jnp.asarray(POINTS[KIND]), 0), axis=-1, dtype=jnp.int32
    )


def ended(
    state: State, winner: Array, round_over: Array, word: Array, options: Options, *, auto_reset: bool
) -> State:
    """Hands are charged; then the match ends, or the other player drafts first."""
    totals = charged(state, 0, round_over), charged(state, 1, round_over)
    over = round_over & (jnp.maximum(*totals) >= options.target)
    paid = jnp.sign(totals[1] - totals[0]).astype(jnp.float32)
    state = state._replace(
        totals=totals,
        stack=jnp.where(round_over, 0, state.stack),
        owing=jnp.where(round_over, -1, state.owing),
        over=over,
        rewards=(jnp.where(over, paid, 0.0), jnp.where(over, -paid, 0.0)),
        round_over=round_over,
        round_winner=jnp.where(round_over, winner, state.round_winner),
    )
    if not auto_reset:
        over = over | (state.phase == OVER)
        state = state._replace(phase=jnp.where(over, OVER, state.phase), over=over)
        return dealt(state, round_over & ~over, 1 - state.player_one)
    state = dealt(
        state, round_over, jnp.where(over, below(word, jnp.full_like(winner, 2)), 1 - state.player_one)
    )
    return state._replace(totals=(jnp.where(over, 0, totals[0]), jnp.where(over, 0, totals[1])))
