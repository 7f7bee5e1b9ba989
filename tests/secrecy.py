"""Secrecy: two worlds that differ only in what a viewer cannot know must send that viewer the same bytes.

What a viewer cannot know stands in ``tests/games/<game>/hidden.py``, written from the rulebook and never from
the view: whatever the view betrays by mistake is exchanged there all the same, and so it shows here.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast, runtime_checkable

import msgspec
from msgspec import Struct

from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import AnyGame, Audience, Events, Form, Seat, Viewer
from twofold.engine.dice import Dice, SealedDice

TRIES = 12
"""How many actions are looked at for one that can be taken in both worlds."""


class Secrets(Protocol):
    """What ``hidden.py`` of a game says. A seat and an action of ``None`` mean that time runs out."""

    @staticmethod
    def permuted(state: Any, viewer: Viewer, rng: Random) -> Any:
        """Another state that this viewer cannot tell from the first."""

    @staticmethod
    def reveals(state: Any, seat: Seat | None, action: Any, viewer: Viewer) -> bool:
        """Whether something that was hidden from this viewer comes to light."""

    @staticmethod
    def disguised(state: Any, seat: Seat, action: Any, viewer: Viewer, rng: Random) -> Any | None:
        """Another action that this viewer cannot tell from the first; ``None``: nor that there was one."""

    @staticmethod
    def attempts(state: Any) -> Sequence[Any]:
        """Actions that touch on what is hidden, few of them allowed."""


@runtime_checkable
class Forgetful(Protocol):
    """What ``hidden.py`` says besides where the past may not be looked up, either."""

    @staticmethod
    def retold(state: Any, happened: Sequence[Events]) -> list[Events]:
        """What happened, entry by entry, with something else in place of what is past recall."""


class Leak(AssertionError):
    """A viewer can tell two worlds apart."""


class Moment(Struct, frozen=True):
    """The same moment in two worlds, as far as a viewer can tell."""

    seat: Seat | None
    """Who acts; ``None``: time runs out."""

    action: Any
    disguised: Any
    at: int


def secrets_of(game: AnyGame) -> Secrets:
    """What is hidden in this game."""
    return cast(Secrets, import_module(f"tests.games.{folder_of(game)}.hidden"))


def retold(secrets: Secrets, state: Any, happened: Sequence[Events]) -> list[Events]:
    """The past of another world: the same, but for what may not be looked up any more."""
    return secrets.retold(state, happened) if isinstance(secrets, Forgetful) else list(happened)


def folder_of(game: AnyGame) -> str:
    """The folder of a game's tests."""
    return game.id.replace("-", "_")


def viewers_of(match: Match) -> list[Viewer]:
    """Everybody from whom something may be hidden."""
    return [*match.seats, Audience.SPECTATOR]


def walked(match: Match, level: str, rng: Random, most: int) -> Iterator[Match]:
    """The same match over and over, from its beginning to its end or as many entries into it."""
    yield match
    bots = [make_bot(match.game, level) for _ in match.seats]
    for _, _ in zip(range(most), play_out(match, bots, rng), strict=False):
        yield match


def check(match: Match, viewer: Viewer, rng: Random, game: AnyGame | None = None, moves: int = 3) -> None:
    """Raises ``Leak`` if this viewer can tell the match from another one, now or some moves later."""
    worlds = Worlds(game or match.game, match, viewer, rng)
    worlds.compare()
    for _ in range(moves):
        moment = worlds.next_moment()
        if moment is None:
            return
        worlds.take(moment)
        worlds.compare()


