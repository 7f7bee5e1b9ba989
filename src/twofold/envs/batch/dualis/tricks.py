"""A card, the trick it belongs to, and who wins that."""

import jax
import jax.numpy as jnp

from ..arrays import Array, chosen
from ..dualis_numbers import COLOUR_SIZE, DECK_SIZE, SUIT_SIZE
from .dealing import dealt_one
from .state import Hand, Options, State, alone_in, is_alone, turn


def after_handing(state: State, handing: Array, count: Array, options: Options) -> State:
    """Coins change hands between partners."""
    if is_alone(options) is True:
        return state
    seat, count = turn(state, options), jnp.where(handing, count, 0)
    coins = tuple(
        held - jnp.where(seat == other, count, 0) + jnp.where((seat + 2) % 4 == other, count, 0)
        for other, held in enumerate(state.coins)
    )
    return state._replace(coins=coins)


def after_card(state: State, play: Array, action: Array, word: Array, options: Options) -> State:
    """The card goes to the trick, perhaps with a coin; and one card more of the next round is dealt."""
    seat, with_coin = turn(state, options), play & (action >= DECK_SIZE)
    card = action % DECK_SIZE
    star, moon = alone_in(card)
    red, blue = state.centre
    is_blue = card // COLOUR_SIZE % 2 == 1
    led = state.trick[0] // SUIT_SIZE
    failed = play & (state.played > 0) & (card // SUIT_SIZE != led)
    here = [play & (seat == other) for other in range(options.seats)]
    there = [play & (state.played == place) for place in range(options.seats)]
    upcoming = dealt_one(state.upcoming, word, options)
    return state._replace(
        hands=tuple(
            Hand(
                jnp.where(mine, hand.stars & ~star, hand.stars),
                jnp.where(mine, hand.moons & ~moon, hand.moons),
            )
            for mine, hand in zip(here, state.hands, strict=True)
        ),
        upcoming=jax.tree.map(lambda new, old: jnp.where(play, new, old), upcoming, state.upcoming),
        centre=(red - (with_coin & is_blue), blue - (with_coin & ~is_blue)),
        trick=tuple(jnp.where(now, card, old) for now, old in zip(there, state.trick, strict=True)),
        trick_coin=tuple(
            jnp.where(now, with_coin.astype(jnp.int32), old)
            for now, old in zip(there, state.trick_coin, strict=True)
        ),
        lacking=tuple(
            jnp.where(mine & failed, suits | 1 << led, suits)
            for mine, suits in zip(here, state.lacking, strict=True)
        ),
        played=state.played + play,
    )


def low_is_strong(state: State, options: Options) -> Array:
    """Whether a blue lead makes low cards strong in the present trick."""
    lead_is_blue = (state.trick[0] // COLOUR_SIZE + state.trick_coin[0]) % 2 == 1
    return jnp.asarray(options.high_low) & (state.played > 0) & lead_is_blue


def winning_place(state: State, options: Options) -> Array:
    """The place in a full trick of the card that wins it."""
    red, blue = state.centre
    trump = jnp.where(red == blue, -1, (blue > red).astype(jnp.int32))
    low, led = low_is_strong(state, options), state.trick[0] // SUIT_SIZE
    best, winner = jnp.full_like(state.played, -1000), jnp.zeros_like(state.played)
    for place, (card, coin) in enumerate(zip(state.trick, state.trick_coin, strict=True)):
        number = card % COLOUR_SIZE
        strength = jnp.where(low, COLOUR_SIZE - number, number)
        is_trump = (card // COLOUR_SIZE + coin) % 2 == trump
        strength = strength + jnp.where(is_trump, 100, jnp.where(card // SUIT_SIZE == led, 0, -100))
        winner = jnp.where(strength >= best, place, winner)
        best = jnp.maximum(strength, best)
    return winner


def completed(state: State, full: Array, options: Options) -> State:
    """Coins are collected, then the cards; the winner leads."""
    winner = (state.leader + winning_place(state, options)) % options.seats
    stars, moons = state.gone
    for card in state.trick:
        stars, moons = stars | alone_in(card).stars, moons | alone_in(card).moons
    place_of = [(seat - state.leader) % options.seats for seat in range(options.seats)]
    return state._replace(
        gone=Hand(jnp.where(full, stars, state.gone.stars), jnp.where(full, moons, state.gone.moons)),
        coins=tuple(
            held + jnp.where(full, chosen(state.trick_coin, place_of[seat]), 0)
            for seat, held in enumerate(state.coins)
        ),
        tricks=tuple(won + (full & (winner == seat)) for seat, won in enumerate(state.tricks)),
        leader=jnp.where(full, winner, state.leader),
        trick=tuple(jnp.where(full, -1, card) for card in state.trick),
        trick_coin=tuple(jnp.where(full, 0, coin) for coin in state.trick_coin),
        played=jnp.where(full, 0, state.played),
    )
