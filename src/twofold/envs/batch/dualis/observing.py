"""What a seat sees."""

import jax.numpy as jnp

from ..arrays import Array, chosen, one_hot, unpacked
from ..dualis_numbers import DECK_SIZE, ISO_ROUNDS, POINTS_SCALE, ROUNDS_TO_WIN, SUIT_SIZE
from .state import Hand, Options, State, cards_each, coins_each, ended, is_alone, turn
from .tricks import low_is_strong


def observe(state: State, options: Options, seat: Array | None = None) -> Array:
    """The features of the seat in turn, or of another; the layout is that of the PettingZoo environment."""
    seats = options.seats
    own = turn(state, options) if seat is None else seat
    around = [(own + other) % seats for other in range(seats)]
    hand = [chosen([getattr(hand, suit) for hand in state.hands], own) for suit in Hand._fields]
    places = [(other - state.leader) % seats for other in around]
    cards = [one_hot(chosen(state.trick, place), DECK_SIZE) for place in places]
    coins, total = coins_each(options), 2 * coins_each(options)
    red, blue = state.centre
    columns = [
        *(chosen(state.trick_coin, place) for place in places),
        *(chosen(state.lacking, other) >> suit & 1 for other in around for suit in range(2)),
        red / coins,
        blue / coins,
        red > blue,
        blue > red,
        low_is_strong(state, options),
        *(state.leader == other for other in around),
        *((turn(state, options) == other) & ~ended(state) for other in around),
        *(chosen(state.coins, other) / total for other in around),
        *(chosen(state.tricks, other) / cards_each(options) for other in around),
        *(standing_of(state, other, options) for other in around),
        state.round / ISO_ROUNDS,
    ]
    stacked = jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1)
    sets = [unpacked(bits, SUIT_SIZE).astype(jnp.float32) for bits in (*hand, *state.gone)]
    return jnp.concatenate(
        [*sets[:2], *cards, stacked[..., :seats], *sets[2:], stacked[..., seats:]], axis=-1
    )


def standing_of(state: State, seat: Array, options: Options) -> Array:
    """The standing of a seat as a feature."""
    standing = chosen(state.standing, seat)
    alone = jnp.clip(standing / POINTS_SCALE, -1.0, 1.0)
    return jnp.where(is_alone(options), alone, standing / ROUNDS_TO_WIN)
