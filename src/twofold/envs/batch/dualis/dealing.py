"""The deal of a round, card by card while the one before it is played."""

import jax
import jax.numpy as jnp

from ..arrays import Array, below, count_bits, nth_bit, threefry
from ..dualis_numbers import DECK_SIZE, SUIT_SIZE
from .state import ALL_OF_SUIT, Figures, Hand, Options, State, alone_in, cards_each, coins_each


def dealt_one(upcoming: tuple[Hand, ...], word: Array, options: Options) -> tuple[Hand, ...]:
    """One card more of the next round's deal, from those that are left; nothing once all hands are full."""
    stars, moons = jnp.uint32(0), jnp.uint32(0)
    for hand in upcoming:
        stars, moons = stars | hand.stars, moons | hand.moons
    dealt = count_bits(stars) + count_bits(moons)
    left = Hand(~stars & jnp.uint32(ALL_OF_SUIT), ~moons & jnp.uint32(ALL_OF_SUIT))
    card = nth_card(left, below(word, DECK_SIZE - dealt))
    receiver, new = dealt // cards_each(options), alone_in(card)
    return tuple(
        Hand(
            jnp.where(receiver == seat, hand.stars | new.stars, hand.stars),
            jnp.where(receiver == seat, hand.moons | new.moons, hand.moons),
        )
        for seat, hand in enumerate(upcoming)
    )


def nth_card(cards: Hand, number: Array) -> Array:
    """The member of a set that has this number."""
    stars = count_bits(cards.stars)
    in_moons = number >= stars
    place = nth_bit(
        jnp.where(in_moons, cards.moons, cards.stars), jnp.where(in_moons, number - stars, number)
    )
    return jnp.where(in_moons, place + SUIT_SIZE, place)


def init(key: Array, options: Options, tables: int | tuple[int, ...] = ()) -> State:
    """The first deal of so many matches; the first leader is random."""
    shape = (tables,) if isinstance(tables, int) else tables
    words = jax.random.bits(key, (2, *shape), jnp.uint32)
    keys = (words[0], words[1])
    zero, none = jnp.zeros(shape, jnp.int32), jnp.zeros(shape, jnp.uint32)
    empty = tuple(Hand(none, none) for _ in range(options.seats))

    def deal(number: Array, hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
        return dealt_one(hands, threefry(keys, (none + number.astype(jnp.uint32), none + 1))[0], options)

    hands = jax.lax.fori_loop(0, DECK_SIZE, deal, empty)
    figures = (zero,) * options.seats
    return State(
        key=keys,
        moment=none,
        hands=hands,
        gone=Hand(none, none),
        upcoming=empty,
        centre=(zero + coins_each(options), zero + coins_each(options)),
        leader=below(threefry(keys, (none + DECK_SIZE, none + 1))[0], zero + options.seats),
        trick=(zero - 1,) * options.seats,
        trick_coin=figures,
        played=zero,
        coins=figures,
        tricks=figures,
        lacking=figures,
        round=zero + 1,
        standing=figures,
        over=zero > 0,
        rewards=(zero.astype(jnp.float32),) * options.seats,
        round_over=zero > 0,
        round_scores=figures,
        round_won=(zero.astype(jnp.float32),) * options.seats,
    )


def dealt(state: State, dealing: Array, leader: Array, options: Options) -> State:
    """A new round, with the hands that were dealt meanwhile; a new match where the last one is over."""
    none, fresh = jnp.uint32(0), dealing & state.over

    def cleared(figures: Figures) -> Figures:
        return tuple(jnp.where(dealing, 0, figure) for figure in figures)

    return state._replace(
        hands=jax.tree.map(lambda new, old: jnp.where(dealing, new, old), state.upcoming, state.hands),
        upcoming=jax.tree.map(lambda cards: jnp.where(dealing, none, cards), state.upcoming),
        gone=jax.tree.map(lambda cards: jnp.where(dealing, none, cards), state.gone),
        centre=(
            jnp.where(dealing, coins_each(options), state.centre[0]),
            jnp.where(dealing, coins_each(options), state.centre[1]),
        ),
        leader=leader,
        coins=cleared(state.coins),
        tricks=cleared(state.tricks),
        lacking=cleared(state.lacking),
        round=jnp.where(fresh, 1, state.round + dealing),
        standing=tuple(jnp.where(fresh, 0, figure) for figure in state.standing),
    )
