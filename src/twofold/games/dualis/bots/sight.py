"""What the expert's network is shown: many seats' situations at once, in the layout of the learning features.

It reads a seat's own hand and what lies open, never another hand, even though it is handed states.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from twofold.engine import Seat
from twofold.engine.network import Numbers
from twofold.games.dualis.cards import COIN_OF, DECK_SIZE, Cards
from twofold.games.dualis.learning import POINTS_SCALE
from twofold.games.dualis.rules import ISO_ROUNDS, ROUNDS_TO_WIN, low_is_strong, playable
from twofold.games.dualis.state import State, alone, cards_each, coins_each, rounds_won, totals

SEATS = 4
"""The layout has room for four seats; with three, the places of the fourth stay empty."""

HAND, TRICK = 0, DECK_SIZE
TRICK_COIN = TRICK + SEATS * DECK_SIZE
GONE = TRICK_COIN + SEATS
LACKING = GONE + DECK_SIZE
TABLE = LACKING + 2 * SEATS
LEADER = TABLE + 5
TURN, COINS, TRICKS, STANDING = (LEADER + SEATS * block for block in range(1, 5))
ROUND = STANDING + SEATS
VARIANT = ROUND + 1
SIZE = VARIANT + 4
ACTIONS = 2 * DECK_SIZE

RED_CARDS = np.array([coin == 1 for coin in COIN_OF])


def network_name(seats: int) -> str:
    """Which network to ask: three alone have one of their own."""
    return "expert-three" if seats == 3 else "expert"


def encoded(situations: Sequence[tuple[State, Seat]]) -> Numbers:
    """One row for each seat that looks at a state."""
    seen = np.zeros((len(situations), SIZE), np.float32)
    seen[:, HAND : HAND + DECK_SIZE] = unpacked([state.hands[seat] for state, seat in situations])
    seen[:, GONE : GONE + DECK_SIZE] = unpacked([state.gone for state, _ in situations])
    for row, (state, seat) in zip(seen, situations, strict=True):
        fill(row, state, seat)
    return seen


def unpacked(sets: Sequence[Cards]) -> NDArray[np.uint8]:
    """1 for each card of each set."""
    packed = np.array(sets, "<u8").view(np.uint8).reshape(len(sets), 8)
    return np.unpackbits(packed, axis=1, bitorder="little")[:, :DECK_SIZE]


def fill(row: Numbers, state: State, own: Seat) -> None:
    """All but the sets of cards."""
    seats, leader = state.seats, state.leader
    coins, (red, blue) = coins_each(state.options), state.centre
    for place, play in enumerate(state.trick):
        seat = (leader + place - own) % seats
        row[TRICK + seat * DECK_SIZE + play.card] = 1
        row[TRICK_COIN + seat] = play.coin
    low = bool(state.trick) and low_is_strong(state.trick[0], state.options)
    row[TABLE : TABLE + 5] = red / coins, blue / coins, red > blue, blue > red, low
    row[LEADER + (leader - own) % seats] = 1
    row[TURN + (state.turn - own) % seats] = not state.over
    each, standing = cards_each(state.options), standings(state)
    for other in range(seats):
        at = (own + other) % seats
        if suits := state.lacking[at]:
            row[LACKING + 2 * other : LACKING + 2 * other + 2] = suits & 1, suits >> 1
        row[COINS + other] = state.coins[at] / (2 * coins)
        row[TRICKS + other] = state.tricks[at] / each
        row[STANDING + other] = standing[at]
    row[ROUND] = state.round / ISO_ROUNDS
    options = state.options
    row[VARIANT:] = options.short, options.high_low, alone(options, seats), seats == 3


def standings(state: State) -> list[float]:
    """By seat: half the rounds won; in Iso Play a 20th of the points."""
    seats = state.seats
    if not state.results:
        return [0.0] * seats
    if alone(state.options, seats):
        points = totals(state.results, seats)
        return [max(-1.0, min(1.0, total / POINTS_SCALE)) for total in points]
    won = rounds_won(state)
    return [won[seat % 2] / ROUNDS_TO_WIN for seat in range(seats)]


def legal_plays(situations: Sequence[tuple[State, Seat]]) -> NDArray[np.bool_]:
    """By situation: the plays that would be accepted, numbered as in the learning actions."""
    cards = unpacked([playable(state, seat) for state, seat in situations]).astype(bool)
    centre = np.array([state.centre for state, _ in situations])
    coin_left = np.where(RED_CARDS, centre[:, 1:2] > 0, centre[:, 0:1] > 0)
    return np.concatenate([cards, cards & coin_left], axis=1)
