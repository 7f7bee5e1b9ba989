"""What a viewer of UNO Duo may know, and full states that agree with it."""

from collections.abc import Iterable
from random import Random

from msgspec import Struct

from twofold.engine import Audience, Hidden, Seat, Viewer
from twofold.games.uno_duo.cards import COPIES, KINDS, Card, Cards, Colour, together
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, RoundResult, State, totals


class Memory(Struct, frozen=True):
    """What a perfect memory of this round would hold: never more than was truly seen."""

    discards: Cards
    """The discard pile, or while drafting the draft's, the top card last."""

    below: Cards
    """The known cards at the bottom of the draw pile, in the order they will be drawn (UNO-5, UNO-15)."""

    known: tuple[Cards, Cards]
    """By seat: the cards of its hand that its opponent knows; for those without a seat, as ``open``."""

    open: tuple[Cards, Cards]
    """By seat: the cards of its hand that everybody knows."""

    drawn_open: bool
    """Whether everybody knows the card just drawn."""


class View(Struct, frozen=True):
    """A match of UNO Duo as one viewer knows it."""

    viewer: Seat | None
    """The seat it is made for; ``None`` for those who hold none."""

    options: Options
    cuts: tuple[tuple[Card, Card], ...]
    """The cards that the seats cut to find Player 1; equal cuts were repeated."""

    round: int
    player_one: Seat
    phase: Phase
    turn: Seat | None
    hands: tuple[Cards | Hidden, Cards | Hidden]
    draw_pile: Cards | Hidden
    """The top card first."""

    looked_at: Card | Hidden | None
    """In the draft: the card that the player in turn looks at, the top one of the draw pile."""

    top: Card | None
    """The top card of the discard pile; of the draft's while drafting."""

    discarded: int
    """How many cards are on that pile."""

    colour: Colour | None
    """The colour to match."""

    drawn: Card | Hidden | None
    """The card just drawn, which may be played at once; it is already in the hand."""

    stack: int
    """The sum of the Draw 2s to be answered or taken."""

    said: tuple[bool, bool]
    """By seat: whether it has said UNO for its one card."""

    owing: Seat | None
    """Who can be caught, having forgotten to say UNO."""

    times_turned: int
    """How often in this match the discard pile has become the draw pile."""

    passes: int
    """How many turns in a row were passed because there was nothing to draw."""

    results: tuple[RoundResult, ...]
    totals: tuple[int, int]
    memory: Memory | None
    """``None`` when the table plays without (option ``memory``)."""


# ---- From state to view


def look(state: State, viewer: Viewer) -> View:
    """The view of one viewer: its own hand, what lies open, and what it has seen."""
    everything = viewer is Audience.EVERYONE
    seat = None if isinstance(viewer, Audience) else viewer
    remembered = state.options.memory or everything
    discards = state.discards
    return View(
        viewer=seat,
        options=state.options,
        cuts=state.cuts,
        round=state.round,
        player_one=state.player_one,
        phase=state.phase,
        turn=None if state.over else state.turn,
        hands=_shown_hands(state, seat, everything),
        draw_pile=state.draw_pile if everything else Hidden(len(state.draw_pile)),
        looked_at=_looked_at(state, seat),
        top=discards[-1] if discards else None,
        discarded=len(discards),
        colour=state.colour,
        drawn=_drawn(state, seat),
        stack=state.stack,
        said=state.said,
        owing=state.owing,
        times_turned=state.times_turned,
        passes=state.passes,
        results=state.results,
        totals=totals(state.results),
        memory=_remembered(state, viewer) if remembered else None,
    )


def _shown_hands(state: State, seat: Seat | None, everything: bool) -> tuple[Cards | Hidden, Cards | Hidden]:
    """One's own hand, and both once the last one has been counted."""
    first, second = state.hands
    if everything or state.over:
        return first, second
    return (
        first if seat == 0 else Hidden(len(first)),
        second if seat == 1 else Hidden(len(second)),
    )


def _looked_at(state: State, seat: Seat | None) -> Card | Hidden | None:
    if state.phase is not Phase.DRAFT:
        return None
    return state.draw_pile[0] if seat == state.turn else Hidden(1)


def _drawn(state: State, seat: Seat | None) -> Card | Hidden | None:
    if state.drawn is None:
        return None
    seen = seat == state.turn or (state.drawn_open and state.options.memory)
    return state.drawn if seen else Hidden(1)


