"""What a seat sees, compiled."""

from typing import Any

import numpy as np

from ...dualis_numbers import DECK_SIZE, ISO_ROUNDS, POINTS_SCALE, ROUNDS_TO_WIN
from ..bits import bit, compiled, lowest
from .playing import low_is_strong
from .tables import NONE, Options, cards_each, coins_each, ended, is_alone, turn


@compiled
def mark(features: Any, start: int, cards: np.uint64) -> None:
    """1 for each card of a set, from a place on."""
    while cards != NONE:
        features[start + lowest(cards)] = 1
        cards &= cards - np.uint64(1)


@compiled
def fill(features: Any, table: Any, own: int, options: Options) -> None:
    """The features of a seat, in the layout of the PettingZoo environment."""
    seats = options.seats
    features[:] = 0
    mark(features, 0, table.hands[own])
    coin_of = DECK_SIZE * (1 + seats)
    for place in range(table.played):
        other = (table.leader + place - own) % seats
        features[DECK_SIZE * (1 + other) + table.trick[place]] = 1
        features[coin_of + other] = table.trick_coin[place]
    gone = coin_of + seats
    mark(features, gone, table.gone)
    fill_table(features[gone + DECK_SIZE + 2 * seats :], table, own, options)
    fill_seats(features[gone + DECK_SIZE :], table, own, options)


@compiled
def fill_table(features: Any, table: Any, own: int, options: Options) -> None:
    """What is one for the whole table: centre, trump, strength, leader, turn."""
    seats, coins = options.seats, coins_each(options)
    red, blue = table.centre[0], table.centre[1]
    features[0], features[1] = red / coins, blue / coins
    features[2], features[3] = red > blue, blue > red
    features[4] = low_is_strong(table, options)
    features[5 + (table.leader - own) % seats] = 1
    if not ended(table, options):
        features[5 + seats + (turn(table, options) - own) % seats] = 1
    features[5 + 5 * seats] = table.round / ISO_ROUNDS


@compiled
def fill_seats(features: Any, table: Any, own: int, options: Options) -> None:
    """What each seat has: suits it lacks, coins, tricks and standing."""
    seats, coins, cards = options.seats, 2 * coins_each(options), cards_each(options)
    start = 4 * seats + 5
    for other in range(seats):
        seat = (own + other) % seats
        features[2 * other] = table.lacking[seat] & 1
        features[2 * other + 1] = table.lacking[seat] >> 1
        features[start + other] = table.coins[seat] / coins
        features[start + seats + other] = table.tricks[seat] / cards
        features[start + 2 * seats + other] = standing(table, seat, options)


@compiled
def standing(table: Any, seat: int, options: Options) -> float:
    """The standing of a seat as a feature."""
    if is_alone(options):
        return min(1.0, max(-1.0, float(table.standing[seat]) / POINTS_SCALE))
    return float(table.standing[seat]) / ROUNDS_TO_WIN


@compiled
def fill_mask(mask: Any, cards: np.uint64, coins: np.uint64, handing: int) -> None:
    """1 for each action that would be accepted."""
    for card in range(DECK_SIZE):
        mask[card] = cards & bit(card) != NONE
        mask[card + DECK_SIZE] = coins & bit(card) != NONE
    for number in range(2 * DECK_SIZE, len(mask)):
        mask[number] = number - 2 * DECK_SIZE < handing
