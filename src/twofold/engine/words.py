"""How a game speaks where there is only text: a terminal, a transcript."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from twofold.engine.refusal import Refusal
from twofold.texts import Text

if TYPE_CHECKING:
    from twofold.texts import Speech

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=Struct)


class Form(Struct, frozen=True, tag="form"):
    """Free input: an action with too many possible contents to list."""

    action: str
    """The tag of the action to fill in, like ``answer``."""

    hint: Text | str
    """What to enter, in a few words."""


class Question(Struct, frozen=True):
    """What a typed line leaves open: a wild card without its colour."""

    asks: Text | str
    """What is missing, in a few words."""

    line: str
    """What was typed; with the answer after it, ``Words.read`` is asked again."""


@dataclass(frozen=True)
class Live(Generic[ViewT]):
    """What a terminal shows only while it lasts, where time runs and nobody is shown a thing twice."""

    stage: Callable[[ViewT, "Speech", int], str]
    """What lies open at this match time: drawn in place, never left behind. Empty: show the table instead."""

    keys: Callable[[ViewT], Mapping[str, str]]
    """Single keys that act at once, and the lines that they stand for."""

    next_beat: Callable[[ViewT, int], int | None]
    """When the next beat after this match time falls, if one runs: a bell may ring, the stage is redrawn."""


def nothing_unprompted(action: Any) -> bool:  # noqa: ARG001
    """For games that remind their players of everything."""
    return False


@dataclass(frozen=True)
class Words(Generic[ViewT, ActionT, EventT]):
    """How a game speaks in a terminal or a transcript. Texts may carry rich's markup."""

    table: Callable[[ViewT, Sequence[ActionT | Form], "Speech"], str]
    """The table as this viewer sees it, what may be done marked."""

    event: Callable[[EventT, "Speech"], str]
    """One event as a sentence; empty for events that the table shows anyway."""

    action: Callable[[ActionT], str]
    """What a player would type for this action, as ``read`` takes it."""

    read: Callable[[str, ViewT], ActionT | Refusal | Question]
    """The action that a typed line means, or what is wrong with the line, or what it leaves open."""

    prompt: Callable[[ViewT, Sequence[ActionT | Form]], Text | str]
    """What is asked of the viewer now, in a few words."""

    legend: Text | str = ""
    """What to do, for somebody who sits down for the first time, and how codes are read."""

    unprompted: Callable[[ActionT], bool] = nothing_unprompted
    """What nobody is reminded of, because to think of it is the game."""

    live: Live[ViewT] | None = None
    """For games in which time runs; the lines that a player types are then not left behind either."""
