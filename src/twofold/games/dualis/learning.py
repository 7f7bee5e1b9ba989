"""Dualis as numbers, for learning programs."""

from twofold.engine import Seat
from twofold.engine.learning import Block, Layout, Learning, cut, from_seat, one_hot
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, Action
from twofold.games.dualis.cards import DECK_SIZE, Card, Colour, Suit
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import ISO_ROUNDS, ROUNDS_TO_WIN, handings
from twofold.games.dualis.state import alone, cards_each, coins_each
from twofold.games.dualis.view import View, hand_of, remembered

POINTS_SCALE = 20
"""Totals of Iso Play are divided by this; few matches leave the range."""


def actions(options: Options, seats: int) -> tuple[Action, ...]:
    """Each card without a coin, each card with one, then handing over one coin, two, up to all there are."""
    plays = (*WITHOUT_COIN, *WITH_COIN)
    return plays if alone(options, seats) else plays + handings(2 * coins_each(options))


def layout(options: Options, seats: int) -> Layout:  # noqa: ARG001 - it is the same for all of them
    """The features of a view."""
    return (
        Block("hand", DECK_SIZE, "1 for each card in your hand"),
        Block("trick", seats * DECK_SIZE, "by seat, 1 for the card it has played to the trick"),
        Block("trick_coin", seats, "by seat, 1 if a coin lies on that card"),
        Block(
            "gone",
            DECK_SIZE,
            "1 for each card in a won trick of this round; without `memory`, in the last one",
        ),
        Block(
            "lacking", seats * len(Suit), "by seat, 1 for each suit (Stars, Moons) it failed to follow there"
        ),
        Block("centre", len(Colour), "red and blue coins left, as a share of those at the start"),
        Block("trump", len(Colour), "1 for the trump that the centre gives now; both 0: no trump"),
        Block("low_is_strong", 1, "1 if low cards are strong in this trick"),
        Block("leader", seats, "1 for the seat that leads this trick"),
        Block("turn", seats, "1 for the seat whose turn it is; all 0 once the match is over"),
        Block("coins", seats, "by seat, the coins collected, as a share of all coins"),
        Block("tricks", seats, "by seat, the tricks won, as a share of a hand's cards"),
        Block("standing", seats, "by seat, half the rounds won; in Iso Play a 20th of the points"),
        Block("round", 1, "a quarter of the number of the round"),
    )


def features(view: View) -> list[float]:
    """The view of a seat, in the order of the layout."""
    seats, own = len(view.hands), view.viewer or 0
    coins, cards = coins_each(view.options), cards_each(view.options)
    trick, trick_coin = _trick(view, seats, own)
    memory = remembered(view)
    return [
        *_cards(hand_of(view)),
        *trick,
        *trick_coin,
        *_cards(memory.gone),
        *(float(suit in suits) for suits in from_seat(memory.lacking, own) for suit in Suit),
        *(left / coins for left in view.centre),
        *one_hot(view.trump, len(Colour)),
        float(view.low_is_strong),
        *one_hot((view.leader - own) % seats, seats),
        *one_hot(None if view.turn is None else (view.turn - own) % seats, seats),
        *(collected / (2 * coins) for collected in from_seat(view.coins, own)),
        *(won / cards for won in from_seat(view.tricks, own)),
        *_standing(view, seats, own),
        view.round / ISO_ROUNDS,
    ]


def _cards(cards: tuple[Card, ...]) -> list[float]:
    marks = [0.0] * DECK_SIZE
    for card in cards:
        marks[card] = 1.0
    return marks


def _trick(view: View, seats: int, own: Seat) -> tuple[list[float], list[float]]:
    cards, coins = [0.0] * (seats * DECK_SIZE), [0.0] * seats
    for place, play in enumerate(view.trick):
        seat = (view.leader + place - own) % seats
        cards[seat * DECK_SIZE + play.card] = 1.0
        coins[seat] = float(play.coin)
    return cards, coins


def _standing(view: View, seats: int, own: Seat) -> list[float]:
    if alone(view.options, seats):
        return [cut(total / POINTS_SCALE) for total in from_seat(view.totals, own)]
    rounds = [won / ROUNDS_TO_WIN for won in view.rounds_won]
    return [rounds[(own + seat) % len(rounds)] for seat in range(seats)]


as_numbers: Learning[Options, Action, View] = Learning(actions, layout, features, widest_chance=DECK_SIZE)
