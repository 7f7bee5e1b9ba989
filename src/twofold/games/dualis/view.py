"""What a viewer of Dualis may know, and full states that agree with it."""

from random import Random

from msgspec import Struct

from twofold.engine import Audience, Hidden, Seat, Viewer
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.cards import ALL_OF, DECK, DECK_SIZE, Card, Cards, Colour, Suit, cards_in, set_of
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import low_is_strong
from twofold.games.dualis.state import RoundResult, State, rounds_won, sides, totals, trump_of

HIDDEN = tuple(Hidden(count) for count in range(DECK_SIZE + 1))
SUITS_LACKED: tuple[tuple[Suit, ...], ...] = ((), (Suit.STAR,), (Suit.MOON,), (Suit.STAR, Suit.MOON))
"""By the bits of a state's ``lacking``: the suits."""


class Memory(Struct, frozen=True, gc=False):
    """What a perfect memory of the public play would hold: bots count with it, tables hide it (DUALIS-10)."""

    gone: tuple[Card, ...]
    """The cards in won tricks."""

    lacking: tuple[tuple[Suit, ...], ...]
    """By seat: the suits it failed to follow."""


class View(Struct, frozen=True, gc=False):
    """A match of Dualis as one viewer knows it."""

    viewer: Seat | None
    """The seat it is made for; ``None`` for those who hold none."""

    options: Options
    round: int
    hands: tuple[tuple[Card, ...] | Hidden, ...]
    aside: tuple[Card, ...] | Hidden
    centre: tuple[int, int]
    """Red and blue coins left in the centre."""

    trump: Colour | None
    """The trump that the centre gives now."""

    leader: Seat
    turn: Seat | None
    trick: tuple[PlayCard, ...]
    """The cards played to the current trick, the leader's first."""

    low_is_strong: bool
    """Whether low cards are strong in the current trick (DUALIS-19)."""

    coins: tuple[int, ...]
    tricks: tuple[int, ...]
    results: tuple[RoundResult, ...]
    rounds_won: tuple[int, ...]
    totals: tuple[int, ...]
    memory: Memory


def look(state: State, viewer: Viewer) -> View:
    """The view of one viewer: its own hand, and what lies open."""
    everything = viewer is Audience.EVERYONE
    count = sides(state.options, state.seats)
    return View(
        viewer=None if isinstance(viewer, Audience) else viewer,
        options=state.options,
        round=state.round,
        hands=tuple([_shown(hand, everything or seat == viewer) for seat, hand in enumerate(state.hands)]),
        aside=_shown(state.aside, everything),
        centre=state.centre,
        trump=trump_of(state.centre),
        leader=state.leader,
        turn=None if state.over else state.turn,
        trick=state.trick,
        low_is_strong=bool(state.trick) and low_is_strong(state.trick[0], state.options),
        coins=state.coins,
        tricks=state.tricks,
        results=state.results,
        rounds_won=rounds_won(state),
        totals=totals(state.results, count),
        memory=Memory(
            gone=cards_in(state.gone),
            lacking=tuple([SUITS_LACKED[suits] for suits in state.lacking]),
        ),
    )


def _shown(cards: Cards, visible: bool) -> tuple[Card, ...] | Hidden:
    return cards_in(cards) if visible else HIDDEN[cards.bit_count()]


def imagine(view: View, rng: Random) -> State:
    """Deal what this viewer cannot see at random, among all deals that agree with what it saw."""
    seats = len(view.hands)
    unseen = DECK & ~set_of(view.memory.gone) & ~set_of(play.card for play in view.trick)
    holders = [*view.hands, view.aside]
    known = [0 if isinstance(cards, Hidden) else set_of(cards) for cards in holders]
    for cards in known:
        unseen &= ~cards
    lacking = [set(suits) for suits in view.memory.lacking] + [set()]
    # Who lacks a suit is dealt to first: those cards can come from one suit only.
    for place in sorted(range(seats + 1), key=lambda place: -len(lacking[place])):
        holder = holders[place]
        if isinstance(holder, Hidden):
            possible = unseen
            for suit in lacking[place]:
                possible &= ~ALL_OF[suit]
            known[place] = set_of(rng.sample(cards_in(possible), holder.count))
            unseen &= ~known[place]
    return _state(view, tuple(known[:seats]), known[seats])


def known(view: View) -> State:
    """The part of the truth that this viewer knows: other hands are empty."""
    hands = tuple(0 if isinstance(cards, Hidden) else set_of(cards) for cards in view.hands)
    return _state(view, hands, 0)


def _state(view: View, hands: tuple[Cards, ...], aside: Cards) -> State:
    return State(
        options=view.options,
        seats=len(view.hands),
        round=view.round,
        hands=hands,
        aside=aside,
        centre=view.centre,
        leader=view.leader,
        trick=view.trick,
        coins=view.coins,
        tricks=view.tricks,
        gone=set_of(view.memory.gone),
        lacking=tuple(sum(1 << suit for suit in suits) for suits in view.memory.lacking),
        results=view.results,
        over=view.turn is None,
    )


def hand_of(view: View) -> tuple[Card, ...]:
    """The viewer's own cards; none for those who hold no seat."""
    cards = () if view.viewer is None else view.hands[view.viewer]
    return () if isinstance(cards, Hidden) else cards
