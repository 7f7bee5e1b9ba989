"""The smallest complete game: take one or two from a heap; who takes the last one wins.

docs/adding-a-game.md walks through it. It has a clock, and a secret that decides nothing, to show both.
"""

from collections.abc import Sequence
from random import Random
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from twofold.engine import (
    Dice,
    Events,
    Form,
    Game,
    Hidden,
    Outcome,
    Refusal,
    Seat,
    Told,
    Viewer,
    Words,
    not_understood,
)

PATIENCE_MS = 10_000


class Options(Struct, frozen=True):
    heap: Annotated[int, Meta(title="Heap", description="How many lie there (HEAP-1).", ge=1, le=50)] = 10


class State(Struct, frozen=True):
    heap: int
    turn: Seat
    lucky: Seat
    """A secret that nobody is told before the end, and that decides nothing."""

    since: int = 0


class Take(Struct, frozen=True, tag="take"):
    count: int


class Taken(Struct, frozen=True, tag="taken"):
    seat: Seat
    count: int


class View(Struct, frozen=True):
    heap: int
    turn: Seat
    lucky: Seat | Hidden
    since: int


def setup(options: Options, seats: int, dice: Dice) -> State:
    return State(options.heap, 0, dice.stream("luck", 1).below(seats))


def waiting_for(state: State) -> frozenset[Seat]:
    return frozenset((state.turn,)) if state.heap else frozenset()


def refusal(state: State, seat: Seat, action: Take) -> Refusal | None:
    if seat != state.turn:
        return Refusal("HEAP-2", "Wait for your turn.")
    if not 1 <= action.count <= min(2, state.heap):
        return Refusal("HEAP-3", "Take one or two.")
    return None


def choices(state: State, seat: Seat) -> Sequence[Take]:
    return [Take(count) for count in (1, 2) if refusal(state, seat, Take(count)) is None]


def apply(state: State, seat: Seat, action: Take, at: int, dice: Dice) -> tuple[State, Events]:
    taken = replace(state, heap=state.heap - action.count, turn=1 - seat, since=at)
    return taken, (Told(Taken(seat, action.count)),)


def deadline(state: State) -> int | None:
    return state.since + PATIENCE_MS if state.heap else None


def expire(state: State, at: int, dice: Dice) -> tuple[State, Events]:
    return apply(state, state.turn, Take(1), at, dice)


def outcome(state: State) -> Outcome | None:
    if state.heap:
        return None
    winner = 1 - state.turn
    return Outcome((winner,), tuple(float(seat == winner) for seat in range(2)), "The heap is empty.")


def look(state: State, viewer: Viewer) -> View:
    return View(state.heap, state.turn, Hidden(1) if state.heap else state.lucky, state.since)


def imagine(view: View, rng: Random) -> State:
    lucky = rng.randrange(2) if isinstance(view.lucky, Hidden) else view.lucky
    return State(view.heap, view.turn, lucky, view.since)


def read(line: str, view: View) -> Take | Refusal:
    if line.strip().isdecimal() and len(line) < 5:
        return Take(int(line))
    return not_understood(f"{line[:30]!r} is no number: type 1 or 2.")


def table(view: View, offered: Sequence[Take | Form], names: Sequence[str]) -> str:
    return f"{view.heap} left; {names[view.turn]} is to take."


words: Words[View, Take, Taken] = Words(
    table=table,
    event=lambda event, names: f"{names[event.seat]} takes {event.count}.",
    action=lambda action: str(action.count),
    read=read,
    prompt=lambda view, offered: "Take 1 or 2",
)

game: Game[Options, State, Take, Taken, View] = Game(
    id="heap",
    name="Heap",
    tagline="Take the last one.",
    minutes=1,
    seat_counts=(2,),
    package=__name__,
    rules_version=1,
    options=Options,
    state=State,
    action=Take,
    event=Taken,
    view=View,
    setup=setup,
    waiting_for=waiting_for,
    refusal=refusal,
    choices=choices,
    apply=apply,
    outcome=outcome,
    look=look,
    imagine=imagine,
    words=words,
    deadline=deadline,
    expire=expire,
)
