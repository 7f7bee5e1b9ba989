"""Draws tables of Duple in a line or two, and plays on them.

A card is written ``T●`` (a letter and its symbol), ``●★`` (a Wild), by its category, or ``All Play``.
"""

from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from twofold.engine import FastDice, Refusal
from twofold.games.duple import rules
from twofold.games.duple.actions import Action, Answer, Draw, GiveUp, Vote
from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    FIRST_CATEGORY,
    FIRST_CUSTOM,
    FIRST_WILD,
    LETTERS,
    SYMBOLS,
    WILDS,
    Card,
)
from twofold.games.duple.lexicon import CATEGORIES
from twofold.games.duple.options import Options, custom_categories
from twofold.games.duple.state import Laid, Race, State

SIGNS = "".join(symbol.sign for symbol in SYMBOLS)
E = TypeVar("E")


def card(drawn: str, options: Options | None = None) -> Card:
    """The card that is written like this."""
    if drawn == "All Play":
        return ALL_PLAY_CARDS[0]
    if drawn in CATEGORIES:
        return FIRST_CATEGORY + CATEGORIES.index(drawn)
    if options is not None and drawn in custom_categories(options):
        return FIRST_CUSTOM + custom_categories(options).index(drawn)
    first, second = drawn[0], drawn[1]
    if first in SIGNS:
        return FIRST_WILD + WILDS.index((SIGNS.index(first), SIGNS.index(second)))
    symbol = SIGNS.index(second)
    return symbol * len(LETTERS[0]) + LETTERS[symbol].index(first)


class Table:
    """A match in the middle of it."""

    def __init__(
        self,
        *seats: str,
        middle: str = "No category",
        piles: tuple[str, str] = ("", "I✚"),
        turn: int = 0,
        **options: Any,
    ) -> None:
        """Seats are drawn as Play Piles ("D★ L★" has L on top), two of them apart by a bar.

        The middle and the Draw Piles are drawn with commas between the cards, the top of a Draw Pile first.
        """
        chosen = Options(**options)
        self.dice = FastDice(Random(0))
        self.events: list[Any] = []
        clock = 1
        play_piles: list[list[tuple[Laid, ...]]] = []
        for seat, drawn in enumerate(seats):
            play_piles.append([])
            for pile in drawn.split("|"):
                play_piles[-1].append(
                    tuple(Laid(card(each), clock + place, seat) for place, each in enumerate(pile.split()))
                )
                clock += len(pile.split())
        laid = [Laid(card(each, chosen), 0, turn) for each in _listed(middle)]
        self.state = State(
            options=chosen,
            seats=len(seats),
            draw_piles=(
                tuple(card(each, chosen) for each in _listed(piles[0])),
                tuple(card(each, chosen) for each in _listed(piles[1])),
            ),
            spare_wilds=(),
            spare_categories=(),
            middle=tuple(laid),
            play_piles=tuple(map(tuple, play_piles)),
            revealed=tuple(tuple(pile[-1].drawn if pile else 0 for pile in piles) for piles in play_piles),
            won=((),) * len(seats),
            turn=turn,
            clock=clock,
            tries=((),) * len(seats),
        )

    def do(self, seat: int, action: Action, at: int = 0) -> "Table":
        """An action that must be allowed."""
        assert rules.refusal(self.state, seat, action) is None
        self.state, told = rules.apply(self.state, seat, action, at, self.dice)
        self.events = [each.event for each in told]
        return self

    def having(self, **changes: Any) -> "Table":
        """The same table, but for these parts of its state."""
        self.state = replace(self.state, **changes)
        return self

    def draw(self, seat: int, pile: int = 0, onto: int = 0, at: int = 0) -> "Table":
        return self.do(seat, Draw(pile, onto), at)

    def say(self, seat: int, word: str, at: int = 0) -> "Table":
        return self.do(seat, Answer(word), at)

    def vote(self, seat: int, accept: bool, at: int = 0) -> "Table":
        return self.do(seat, Vote(accept), at)

    def give_up(self, *seats: int, at: int = 0) -> "Table":
        for seat in seats:
            self.do(seat, GiveUp(), at)
        return self

    def expire(self) -> "Table":
        """Let the time run out that the table waits for."""
        due = rules.deadline(self.state)
        assert due is not None
        self.state, told = rules.expire(self.state, due, self.dice)
        self.events = [each.event for each in told]
        return self

    def refusal(self, seat: int, action: Action) -> Refusal:
        """Why an action is not allowed, which it must not be."""
        found = rules.refusal(self.state, seat, action)
        assert found is not None
        return found

    def told(self, kind: type[E]) -> E:
        """The latest event of this kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def was_told(self, kind: type[Any]) -> bool:
        return any(isinstance(event, kind) for event in self.events)

    @property
    def race(self) -> Race:
        assert self.state.race is not None
        return self.state.race

    def top(self, seat: int, pile: int = 0) -> Card:
        return self.state.play_piles[seat][pile][-1].card


def _listed(drawn: str) -> list[str]:
    return [each.strip() for each in drawn.split(",") if each.strip()]
