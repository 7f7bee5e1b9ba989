"""Tables of UNO Duo drawn in a line or two."""

from collections.abc import Iterable
from typing import TypeVar

from twofold.engine import Dice, Events, Question, Refusal, SealedDice, Seat
from twofold.games.uno_duo import draft, legality, rules
from twofold.games.uno_duo.actions import Action, PlayCard
from twofold.games.uno_duo.cards import COLOUR_OF, COPIES, DECK, KINDS, Card, Cards, Colour
from twofold.games.uno_duo.naming import COLOURS, code_of, read_card
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, State
from twofold.games.uno_duo.text import read
from twofold.games.uno_duo.view import look

PLAIN = Options()
DICE: Dice = SealedDice(b"seed", "test")
Kind = TypeVar("Kind")


def card(code: str) -> Card:
    """``R5``, ``B+2``, ``W+4``: as players type it."""
    found = read_card(code.lower())
    assert found is not None, code
    return found[0]


def cards(codes: str) -> Cards:
    return tuple(map(card, codes.split()))


def codes(held: Iterable[Card]) -> str:
    """The inverse of ``cards``."""
    return " ".join(map(code_of, held))


def table(
    hands: str,
    top: str = "R5",
    pile: str | None = None,
    under: str = "",
    turn: Seat = 0,
    phase: Phase = Phase.TURN,
    options: Options = PLAIN,
    stack: int = 0,
    below: int = 0,
) -> State:
    """A table from hands like ``R5 G+2 | B1``.

    The top card may carry a colour (``W blue``); what lies under it on the discard pile is listed from the
    bottom up, the draw pile from its top down. Without a draw pile given, it is all other cards.
    """
    first, second = (tuple(sorted(cards(hand))) for hand in hands.split("|"))
    shown, _, named = top.partition(" ")
    discards = (*cards(under), card(shown))
    return State(
        options=options,
        cuts=((card("R9"), card("B1")),),
        round=1,
        player_one=1,
        phase=phase,
        turn=turn,
        hands=(first, second),
        draw_pile=others(first + second + discards) if pile is None else cards(pile),
        discards=discards,
        colour=Colour(COLOURS[named]) if named else COLOUR_OF[card(shown)],
        below=below,
        stack=stack,
    )


def others(used: Cards) -> Cards:
    """All cards of the deck but these, numbers first."""
    left = [COPIES[kind] - used.count(kind) for kind in KINDS]
    return tuple(kind for kind in KINDS for _ in range(left[kind]))


def act(state: State, code: str, seat: Seat | None = None) -> Action:
    """``R5``, ``W blue uno``, ``draw``, ``stop``: as this seat would type it now."""
    action = read(code, look(state, state.turn if seat is None else seat))
    if isinstance(action, Question):
        card = read_card(code.lower())
        assert card is not None
        return PlayCard(*card)
    assert not isinstance(action, Refusal), action
    return action


def refused(state: State, code: str, seat: Seat | None = None) -> str | None:
    """The rule against this action."""
    asked = state.turn if seat is None else seat
    refusal = legality.refusal(state, asked, act(state, code, asked))
    return refusal.rule if refusal else None


def after(state: State, *typed: str, dice: Dice = DICE) -> State:
    """The table after these actions of whose turn it is; ``1: catch`` is an action of seat 1."""
    return happened(state, *typed, dice=dice)[0]


def happened(state: State, *typed: str, dice: Dice = DICE) -> tuple[State, Events]:
    """The table after these actions, and what the last one led to."""
    events: Events = ()
    for line in typed:
        who, colon, code = line.rpartition(": ")
        seat = int(who) if colon else state.turn
        action = act(state, code, seat)
        assert legality.refusal(state, seat, action) is None, line
        state, events = rules.apply(state, seat, action, 0, dice)
    return state, events


def told(events: Events, kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [told.event for told in events if isinstance(told.event, kind)]


def playable(state: State, seat: Seat | None = None) -> set[str]:
    """The codes of the cards that a seat may play."""
    asked = state.turn if seat is None else seat
    offered = legality.choices(state, asked)
    return {code_of(choice.card) for choice in offered if isinstance(choice, PlayCard)}


class StackedDice:
    """Dice for a deck in a known order: the cards listed come first, the others after them."""

    def __init__(self, top: str, cuts: str = "R9 B1") -> None:
        self._top = cards(top)
        self._cuts = list(cards(cuts))

    def stream(self, purpose: str, number: int) -> "StackedDice":
        return self

    def below(self, limit: int) -> int:
        return DECK.index(self._cuts.pop(0))

    def shuffled(self, items: Iterable[Kind]) -> tuple[Kind, ...]:
        rest = list(items)
        for first in self._top:
            rest.remove(first)  # type: ignore[arg-type]
        return (*self._top, *rest)  # type: ignore[arg-type]


def drafted(opening: str, first: str = "R1 R2 R3 R4 R6 R7 R8", second: str = "Y1 Y2 Y3 Y4 Y6 Y7 Y8") -> State:
    """A table after a draft in which both players kept every card, with this opening card.

    Seat 0 is Player 1; the cards turned up in between are green.
    """
    turned = cards("G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 GS GR G+2 G1")
    kept = [picked for pair in zip(cards(first), cards(second), strict=True) for picked in pair]
    deck = [one for pair in zip(kept, turned, strict=True) for one in pair]
    dice = StackedDice(codes([*deck, card(opening)]))
    return after(draft.setup(PLAIN, 2, dice), *["keep"] * 14, dice=dice)
