"""Errors on the wire: every refusal of the table itself, by its id.

TABLE-1 to TABLE-9 are the engine's, for matches anywhere (``twofold.engine.refusal``); the rules of the
games are in their ledgers.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from twofold.engine import BadLegacy, BadLog, BadOptions, Refusal, TwofoldError, UnknownGame
from twofold.texts import Text, shell

NO_SUCH_TABLE = Refusal("TABLE-10", shell("refusal-no-such-table"))
WRONG_TOKEN = Refusal("TABLE-11", shell("refusal-wrong-token"))
HOST_ONLY = Refusal("TABLE-12", shell("refusal-host-only"))
NOT_YOUR_SEAT = Refusal("TABLE-13", shell("refusal-not-your-seat"))
SEAT_TAKEN = Refusal("TABLE-14", shell("refusal-seat-taken"))
NOT_WHILE_PLAYING = Refusal("TABLE-15", shell("refusal-not-while-playing"))
NOTHING_PLAYED = Refusal("TABLE-16", shell("refusal-nothing-played"))
NOT_OVER = Refusal("TABLE-17", shell("refusal-not-over"))
SPECTATORS_ONLY_LOOK = Refusal("TABLE-18", shell("refusal-spectators-only-look"))
ANOTHER_MATCH = Refusal("TABLE-19", shell("refusal-another-match"))
NOT_STORED = Refusal("TABLE-20", shell("refusal-not-stored"))
NOT_UNDERSTOOD = Refusal("TABLE-21", shell("refusal-not-understood"))
TOO_MANY = Refusal("TABLE-22", shell("refusal-too-many"))
NO_SPECTATORS = Refusal("TABLE-23", shell("refusal-no-spectators"))
NO_SUCH_GAME = Refusal("TABLE-24", shell("refusal-no-such-game"))
NO_SUCH_MATCH = Refusal("TABLE-25", shell("refusal-no-such-match"))
NO_SUCH_CODE = Refusal("TABLE-26", shell("refusal-no-such-code"))
WRONG_ORIGIN = Refusal("TABLE-27", shell("refusal-wrong-origin"))
NOTHING_HERE = Refusal("TABLE-28", shell("refusal-nothing-here"))
TOO_BIG = Refusal("TABLE-29", shell("refusal-too-big"))
NO_SUCH_EYES = Refusal("TABLE-30", shell("refusal-no-such-eyes"))
NAMELESS = Refusal("TABLE-31", shell("refusal-nameless"))
SAYS_NOTHING = Refusal("TABLE-32", shell("refusal-says-nothing"))
SEATED_ALREADY = Refusal("TABLE-33", shell("refusal-seated-already"))
HOST_MUST_SIT = Refusal("TABLE-35", shell("refusal-host-must-sit"))
STALE = Refusal("TABLE-42", shell("refusal-stale"))
ID_USED = Refusal("TABLE-43", shell("refusal-id-used"))
DEALT_IN = Refusal("TABLE-44", shell("refusal-dealt-in"))
OFTEN_ENOUGH = Refusal("TABLE-45", shell("refusal-often-enough"))
LONG_ENOUGH = Refusal("TABLE-46", shell("refusal-long-enough"))
NO_LESSON = Refusal("TABLE-40", shell("refusal-no-lesson"))
NO_PUZZLE = Refusal("TABLE-71", shell("refusal-no-puzzle"))
NO_CHALLENGE = Refusal("TABLE-72", shell("refusal-no-challenge"))
OTHER_DAY = Refusal("TABLE-73", shell("refusal-other-day"))
NOT_PLAYED = Refusal("TABLE-77", shell("refusal-not-played"))

NO_SUCH_PERSON = Refusal("TABLE-53", shell("refusal-no-such-person"))
NOT_YOU = Refusal("TABLE-54", shell("refusal-not-you"))
ROOM_FULL = Refusal("TABLE-55", shell("refusal-room-full"))
NOT_AWAY = Refusal("TABLE-56", shell("refusal-not-away"))
REMOVED = Refusal("TABLE-57", shell("refusal-removed"))

UPGRADE = Refusal("TABLE-51", shell("refusal-upgrade"))
FAILED = Refusal("TABLE-52", shell("refusal-failed"))


def unreadable_move(error: Exception) -> Refusal:
    """For moves that are none of the game's."""
    return Refusal(NOT_UNDERSTOOD.rule, shell("refusal-unreadable-move", problem=str(error)))


def unreadable_request(reason: str) -> Refusal:
    """For requests whose body or address says something else than it should."""
    return Refusal(NOT_UNDERSTOOD.rule, shell("refusal-unreadable-request", problem=reason))


def no_such_place(seats: int) -> Refusal:
    """For seats that the table does not have."""
    return Refusal("TABLE-34", shell("refusal-no-such-place", seats=seats))


def no_such_level(levels: Iterable[str]) -> Refusal:
    """For bots that the game does not have."""
    return Refusal("TABLE-36", shell("refusal-no-such-level", levels=tuple(levels)))


def no_such_preset(presets: Iterable[str]) -> Refusal:
    """For presets that the game does not have."""
    return Refusal("TABLE-58", shell("refusal-no-such-preset", presets=tuple(presets)))


def bad_options(error: TwofoldError) -> Refusal:
    """For options that the game cannot read."""
    return Refusal("TABLE-37", error.reason)


def unplayable(error: TwofoldError) -> Refusal:
    """For options that do not go with so many seats."""
    return Refusal("TABLE-38", error.reason)


def bad_legacy(error: TwofoldError) -> Refusal:
    """For lines from former matches that the game cannot read."""
    return Refusal("TABLE-47", error.reason)


def too_many_seats(game: str, most: int) -> Refusal:
    """For tables that are larger than the game."""
    return Refusal("TABLE-39", shell("refusal-too-many-seats", game=game, most=most))


def cannot_be_set_up(error: TwofoldError) -> Refusal:
    """For tables of games that are gone or whose rules have changed."""
    return Refusal("TABLE-41", shell("refusal-cannot-be-set-up", problem=error.reason))


def foreign_name(name: str | None) -> Refusal:
    """For requests under a name that is not this server's."""
    return Refusal("TABLE-50", shell("refusal-foreign-name", name=name or "NAME"))


def not_analysed(reason: Text | str) -> Refusal:
    """For matches that nobody here can judge."""
    return Refusal("TABLE-70", reason)


class TurnedDown(TwofoldError):
    """A request to the table that is not carried out."""

    def __init__(self, refusal: Refusal, status: int = 409) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.status = status
        """The HTTP status of the answer."""


NEEDS_NEWER = "This table needs a newer server: connect again, to that one or later."
"""What a WebSocket is closed with; it has room for no more."""


class NewerLog(TurnedDown):
    """A log of a table says what this server does not know; a newer one may."""


@contextmanager
def following_log() -> Iterator[None]:
    """A log is read or folded: what this server does not know in it is raised as ``NewerLog``."""
    try:
        yield
    except (BadLegacy, BadLog, BadOptions, UnknownGame) as error:
        raise NewerLog(cannot_be_set_up(error)) from error