def _remembered(state: State, viewer: Viewer) -> Memory:
    return Memory(
        discards=state.discards,
        below=state.draw_pile[len(state.draw_pile) - state.below :],
        known=state.open if viewer is Audience.SPECTATOR else state.known,
        open=state.open,
        drawn_open=state.drawn_open,
    )


# ---- From view to state


NO_MEMORY = Memory(discards=(), below=(), known=((), ()), open=((), ()), drawn_open=False)


def imagine(view: View, rng: Random) -> State:
    """Deal what this viewer cannot see at random, among all deals that agree with what it saw."""
    memory = view.memory or NO_MEMORY
    unseen = _unseen(view, memory)
    rng.shuffle(unseen)
    hands = _imagined_hands(view, memory, unseen)
    discards = memory.discards or _imagined_discards(view, unseen)
    return State(
        options=view.options,
        cuts=view.cuts,
        round=view.round,
        player_one=view.player_one,
        phase=view.phase,
        turn=(view.results[-1].winner or 0) if view.turn is None else view.turn,
        hands=hands,
        draw_pile=_imagined_pile(view, memory, unseen),
        discards=discards,
        colour=view.colour,
        below=len(memory.below),
        known=memory.known,
        open=memory.open,
        drawn=_imagined_drawn(view, memory, hands, rng),
        drawn_open=memory.drawn_open,
        stack=view.stack,
        said=view.said,
        owing=view.owing,
        times_turned=view.times_turned,
        results=view.results,
        passes=view.passes,
    )


def _unseen(view: View, memory: Memory) -> list[Card]:
    """The cards whose place this viewer does not know."""
    left = list(COPIES)
    for cards in _seen(view, memory):
        for card in cards:
            left[card] -= 1
    return [card for card in KINDS for _ in range(left[card])]


def _seen(view: View, memory: Memory) -> Iterable[Cards]:
    for seat, hand in enumerate(view.hands):
        yield memory.known[seat] if isinstance(hand, Hidden) else hand
    yield memory.discards if memory.discards or view.top is None else (view.top,)
    if not isinstance(view.draw_pile, Hidden):
        yield view.draw_pile
        return
    yield memory.below
    if isinstance(view.looked_at, int):
        yield (view.looked_at,)


def _dealt(unseen: list[Card], count: int) -> Cards:
    """That many of the unseen cards."""
    cards = tuple(unseen[len(unseen) - count :])
    del unseen[len(unseen) - count :]
    return cards


def _imagined_hands(view: View, memory: Memory, unseen: list[Card]) -> tuple[Cards, Cards]:
    first, second = (
        together(known, _dealt(unseen, hand.count - len(known))) if isinstance(hand, Hidden) else hand
        for hand, known in zip(view.hands, memory.known, strict=True)
    )
    return first, second


def _imagined_discards(view: View, unseen: list[Card]) -> Cards:
    if view.top is None:
        return ()
    return (*_dealt(unseen, view.discarded - 1), view.top)


def _imagined_pile(view: View, memory: Memory, unseen: list[Card]) -> Cards:
    if not isinstance(view.draw_pile, Hidden):
        return view.draw_pile
    looked_at = (view.looked_at,) if isinstance(view.looked_at, int) else ()
    return (*looked_at, *unseen, *memory.below)


def _imagined_drawn(view: View, memory: Memory, hands: tuple[Cards, Cards], rng: Random) -> Card | None:
    """A card drawn unseen is one of those that were not known to be in the hand before."""
    if not isinstance(view.drawn, Hidden):
        return view.drawn
    assert view.turn is not None
    hand = list(hands[view.turn])
    for card in memory.known[view.turn] if len(memory.known[view.turn]) < len(hand) else ():
        hand.remove(card)
    return rng.choice(hand)


def hand_of(view: View) -> Cards:
    """The viewer's own cards; none for those who hold no seat."""
    cards = () if view.viewer is None else view.hands[view.viewer]
    return () if isinstance(cards, Hidden) else cards


def hand_size(view: View, seat: Seat) -> int:
    """How many cards a seat holds: everybody sees that."""
    hand = view.hands[seat]
    return hand.count if isinstance(hand, Hidden) else len(hand)