class Worlds:
    """The truth, and a world that one viewer cannot tell from it."""

    def __init__(self, game: AnyGame, match: Match, viewer: Viewer, rng: Random) -> None:
        self.game = game
        self.secrets = secrets_of(game)
        self.viewer = viewer
        self.rng = rng
        self.seats = match.seats
        self.now = match.now
        self.dice: Dice = SealedDice(b"the same in both worlds", match.header.id)
        self.truth = match.state
        self.other = self.secrets.permuted(match.state, viewer, rng)
        self.past = list(match.events)
        self.other_past = retold(self.secrets, match.state, match.events)

    def compare(self) -> None:
        """All that the viewer receives of a state."""
        for what, received in RECEIVED.items():
            self._same(what, *(received(self.game, state, self.viewer) for state in self._both()))
        self._same("past", self._recalled(self.truth, self.past), self._recalled(self.other, self.other_past))
        if not isinstance(self.viewer, Audience) and self.game.outcome(self.truth) is None:
            for action in self.tried():
                told = [self.game.refusal(state, self.viewer, action) for state in self._both()]
                self._same(f"refusal of {action}", *told)

    def _recalled(self, state: Any, past: Sequence[Events]) -> list[Any]:
        """What of the past this viewer may still look up."""
        kept = self.game.recalled(state, past)
        return [event for events in kept for event in self._told(events)]

    def next_moment(self) -> Moment | None:
        """Something that can happen in both worlds and reveals nothing; ``None``, if nothing is found."""
        offered: list[tuple[Seat | None, Any]] = [
            (seat, choice) for seat in self.seats for choice in self.game.choices(self.truth, seat)
        ]
        offered.append((None, None))
        self.rng.shuffle(offered)
        found = (self._moment(seat, choice) for seat, choice in offered[:TRIES])
        return next((moment for moment in found if moment is not None), None)

    def take(self, moment: Moment) -> None:
        """It happens in both worlds; the viewer is told the same."""
        self.truth, events = self._after(self.truth, moment.seat, moment.action, moment.at)
        self.other, events_there = self._after(self.other, moment.seat, moment.disguised, moment.at)
        self._same(f"events of {moment}", self._told(events), self._told(events_there))
        self.past.append(events)
        self.other_past.append(events_there)
        self.now = moment.at

    def _both(self) -> tuple[Any, Any]:
        return self.truth, self.other

    def _moment(self, seat: Seat | None, choice: Any) -> Moment | None:
        deadline = self.game.deadline(self.truth)
        if seat is None:
            expires = deadline is not None and not self._reveals(None, None, None)
            return Moment(None, None, None, max(self.now, deadline)) if expires and deadline else None
        action = self._filled(self.truth, seat, choice)
        if self.game.refusal(self.truth, seat, action) or deadline == self.now:
            return None
        disguised = self.secrets.disguised(self.truth, seat, action, self.viewer, self.rng)
        if disguised is not None and self.game.refusal(self.other, seat, disguised):
            return None
        return None if self._reveals(seat, action, disguised) else Moment(seat, action, disguised, self.now)

    def _reveals(self, seat: Seat | None, action: Any, disguised: Any) -> bool:
        acts = ((self.truth, action), (self.other, action if disguised is None else disguised))
        return any(self.secrets.reveals(state, seat, done, self.viewer) for state, done in acts)

    def _after(self, state: Any, seat: Seat | None, action: Any, at: int) -> tuple[Any, Events]:
        if seat is None:
            return self.game.expire(state, at, self.dice)
        return (state, ()) if action is None else self.game.apply(state, seat, action, at, self.dice)

    def _told(self, events: Events) -> list[Any]:
        return [told.event for told in events if told.reaches(self.viewer)]

    def tried(self) -> list[Any]:
        """What every seat could do in either world, and what touches on what is hidden."""
        offered = [
            self._filled(state, seat, choice)
            for state in self._both()
            for seat in self.seats
            for choice in self.game.choices(state, seat)
        ]
        return offered + [action for state in self._both() for action in self.secrets.attempts(state)]

    def _filled(self, state: Any, seat: Seat, choice: Any) -> Any:
        filled = isinstance(choice, Form)
        return self.game.fill(self.game.look(state, seat), choice, self.rng) if filled else choice

    def _same(self, what: str, here: Any, there: Any) -> None:
        seen, other = msgspec.json.encode(here), msgspec.json.encode(there)
        if seen != other:
            raise Leak(f"{self.viewer} can tell by the {what}:\n{seen.decode()}\n{other.decode()}")


def _choices(game: AnyGame, state: Any, viewer: Viewer) -> Sequence[Any]:
    return () if isinstance(viewer, Audience) else tuple(game.choices(state, viewer))


RECEIVED: dict[str, Any] = {
    "view": lambda game, state, viewer: game.look(state, viewer),
    "choices": _choices,
    "seats waited for": lambda game, state, _: sorted(game.waiting_for(state)),
    "deadline": lambda game, state, _: game.deadline(state),
    "clock": lambda game, state, _: game.may_pause(state),
    "silence": lambda game, state, _: game.silence(state),
    "outcome": lambda game, state, _: game.outcome(state),
}
"""What is told of a state."""
