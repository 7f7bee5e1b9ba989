"""How good a position is in the middle of a round: the lead in points that it promises.

The figures were fitted to thousands of rounds that the rules of thumb played against themselves. A round is
mostly luck: looking a few turns ahead and asking for the promise tells plays apart much better than playing
every imagined round to its end.
"""

from twofold.engine import Seat
from twofold.engine.search import Worth
from twofold.games.uno_duo.cards import COLOUR_OF, DECK, FACE_OF, Cards, Face
from twofold.games.uno_duo.state import Phase, State, opponent, totals

BY_SIZE = (30.0, 18.0, 10.5, 6.7, 3.6, 2.0)
"""What a hand of so few cards is worth."""

EACH_MORE = -1.9
"""What every card costs beyond six."""

BY_FACE = {
    Face.SKIP: 1.2,
    Face.REVERSE: 2.3,
    Face.DRAW_TWO: 5.2,
    Face.WILD: 1.7,
    Face.WILD_DRAW_FOUR: 9.7,
    Face.SWAP_HANDS: 5.7,
    Face.CUSTOMIZABLE: 1.5,
}
"""What a card in hand is worth, its charge included."""

EACH_COLOUR = -3.4
"""What each colour in hand costs: the fewer, the more cards follow each other."""

TEMPO = 1.6
"""What it is worth to be in turn."""

VICTORY = 60.0
"""What winning the match is worth, in points."""

WORTH_OF = tuple(BY_FACE.get(face, 0.0) for face in FACE_OF)


def hand_worth(hand: Cards) -> float:
    """What a hand promises its owner, in points."""
    size = len(hand)
    by_size = BY_SIZE[size] if size < len(BY_SIZE) else EACH_MORE * (size - 6)
    colours = {COLOUR_OF[card] for card in hand}
    return by_size + sum([WORTH_OF[card] for card in hand]) + EACH_COLOUR * len(colours - {None})


def promise(state: State, seat: Seat) -> float:
    """The lead in points that this position promises a seat."""
    own, other = state.hands[seat], state.hands[opponent(seat)]
    tempo = TEMPO if state.turn == seat else -TEMPO
    return lead(state, seat) + hand_worth(own) - hand_worth(other) + tempo


def lead(state: State, seat: Seat) -> float:
    """The lead in points so far; the match is worth something besides."""
    charged = totals(state.results)
    ahead = float(charged[opponent(seat)] - charged[seat])
    if state.over:
        ahead += VICTORY if ahead > 0 else -VICTORY
    return ahead


def worth_after(deal: State, seat: Seat, moves: int) -> Worth:
    """The worth of positions so many cards further on, after the draft, or at the end of the round."""
    rounds, turned = len(deal.results), deal.times_turned
    horizon = -len(DECK) if deal.phase is Phase.DRAFT else moved(deal) + moves

    def worth(state: State) -> float | None:
        if len(state.results) > rounds:
            return lead(state, seat)
        if state.phase is not Phase.TURN:
            return None
        if moved(state) >= horizon or state.times_turned > turned:
            return promise(state, seat)
        return None

    return worth


def moved(state: State) -> int:
    """How many cards have left the hands or come into them since the draw pile was made."""
    return len(state.discards) - len(state.draw_pile)
