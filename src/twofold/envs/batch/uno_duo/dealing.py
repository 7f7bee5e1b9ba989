"""A new round, from a shuffle that was made while the last draft ran."""

import jax
import jax.numpy as jnp

from ..arrays import Array, below, threefry
from ..uno_duo_numbers import CARDS, DRAFT, EXCHANGES, HIDDEN, PILE
from .state import Options, State


def init(key: Array, options: Options, tables: int | tuple[int, ...] = ()) -> State:  # noqa: ARG001
    """The first draft of so many matches; who drafts first is random."""
    shape = (tables,) if isinstance(tables, int) else tables
    words = jax.random.bits(key, (3, *shape), jnp.uint32)
    zero = jnp.zeros(shape, jnp.int32)
    order = jnp.argsort(jax.random.bits(jax.random.fold_in(key, 1), (*shape, CARDS), jnp.uint32), axis=-1)
    nothing = jnp.zeros((*shape, CARDS), jnp.uint8)
    no = zero > 0
    blank = State(
        key=(words[0], words[1]),
        moment=jnp.zeros(shape, jnp.uint32),
        place=nothing,
        order=nothing,
        knowing=nothing,
        upcoming=order.astype(jnp.uint8),
        head=zero,
        pile=zero,
        discarded=zero,
        below=zero,
        phase=zero,
        turn=zero,
        player_one=zero,
        colour=zero,
        top=zero,
        drawn=zero,
        drawn_open=no,
        stack=zero,
        said=(no, no),
        owing=zero - 1,
        passes=zero,
        totals=(zero, zero),
        over=no,
        rewards=(zero.astype(jnp.float32), zero.astype(jnp.float32)),
        round_over=no,
        round_winner=zero,
    )
    return dealt(blank, ~no, below(words[2], zero + 2))


def dealt(state: State, dealing: Array, player_one: Array) -> State:
    """A new round, from the shuffle that was made meanwhile."""

    def fresh(figure: Array | int | bool, old: Array) -> Array:
        return jnp.where(dealing, figure, old)

    cards = dealing[..., None]
    nobody = jnp.zeros_like(dealing)
    return state._replace(
        place=jnp.where(cards, jnp.uint8(PILE), state.place),
        order=jnp.where(cards, state.upcoming, state.order),
        knowing=jnp.where(cards, jnp.uint8(HIDDEN), state.knowing),
        head=fresh(0, state.head),
        pile=fresh(CARDS, state.pile),
        discarded=fresh(0, state.discarded),
        below=fresh(0, state.below),
        phase=fresh(DRAFT, state.phase),
        turn=fresh(player_one, state.turn),
        player_one=fresh(player_one, state.player_one),
        colour=fresh(-1, state.colour),
        top=fresh(-1, state.top),
        drawn=fresh(-1, state.drawn),
        drawn_open=fresh(nobody, state.drawn_open),
        stack=fresh(0, state.stack),
        said=(fresh(nobody, state.said[0]), fresh(nobody, state.said[1])),
        owing=fresh(-1, state.owing),
        passes=fresh(0, state.passes),
    )


def exchanged(state: State, picking: Array) -> Array:
    """The next shuffle, eight exchanges further: Fisher and Yates' method, in steps.

    It is the places that are exchanged, whoever has them: an accelerator need not look up any card for that.
    """
    places = state.upcoming
    for number in range(EXCHANGES):
        last = CARDS - 1 - state.discarded * EXCHANGES - number
        words = threefry(state.key, (state.moment, jnp.full_like(state.moment, 2 + number // 2)))
        other = jnp.where(picking, below(words[number % 2], jnp.maximum(last + 1, 1)), last)
        one, two = (place.astype(jnp.uint8)[..., None] for place in (last, other))
        places = jnp.where(places == one, two, jnp.where(places == two, one, places))
    return places
