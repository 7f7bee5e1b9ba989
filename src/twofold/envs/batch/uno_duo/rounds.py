"""The end of a round, and of a match."""

import jax.numpy as jnp

from ..arrays import Array, below, left_over
from ..uno_duo_numbers import OVER
from .cards import points_of
from .dealing import dealt
from .state import Options, State


def charged(state: State, seat: int, round_over: Array) -> Array:
    """The total of a seat, after the cards in its hand were counted."""
    return state.totals[seat] + jnp.where(round_over, points_of(state.hands[seat]), 0)


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
    two = jnp.full_like(winner, 2)
    by_chance, word = below(word, two), left_over(word, two)
    if not auto_reset:
        over = over | (state.phase == OVER)
        state = state._replace(phase=jnp.where(over, OVER, state.phase), over=over)
        return dealt(state, round_over & ~over, 1 - state.player_one, word)
    state = dealt(state, round_over, jnp.where(over, by_chance, 1 - state.player_one), word)
    return state._replace(totals=(jnp.where(over, 0, totals[0]), jnp.where(over, 0, totals[1])))
