"""What a seat thinks of its cards: quick rules of thumb, good enough to imagine whole rounds with.

It looks at its own hand and at what lies open, never at the other hand or the draw pile, even though it is
handed a state: so the same judgement serves a bot at the table and everybody in a search's imagined rounds.
"""

from random import Random

from twofold.engine import Seat
from twofold.games.uno_duo.actions import (
    PLAYS,
    PLAYS_WITH_UNO,
    Action,
    DiscardCard,
    DrawCards,
    EndRun,
    KeepCard,
    NameColour,
    PlayCard,
)
from twofold.games.uno_duo.cards import COLOUR_OF, FACE_OF, POINTS, Card, Cards, Colour, Face
from twofold.games.uno_duo.legality import INSTEAD, leaves_one, playable
from twofold.games.uno_duo.rules import effect_of
from twofold.games.uno_duo.state import Phase, State, opponent

KEEP, DISCARD, DRAW, END_RUN = KeepCard(), DiscardCard(), DrawCards(), EndRun()

PICKED = {
    Face.SKIP: 3.0,
    Face.REVERSE: 3.0,
    Face.DRAW_TWO: 2.5,
    Face.WILD: 3.5,
    Face.WILD_DRAW_FOUR: 6.0,
    Face.SWAP_HANDS: 2.0,
    Face.CUSTOMIZABLE: 3.0,
}
"""How good a card is to draft; a number is worth 0."""

SAME_COLOUR = 0.5
"""How much better a card is to draft for each card of its colour in the hand."""

PICKY = 1.4
"""What a card must be worth not to be given away for an unseen one."""

PLAYED = {
    Face.SKIP: 14.0,
    Face.REVERSE: 6.0,
    Face.DRAW_TWO: 12.0,
    Face.WILD: -4.0,
    Face.WILD_DRAW_FOUR: 9.0,
    Face.SWAP_HANDS: -12.0,
    Face.CUSTOMIZABLE: -3.0,
}
"""How good it is to play a card now rather than later; a number is worth 0."""

BLOCKING = (Face.SKIP, Face.DRAW_TWO, Face.WILD_DRAW_FOUR)
"""What keeps an opponent with few cards from going out."""

BLOCK = 12.0
"""What such a card is worth more when the opponent has one or two cards."""

RUN = 7.0
"""What each card that a Reverse takes along is worth."""

FOLLOWING = 2.0
"""What each card is worth that could be played after this one."""

POINT = 0.15
"""What it is worth to be rid of a point; twice as much when the opponent is about to go out."""

TRADE = 6.0
"""What each card less in hand is worth when hands are swapped."""

LAST_WILD = 10.0
"""What it is worth to be left with a wild, which can always be played."""


def policy(state: State, seat: Seat, rng: Random) -> Action:  # noqa: ARG001 - a policy may be random
    """What this seat would do."""
    match state.phase:
        case Phase.DRAFT:
            return KEEP if pick_value(state.draw_pile[0], state.hands[seat]) >= PICKY else DISCARD
        case Phase.COLOUR:
            return NameColour(favourite(state.hands[seat]))
        case Phase.RUN:
            return lay_on(state, seat)
    return best_play(state, seat)


# ---- The draft


def pick_value(card: Card, hand: Cards) -> float:
    """How good a card is to draft to this hand."""
    colour = COLOUR_OF[card]
    same = 0 if colour is None else sum([COLOUR_OF[held] is colour for held in hand])
    return PICKED.get(FACE_OF[card], 0.0) + SAME_COLOUR * same


def favourite(hand: Cards, but: Card | None = None) -> Colour:
    """The colour that this hand has most of, leaving out one card that is about to be played."""
    counts = [0, 0, 0, 0]
    for card in hand:
        colour = COLOUR_OF[card]
        if colour is not None and card != but:
            counts[colour] += 4 if FACE_OF[card] is Face.REVERSE else 3
    return Colour(counts.index(max(counts)))


# ---- A turn


def best_play(state: State, seat: Seat) -> Action:
    """The play it likes best, unless doing without is better."""
    kinds = playable(state)
    best, best_value = None, 0.0
    previous = -1
    for card in state.hands[seat]:
        if card != previous and kinds >> card & 1:
            value = play_value(state, seat, card)
            if best is None or value > best_value:
                best, best_value = card, value
        previous = card
    if best is None or best_value < 0:
        return INSTEAD[state.phase][0]
    return play_of(state, seat, best)


def play_of(state: State, seat: Seat, card: Card) -> PlayCard:
    """Playing that card, with the favourite colour of the rest, and never forgetting UNO."""
    uno = leaves_one(state, seat, card)
    plays = PLAYS_WITH_UNO[card] if uno else PLAYS[card]
    if COLOUR_OF[card] is not None:
        return plays[-1]
    return plays[(4 if uno else 0) + favourite(state.hands[seat])]


def play_value(state: State, seat: Seat, card: Card) -> float:
    """How good it is to play this card, compared with drawing one."""
    hand = state.hands[seat]
    theirs = len(state.hands[opponent(seat)])
    face = effect_of(card, state.options)
    if len(hand) == 1:
        return 1000.0
    value = 10.0 + PLAYED.get(face, 0.0) + POINT * POINTS[card] * (2 if theirs <= 2 else 1)
    if theirs <= 2 and face in BLOCKING:
        value += BLOCK
    if face is Face.SWAP_HANDS:
        return value + TRADE * (len(hand) - 1 - theirs)
    return value + follow_up(hand, card, face)


def follow_up(hand: Cards, card: Card, face: Face) -> float:
    """What the rest of the hand can do after this card."""
    colour = COLOUR_OF[card]
    if colour is None:
        return LAST_WILD if len(hand) == 2 and min(hand) == card else 0.0
    same = sum([COLOUR_OF[held] is colour for held in hand]) - 1
    twins = sum([FACE_OF[held] is face for held in hand]) - 1
    value = FOLLOWING * (same + twins)
    if face is Face.REVERSE:
        value += RUN * same
    if len(hand) == 2 and COLOUR_OF[hand[-1]] is None:
        value += LAST_WILD
    return value


# ---- A colour run

LAID_LATE = {Face.REVERSE: 1, Face.DRAW_TWO: 2, Face.SKIP: 3}
"""The later a card is laid the better: a run that ends on a Skip goes on with another turn."""


def lay_on(state: State, seat: Seat) -> Action:
    """Everything of the colour, the most useful card last."""
    kinds = playable(state)
    laid = [card for card in state.hands[seat] if kinds >> card & 1]
    if not laid:
        return END_RUN
    return play_of(state, seat, min(laid, key=lambda card: (LAID_LATE.get(FACE_OF[card], 0), -POINTS[card])))
