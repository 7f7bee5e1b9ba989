"""What the seat in turn may do."""

import jax
import jax.numpy as jnp

from ..arrays import Array, below, chosen, count_bits, unpacked
from ..dualis_numbers import DECK_SIZE, PLAYS, SUIT_SIZE
from .dealing import nth_card
from .state import (
    BLUE_OF_SUIT,
    RED_OF_SUIT,
    Hand,
    Options,
    State,
    action_count,
    alone_in,
    ended,
    is_alone,
    turn,
)


def playable(state: State, options: Options) -> Hand:
    """The cards that the seat in turn may play."""
    seat = turn(state, options)
    hand = Hand(
        chosen([hand.stars for hand in state.hands], seat), chosen([hand.moons for hand in state.hands], seat)
    )
    leads, led = state.played == 0, state.trick[0] // SUIT_SIZE
    keeps_stars = leads | (led == 0) | (hand.moons == 0)
    keeps_moons = leads | (led == 1) | (hand.stars == 0)
    return Hand(
        jnp.where(keeps_stars, hand.stars, jnp.uint32(0)), jnp.where(keeps_moons, hand.moons, jnp.uint32(0))
    )


def coinable(cards: Hand, state: State) -> Hand:
    """Of these cards, those for which the centre has a coin."""
    red, blue = state.centre
    suits = jnp.where(blue > 0, jnp.uint32(RED_OF_SUIT), jnp.uint32(0)) | jnp.where(
        red > 0, jnp.uint32(BLUE_OF_SUIT), jnp.uint32(0)
    )
    return Hand(cards.stars & suits, cards.moons & suits)


def handable(state: State, options: Options) -> Array:
    """How many coins the seat in turn may hand to its partner at most."""
    if is_alone(options) is True:
        return jnp.zeros_like(state.played)
    held = chosen(state.coins, turn(state, options))
    return jnp.where(jnp.asarray(is_alone(options)) | ended(state), 0, held)


def mask(state: State, options: Options) -> Array:
    """True for each action that would be accepted from the seat in turn."""
    cards = playable(state, options)
    coins = coinable(cards, state)
    plays = [unpacked(bits, SUIT_SIZE) > 0 for bits in (*cards, *coins)]
    handing = action_count(options) - PLAYS
    counts = jnp.arange(1, handing + 1) <= handable(state, options)[..., None]
    return jnp.concatenate([*plays, counts], axis=-1)


def sample(state: State, options: Options, key: Array) -> Array:
    """An action for each table, every one that would be accepted equally likely."""
    return nth_action(state, options, jax.random.bits(key, state.played.shape, jnp.uint32))


def nth_action(state: State, options: Options, word: Array) -> Array:
    """The action that a random word chooses among those that would be accepted."""
    cards = playable(state, options)
    coins = coinable(cards, state)
    plain = count_bits(cards.stars) + count_bits(cards.moons)
    plays = plain + count_bits(coins.stars) + count_bits(coins.moons)
    number = below(word, plays + handable(state, options))
    with_coin = number >= plain
    pool = Hand(
        jnp.where(with_coin, coins.stars, cards.stars), jnp.where(with_coin, coins.moons, cards.moons)
    )
    card = nth_card(pool, jnp.where(with_coin, number - plain, number))
    return jnp.where(number >= plays, PLAYS + number - plays, card + jnp.where(with_coin, DECK_SIZE, 0))


def is_legal(state: State, action: Array, options: Options) -> Array:
    """Whether this action would be accepted."""
    cards = playable(state, options)
    coins = coinable(cards, state)
    with_coin = action >= DECK_SIZE
    card = jnp.where(with_coin, action - DECK_SIZE, action)
    pool = Hand(
        jnp.where(with_coin, coins.stars, cards.stars), jnp.where(with_coin, coins.moons, cards.moons)
    )
    asked = alone_in(card)
    play = (asked.stars & pool.stars | asked.moons & pool.moons) != 0
    handing = action - PLAYS + 1
    handed = (handing > 0) & (handing <= handable(state, options))
    return jnp.where(action >= PLAYS, handed, play & (action >= 0))
