"""What a match of UNO Duo is remembered for: the biggest stack that somebody threw, and something of both."""

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from twofold.engine import Events, Seat, Title, for_each, most, one_each
from twofold.games.uno_duo.events import CardPlayed, CardsDrawn, RoundScored, RunEnded, UnoSaid
from twofold.games.uno_duo.state import State
from twofold.games.uno_duo.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The most cards that what somebody laid made the other draw, at once or for want of an answer."""
    thrown = list(_thrown(happened))
    if not thrown:
        return ()
    count, seat = max(thrown, key=lambda throw: throw[0])
    return (Title("biggest-stack", (seat,), count, text("title-biggest-stack", count=count)),)


def _thrown(happened: Sequence[Events]) -> Iterator[tuple[int, Seat]]:
    """How many cards somebody had to draw for what the other laid last, and who laid it."""
    laid: Seat | None = None
    for told in (told for events in happened for told in events):
        fact = told.event
        if isinstance(fact, CardPlayed | RunEnded):
            laid = fact.seat
        elif isinstance(fact, RoundScored):
            laid = None
        elif isinstance(fact, CardsDrawn) and fact.count > 1 and laid == 1 - fact.seat:
            yield fact.count, 1 - fact.seat


def for_everybody(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:
    """The biggest stack, the longest row of cards, the most calls of UNO; or how many cards somebody laid."""
    facts = [told.event for events in happened for told in events]
    laid = [sum(isinstance(fact, CardPlayed) and fact.seat == seat for fact in facts) for seat in (0, 1)]
    called = [
        sum(fact.seat == seat for fact in facts if isinstance(fact, UnoSaid) or _with_uno(fact))
        for seat in (0, 1)
    ]
    return one_each(
        [
            *earned(state, happened),
            *most("longest-row", _rows(facts), lambda count: text("title-longest-row", count=count)),
            *most("most-calls", called, lambda count: text("title-most-calls", count=count)),
            *for_each("laid", laid, lambda count: text("title-laid", count=count)),
        ]
    )


def _with_uno(fact: object) -> TypeGuard[CardPlayed]:
    return isinstance(fact, CardPlayed) and fact.uno


def _rows(facts: Sequence[object]) -> tuple[int, int]:
    """By seat: the most cards that it laid without the other doing anything."""
    longest, row, laying = [0, 0], 0, None
    for fact in facts:
        if isinstance(fact, CardPlayed):
            row = row + 1 if fact.seat == laying else 1
            laying = fact.seat
            longest[fact.seat] = max(longest[fact.seat], row)
        elif isinstance(fact, CardsDrawn | RoundScored):
            laying = None
    return longest[0], longest[1]
