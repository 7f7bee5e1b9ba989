"""The people of a room and what their evening has come to, as everybody sees them."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from twofold.engine import Seat
from twofold.engine.challenge import Mark
from twofold.texts import Text

COLOURS = 8
FIGURES = 12

Emote: TypeAlias = Literal["clap", "laugh", "wow", "heart", "think", "oops"]
Ending: TypeAlias = Literal["won", "nobody", "abandoned", "unknown"]
PersonId: TypeAlias = Annotated[int, Meta(ge=1, description="1, 2, 3 … within a room, never used again.")]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is drawn: a colour and a figure."""

    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]
    figure: Annotated[int, Meta(ge=0, lt=FIGURES)]


class BotShown(Struct, frozen=True):
    """A bot is a character."""

    level: str
    character: str
    """A key like ``otto``: its face, and its name in the texts; the same all evening."""


class AwayShown(Struct, frozen=True):
    """Somebody who plays is not there."""

    since_ms: int
    """How long they have been away, in milliseconds of wall time as this is sent."""

    bot_in_ms: int | None
    """How long until a bot plays on for them; 0: it does; ``None``: the table waits for them."""


class PersonShown(Struct, frozen=True):
    """Somebody in the room: a person, or a bot."""

    id: PersonId
    name: str
    look: Look
    bot: BotShown | None = None
    present: bool = False
    """Whether a device of theirs is connected; bots always are there."""

    seat: Seat | None = None
    """Where they sit; whoever has no seat waits, and is dealt in with the next match if there is a place."""

    host: bool = False
    """Whether they act as host: the host, or as long as there is one the deputy."""

    wish: str | None = None
    """The game that they would like to play."""

    again: bool | None = None
    """Whether they are in for the next match; ``None``: they have not said."""

    seen: bool = False
    """Whether they have left the last result behind."""

    away: AwayShown | None = None
    """While a match is played: since when somebody who plays is not there, and what comes of it."""


class ChallengeShown(Struct, frozen=True):
    """How a challenge of today's deal went for somebody in the room."""

    person: PersonId
    day: str
    """Where they are, like ``2026-11-16``."""

    game: str
    marks: tuple[Mark, ...]


class Played(Struct, frozen=True):
    """A match of the evening."""

    match: str
    game: str
    people: tuple[PersonId, ...]
    """Who played, by the seats of that match: these never change, whoever sits there later."""

    winners: tuple[PersonId, ...]
    ended: Ending
    """``nobody`` has won, or it was broken off; ``unknown`` before tables kept a score sheet."""


class Score(Struct, frozen=True):
    """What somebody has to show for the evening."""

    person: PersonId
    played: int
    won: int


class TitleShown(Struct, frozen=True):
    """The best of the evening of its kind."""

    game: str
    kind: str
    people: tuple[PersonId, ...]
    text: Text
    """What it is for, in the game's texts, with its figures: who it is stands beside it."""

    match: str


class Evening(Struct, frozen=True):
    """The score sheet: all that was played at this table."""

    matches: tuple[Played, ...] = ()
    """The last of them, the latest at the end; ``scores`` counts all but those that were broken off."""

    scores: tuple[Score, ...] = ()
    titles: tuple[TitleShown, ...] = ()
    gone: tuple[PersonShown, ...] = ()
    """Those who played and are in the room no longer."""
