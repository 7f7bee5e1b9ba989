"""The contract of a game: a record of pure functions over frozen structs.

A game is a folder of modules; its ``__init__`` fills in one ``Game`` and registers it as an entry point. The
functions read no clock and no randomness of their own: time and dice come in as arguments.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from twofold.engine.assessing import Assessing
from twofold.engine.bot import BotMaker
from twofold.engine.challenge import Challenge
from twofold.engine.defaults import (
    as_it_is,
    clock_may_wait,
    everything,
    no_deadline,
    no_forms,
    no_table_refusal,
    no_titles,
    nobody_is_kept_waiting,
    nothing_expires,
    nothing_to_prepare,
    nothing_to_remark,
    talk_is_free,
)
from twofold.engine.dice import Dice
from twofold.engine.events import Events, Outcome, Title
from twofold.engine.learning import Learning
from twofold.engine.options import PRESETS, either, option_fields, read_switches, takes, written
from twofold.engine.parsing import MISTYPED, Reader, parts
from twofold.engine.refusal import BadLegacy, BadLog, BadOptions, Refusal, Refused, no_such_action
from twofold.engine.seats import Seat, Viewer
from twofold.engine.words import Form, Words
from twofold.texts import PACKAGES, REFERENCE, Text, shell

OptionsT = TypeVar("OptionsT", bound=Struct)
StateT = TypeVar("StateT", bound=Struct)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=Struct)


@dataclass(frozen=True)
class Legacy(Generic[StateT]):
    """What one match leaves to the next at the same table: lines of text that people can read and edit."""

    read: Callable[[Iterable[str]], tuple[str, ...]]
    """The lines, tidied, each thing said once, the later line counting; raises ``BadLegacy``."""

    inherit: Callable[[StateT, Sequence[str]], StateT]
    """The state at the start of a match, with what was left to it."""

    leave: Callable[[StateT, str], tuple[str, ...]]
    """What a match of this date leaves, what it inherited included."""


@dataclass(frozen=True)
class Game(Generic[OptionsT, StateT, ActionT, EventT, ViewT]):
    """Everything that the rest of Twofold knows about a game."""

    id: str
    name: str
    tagline: str
    """One sentence that makes people want to play."""

    minutes: int
    """How long a match takes, roughly."""

    seat_counts: tuple[int, ...]
    package: str
    """The Python package of the game; its ``guide.md`` is the rules page for players."""

    rules_version: int
    """Raised whenever the same log would give another state."""

    options: type[OptionsT]
    state: type[StateT]
    action: Any
    """The type, or union of types, of the actions: tagged structs."""

    event: Any
    """The type, or union of types, of the events: tagged structs."""

    view: type[ViewT]

    setup: Callable[[OptionsT, int, Dice], StateT]
    waiting_for: Callable[[StateT], frozenset[Seat]]
    """The seats that the table waits for; others may still act out of turn."""

    refusal: Callable[[StateT, Seat, ActionT], Refusal | None]
    """The only statement of legality."""

    choices: Callable[[StateT, Seat], Sequence[ActionT | Form]]
    """Every action that would be accepted from this seat now; a form stands for free input."""

    apply: Callable[[StateT, Seat, ActionT, int, Dice], tuple[StateT, Events]]
    """What an accepted action leads to. The time is in milliseconds since the match began."""

    outcome: Callable[[StateT], Outcome | None]
    look: Callable[[StateT, Viewer], ViewT]
    """What this viewer may know. What is hidden is absent."""

    imagine: Callable[[ViewT, Random], StateT]
    """Some full state that agrees with all that the view tells."""

    words: Words[ViewT, ActionT, EventT]
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    """The game's own bots by level, weakest first."""

    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {key: {} for key in PRESETS})
    """What is chosen for a first time, as in the box, and for a wild match; the rest stays as it is."""

    table_refusal: Callable[[OptionsT, int], Refusal | None] = no_table_refusal
    """Why these options cannot be played with that many seats."""

    deadline: Callable[[StateT], int | None] = no_deadline
    """The match time at which ``expire`` is due."""

    expire: Callable[[StateT, int, Dice], tuple[StateT, Events]] = nothing_expires
    """What running out of time leads to."""

    kept_waiting: Callable[[StateT], Seat | None] = nobody_is_kept_waiting
    """For whose sake the deadline is there; a bot in that seat has patience, and no time runs out."""

    may_pause: Callable[[StateT], bool] = clock_may_wait
    """Whether the clock may stand still for a player who is gone; in a race it may not."""

    silence: Callable[[StateT], Refusal | None] = talk_is_free
    """Why the seated may not chat now."""

    recalled: Callable[[StateT, Sequence[Events]], Sequence[Events]] = everything
    """Of all that happened, entry by entry, what may still be looked up, where remembering is the game."""

    less_is_better: bool = False
    """Whether the scores of an outcome count against those who have them."""

    fill: Callable[[ViewT, Form, Random], ActionT] = no_forms
    """Some well-formed action for a form: what a player without a clue might enter."""

    prepare: Callable[[], object] = nothing_to_prepare
    """Reads what is slow to read; otherwise it is read when it is first needed, perhaps in mid-race."""

    learning: Learning[OptionsT, ActionT, ViewT] | None = None
    """The game as numbers, if its actions can be listed and it needs no clock."""

    looking_back: Assessing[StateT, ActionT] | None = None
    """How matches are analysed, if a player is strong enough to."""

    today: Challenge[StateT] | None = None
    """Its part of today's deal, if it has one."""

    older: Mapping[int, "Game[Any, Any, Any, Any, Any]"] = field(default_factory=dict)
    """The same game by the rules of former versions: a log is always folded by those that it was played by.

    Mostly ``dataclasses.replace`` of the present game, with a ``setup`` whose states remember their version.
    """

    legacy: Legacy[StateT] | None = None
    """What matches leave to the next ones, if they do."""

    titles: Callable[[StateT, Sequence[Events]], tuple[Title, ...]] = no_titles
    """What a match that has ended is remembered for, from its last state and all that happened."""

    honours: Callable[[StateT, Sequence[Events]], tuple[Title, ...]] = no_titles
    """A title for everybody who played a match to its end: something true and kind, the best first."""

    remarks: Callable[[StateT], Mapping[str, Any]] = nothing_to_remark
    """What figures over many matches need of one that has ended, beside its outcome; may take a while."""

    written: Callable[[StateT], Any] = as_it_is
    """The state in the form of which a log keeps the fingerprint; older rules keep their own."""

    def by_rules(self, version: int) -> "AnyGame":
        """The game by the rules of this version."""
        if version == self.rules_version:
            return self
        if version not in self.older:
            known = tuple(sorted((*self.older, self.rules_version)))
            raise BadLog(shell("error-rules-version", game=self.name, version=version, known=known))
        return self.older[version]

    def guide(self, language: str = REFERENCE) -> str:
        """The rules page for players, in Markdown."""
        return self._page("guide", language) if self.id in PACKAGES else self.resource("guide.md")

    def tagline_in(self, language: str) -> str:
        """The tagline in another language, if the game speaks any."""
        return self._page("tagline", language) if self.id in PACKAGES else self.tagline

    def _page(self, message: str, language: str) -> str:
        from twofold.texts.catalogue import page  # noqa: PLC0415  # only whoever reads it loads it

        return page(self.id, message, language)

    def resource(self, name: str) -> str:
        """A text file of the game's package."""
        return resources.files(self.package).joinpath(name).read_text("utf-8")

    def read_options(self, given: Mapping[str, Any] | OptionsT | None = None) -> OptionsT:
        """The options from names and values; values may be text, as on a command line."""
        strict = isinstance(given, self.options)
        named = parts(given) if strict else read_switches(given or {}, self.options)  # type: ignore[arg-type]
        known = option_fields(self.options)
        for name in named.keys() - known.keys():
            known_names = ", ".join(sorted(known)) or "–"
            raise BadOptions(shell("error-no-such-option", game=self.name, option=name, known=known_names))
        try:
            return msgspec.convert(named, self.options, strict=strict)
        except msgspec.ValidationError as error:
            raise BadOptions(self._untaken(named, str(error))) from error

    def _untaken(self, named: Mapping[str, Any], error: str) -> Text:
        """Which option cannot be taken like this, and what it takes."""
        what, _, path = error.partition(" - at `$.")
        option = path.rstrip("`")
        field = option_fields(self.options).get(option)
        if field is None:
            return shell("error-options-not-taken", game=self.name, problem=what)
        return shell(
            "error-option-not-taken",
            game=self.name,
            given=f"{option}={named.get(option)!r}",
            takes=takes(field),
            example=written(option, field),
        )

    def preset(self, name: str) -> OptionsT:
        """The whole options of this preset."""
        return self.read_options(self.presets[name])

    def read_legacy(self, lines: Iterable[str]) -> tuple[str, ...]:
        """What former matches left, tidied; raises ``BadLegacy``."""
        if self.legacy is not None:
            return self.legacy.read(lines)
        if any(lines):
            raise BadLegacy(shell("error-no-legacy", game=self.name))
        return ()

    @cached_property
    def actions(self) -> Reader[ActionT]:
        """Reads the actions of the game."""
        return Reader(self.action)

    def read_action(self, given: object) -> ActionT | Refusal:
        """The action with all its parts of the right type, from an action or from its parts as in JSON."""
        try:
            return self.actions.read(given)
        except MISTYPED as error:
            return no_such_action(self.name, error)

    def check_table(self, options: OptionsT, seats: int) -> None:
        """Raises unless this many seats can play with these options."""
        if seats not in self.seat_counts:
            allowed = either(self.seat_counts)
            raise BadOptions(shell("error-wrong-number", game=self.name, allowed=allowed, seats=seats))
        if refusal := self.table_refusal(options, seats):
            raise Refused(refusal)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
