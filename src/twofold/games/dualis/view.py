"""What a viewer of Dualis may know, and full states that agree with it."""

from random import Random

from msgspec import Struct

from twofold.engine import Audience, Hidden, Seat, Viewer
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.cards import ALL_OF, DECK, DECK_SIZE, Card, Cards, Colour, Suit, cards_in, set_of
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import low_is_strong
from twofold.games.dualis.state import RoundResult, State, WonTrick, rounds_won, sides, totals, trump_of

HIDDEN = tuple(Hidden(count) for count in range(DECK_SIZE + 1))
SUITS_LACKED: tuple[tuple[Suit, ...], ...] = ((), (Suit.STAR,), (Suit.MOON,), (Suit.STAR, Suit.MOON))
"""By the bits of a state's ``lacking``: the suits."""


class Memory(Struct, frozen=True, gc=False):
    """What a perfect memory of the public play would hold (DUALIS-10)."""

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
    last_trick: WonTrick | None
    """The trick of this round that was won last; its winner leads the current one."""

    memory: Memory | None
    """``None`` when the table plays without (option ``memory``)."""


# ---- From state to view


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
        last_trick=state.last_trick,
        memory=_memory(state.gone, state.lacking) if state.options.memory or everything else None,
    )


def _memory(gone: Cards, lacking: tuple[int, ...]) -> Memory:
    return Memory(cards_in(gone), tuple([SUITS_LACKED[suits] for suits in lacking]))


def _shown(cards: Cards, visible: bool) -> tuple[Card, ...] | Hidden:
    return cards_in(cards) if visible else HIDDEN[cards.bit_count()]


# ---- What is in sight without a memory


def remembered(view: View) -> Memory:
    """What the table lists, or else what the current and the last trick show."""
    if view.memory is not None:
        return view.memory
    last = () if view.last_trick is None else view.last_trick.plays
    lacking = [0] * len(view.hands)
    _note_lacking(lacking, view.leader, view.trick)
    if view.last_trick is not None:
        _note_lacking(lacking, view.last_trick.leader, last)
    return _memory(set_of(play.card for play in last), tuple(lacking))


def _note_lacking(lacking: list[int], leader: Seat, plays: tuple[PlayCard, ...]) -> None:
    """Whoever did not follow has none of the led suit (DUALIS-5)."""
    for place, play in enumerate(plays):
        if play.suit is not plays[0].suit:
            lacking[(leader + place) % len(lacking)] |= 1 << plays[0].suit


# ---- From view to state


def imagine(view: View, rng: Random) -> State:
    """Deal what this viewer cannot see at random, among all deals that agree with what it saw."""
    seats, memory = len(view.hands), remembered(view)
    left = unseen(view)
    forgotten = sum(view.tricks) * seats - len(memory.gone)
    holders = [*view.hands, view.aside, HIDDEN[forgotten]]
    known = [0 if isinstance(cards, Hidden) else set_of(cards) for cards in holders]
    lacking: list[tuple[Suit, ...]] = [*memory.lacking, (), ()]
    # Who lacks a suit is dealt to first: those cards can come from one suit only.
    for place in sorted(range(len(holders)), key=lambda place: -len(lacking[place])):
        holder = holders[place]
        if isinstance(holder, Hidden):
            possible = left
            for suit in lacking[place]:
                possible &= ~ALL_OF[suit]
            known[place] = set_of(rng.sample(cards_in(possible), holder.count))
            left &= ~known[place]
    return _state(view, tuple(known[:seats]), known[seats], known[seats + 1])


def unseen(view: View) -> Cards:
    """The cards that this viewer has not seen, or has forgotten."""
    seen = set_of(remembered(view).gone) | set_of(play.card for play in view.trick)
    for cards in (*view.hands, view.aside):
        seen |= 0 if isinstance(cards, Hidden) else set_of(cards)
    return DECK & ~seen


def known(view: View) -> State:
    """The part of the truth that this viewer knows: other hands are empty."""
    hands = tuple(0 if isinstance(cards, Hidden) else set_of(cards) for cards in view.hands)
    return _state(view, hands, 0, 0)


def _state(view: View, hands: tuple[Cards, ...], aside: Cards, forgotten: Cards) -> State:
    memory = remembered(view)
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
        gone=set_of(memory.gone) | forgotten,
        lacking=tuple(sum(1 << suit for suit in suits) for suits in memory.lacking),
        results=view.results,
        over=view.turn is None,
        last_trick=view.last_trick,
    )


def hand_of(view: View) -> tuple[Card, ...]:
    """The viewer's own cards; none for those who hold no seat."""
    cards = () if view.viewer is None else view.hands[view.viewer]
    return () if isinstance(cards, Hidden) else cards
