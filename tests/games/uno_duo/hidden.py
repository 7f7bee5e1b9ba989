"""What a viewer of UNO Duo cannot know, by the rulebook: hands and the draw pile, as far as unseen."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from twofold.engine import Audience, Seat, Viewer
from twofold.games.uno_duo.actions import (
    PLAYS_WITH_UNO,
    Action,
    CatchUno,
    DiscardCard,
    DrawCards,
    EndRun,
    KeepCard,
    NameColour,
    PlayCard,
    SayUno,
)
from twofold.games.uno_duo.cards import CUSTOMIZABLE, SWAP_HANDS, WILD_DRAW_FOUR, Card, Cards, Colour
from twofold.games.uno_duo.state import Phase, State, opponent


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """The cards that this viewer has not seen change places.

    - UNO-4: a card kept in the draft is its owner's secret, and so is the card that is looked at.
    - UNO-5, UNO-15: the draft's discards under the draw pile and a pile turned over lay face up, in order:
      they are known, also once they are drawn. What lies above them is not. After a reshuffle the order is
      unknown, but the opponent's hand was counted out.
    - UNO-5: where the table plays without memory it lists nothing that is not in sight: not what lies beneath
      the top of the discard pile, nor what was seen of the draw pile or of the other hand.
    - UNO-14: a drawn card is seen by who drew it.
    - UNO-22: who traded hands knows the one given away.
    - UNO-25: at the end the hands are counted before everybody.
    """
    pool = Pool(state, viewer)
    pool.shuffle(rng)
    state = replace(state, draw_pile=pool.pile(), discards=pool.discards())
    for seat in pool.hidden_seats:
        state = _with_hand(state, seat, pool.hand(seat), viewer, rng)
    return state


class Pool:
    """The cards whose places a viewer does not know, in those places."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        remembers = state.options.memory
        self.hidden_seats = [seat for seat in (0, 1) if seat != viewer and not state.over]
        self._kept = {seat: known_of(state, seat, viewer) for seat in self.hidden_seats}
        self._unseen = {seat: minus(state.hands[seat], self._kept[seat]) for seat in self.hidden_seats}
        looks = state.phase is Phase.DRAFT and state.turn == viewer
        end = len(state.draw_pile) - (state.below if remembers else 0)
        self._pile = state.draw_pile[:looks], list(state.draw_pile[looks:end]), state.draw_pile[end:]
        under = 0 if remembers else max(0, len(state.discards) - 1)
        self._discards = list(state.discards[:under]), state.discards[under:]

    def shuffle(self, rng: Random) -> None:
        """All of them, or only a few."""
        lots = [*self._unseen.values(), self._pile[1], self._discards[0]]
        places = [(lot, place) for lot in lots for place in range(len(lot))]
        chosen = rng.sample(places, min(len(places), rng.choice((2, 6, len(places)))))
        cards = [lot[place] for lot, place in chosen]
        rng.shuffle(cards)
        for (lot, place), card in zip(chosen, cards, strict=True):
            lot[place] = card

    def hand(self, seat: Seat) -> Cards:
        """A hand that this viewer does not see."""
        return tuple(sorted((*self._kept[seat], *self._unseen[seat])))

    def pile(self) -> Cards:
        """The draw pile: what is looked at, what nobody has seen, what lay face up before."""
        above, unseen, below = self._pile
        return (*above, *unseen, *below)

    def discards(self) -> Cards:
        """The discard pile."""
        under, seen = self._discards
        return (*under, *seen)


def known_of(state: State, seat: Seat, viewer: Viewer) -> Cards:
    """What this viewer knows of a hand: who sits opposite more than who looks on (UNO-22)."""
    if not state.options.memory:
        return ()
    return state.open[seat] if isinstance(viewer, Audience) else state.known[seat]


def minus(cards: Cards, some: Iterable[Card]) -> list[Card]:
    """The cards without some of them."""
    return list((Counter(cards) - Counter(some)).elements())


def _with_hand(state: State, seat: Seat, hand: Cards, viewer: Viewer, rng: Random) -> State:
    """The hand of a seat exchanged, with which of its cards was just drawn and which of them others know."""
    shown = known_of(state, seat, viewer)
    rest = minus(hand, shown)
    rng.shuffle(rest)
    drawn = state.drawn
    if state.turn == seat and drawn is not None and not (state.drawn_open and state.options.memory):
        drawn = rng.choice(rest or hand)
        rest = minus(tuple(rest), (drawn,))
        rest = [drawn, *rest] if state.drawn_open else [*rest, drawn]
    known = (*shown, *rest)[: len(state.known[seat])]
    known_to_all = state.open[seat] if state.options.memory else known[: len(state.open[seat])]
    return replace(
        state,
        hands=_with(state.hands, seat, hand),
        known=_with(state.known, seat, known),
        open=_with(state.open, seat, known_to_all),
        drawn=drawn,
    )


def _with(hands: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    first, second = hands
    changed = tuple(sorted(cards))
    return (first, changed) if seat else (changed, second)


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """Whether a card is turned up, or comes into this viewer's hand.

    - UNO-4: every pick of the draft turns a card up.
    - UNO-14, UNO-17, UNO-19, UNO-21: who draws sees the cards.
    - UNO-15: two passes with nothing to draw end the round, and both hands are counted.
    - UNO-22: who trades hands sees the other one. UNO-25: an empty hand lets the other one be counted.
    """
    if state.phase is Phase.DRAFT:
        return True
    match action:
        case DrawCards():
            return seat == viewer or _ends_by_passing(state)
        case CatchUno():
            return seat != viewer and not isinstance(viewer, Audience)
        case PlayCard() if seat is not None:
            return len(state.hands[seat]) == 1 or viewer in _sees_more(state, seat, action.card)
    return False


def _ends_by_passing(state: State) -> bool:
    """Whether there is nothing to draw and the other player has passed like that already (UNO-15)."""
    return bool(state.passes) and not state.draw_pile and len(state.discards) == 1


def _sees_more(state: State, seat: Seat, card: Card) -> tuple[Seat, ...]:
    """Who sees cards because this one was played."""
    draws = card == WILD_DRAW_FOUR or (card == CUSTOMIZABLE and state.options.customizable == "draw_one")
    if card == SWAP_HANDS:
        return (0, 1)
    return (opponent(seat),) if draws else ()


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action:
    """Everybody sees what is done; which cards are moved by it is in the state."""
    return action


def attempts(state: State) -> Sequence[Action]:
    """Every kind of card, with every colour and with UNO, and everything else that can be said."""
    plays = [play for kind in PLAYS_WITH_UNO for play in kind]
    said = (KeepCard(), DiscardCard(), DrawCards(), EndRun(), SayUno(), CatchUno())
    return (*plays, *said, *map(NameColour, Colour))
