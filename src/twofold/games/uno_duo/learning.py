"""UNO Duo as numbers, for learning programs."""

from collections.abc import Iterable

from twofold.engine import Hidden
from twofold.engine.learning import Block, Layout, Learning, cut, from_seat, one_hot
from twofold.games.uno_duo.actions import PLAYS_WITH_UNO, Action
from twofold.games.uno_duo.cards import COPIES, DECK, KINDS, Card, Colour
from twofold.games.uno_duo.legality import CATCH, COLOURS, DRAW, END_RUN, PICKS, SAY
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase
from twofold.games.uno_duo.view import NO_MEMORY, View, hand_of, hand_size

PHASES = tuple(Phase)
HAND_SCALE = 20
"""Hands are measured in this many cards; larger ones are rare."""

MOST_STACKED = 16
"""The sum of all eight Draw 2s."""


def actions(options: Options, seats: int) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """What is not a play, then the ways to play each kind of card: without UNO, then with it."""
    plays = tuple(play for card in KINDS for play in PLAYS_WITH_UNO[card])
    return PICKS + COLOURS + DRAW + END_RUN + SAY + CATCH + plays


def layout(options: Options, seats: int) -> Layout:  # noqa: ARG001 - always the same
    """The features of a view."""
    kinds = len(KINDS)
    return (
        Block("phase", len(PHASES), f"1 for the phase: {', '.join(phase.value for phase in PHASES)}"),
        Block("turn", 2, "1 for the seat whose turn it is; both 0 once the match is over"),
        Block("player_one", 2, "1 for the seat that drafts first in this round"),
        Block("hand", kinds, "by kind of card, the share of all such cards that are in your hand"),
        Block("known", kinds, "by kind, the share that you know to be in the other hand"),
        Block("discards", kinds, "by kind, the share that you remember on the discard pile"),
        Block("below", kinds, "by kind, the share that you know to lie at the bottom of the draw pile"),
        Block("looked_at", kinds, "1 for the card that you look at in the draft"),
        Block("drawn", kinds, "1 for the card just drawn, if you know it"),
        Block("top", kinds, "1 for the top card of the discard pile"),
        Block("colour", len(Colour), "1 for the colour to match: red, yellow, green, blue"),
        Block("stack", 1, "the sum of the Draw 2s to be answered, as a share of 16"),
        Block("hand_size", 2, "by seat, the number of cards in hand as a share of 20, at most 1"),
        Block("draw_pile", 1, "the cards in the draw pile, as a share of the deck"),
        Block("said", 2, "by seat, 1 if it has said UNO for its one card"),
        Block("owing", 2, "1 for the seat that can be caught"),
        Block("totals", 2, "by seat, the points it was charged, as a share of the target, at most 1"),
    )


def features(view: View) -> list[float]:
    """The view of a seat, in the order of the layout."""
    own = view.viewer or 0
    memory = view.memory or NO_MEMORY
    return [
        *one_hot(PHASES.index(view.phase), len(PHASES)),
        *_seat(view.turn, own),
        *_seat(view.player_one, own),
        *_shares(hand_of(view)),
        *_shares(memory.known[1 - own]),
        *_shares(memory.discards),
        *_shares(memory.below),
        *_card(view.looked_at),
        *_card(view.drawn),
        *_card(view.top),
        *one_hot(view.colour, len(Colour)),
        view.stack / MOST_STACKED,
        cut(hand_size(view, own) / HAND_SCALE),
        cut(hand_size(view, 1 - own) / HAND_SCALE),
        _pile_size(view) / len(DECK),
        *map(float, from_seat(view.said, own)),
        *_seat(view.owing, own),
        *(cut(charged / view.options.target) for charged in from_seat(view.totals, own)),
    ]


def _seat(seat: int | None, own: int) -> list[float]:
    return one_hot(None if seat is None else (seat - own) % 2, 2)


def _shares(cards: Iterable[Card]) -> list[float]:
    shares = [0.0] * len(KINDS)
    for card in cards:
        shares[card] += 1 / COPIES[card]
    return shares


def _card(card: Card | Hidden | None) -> list[float]:
    return one_hot(None if isinstance(card, Hidden) else card, len(KINDS))


def _pile_size(view: View) -> int:
    pile = view.draw_pile
    return pile.count if isinstance(pile, Hidden) else len(pile)


as_numbers: Learning[Options, Action, View] = Learning(actions, layout, features, widest_chance=len(DECK))
