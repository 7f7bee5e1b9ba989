"""Errors on the wire: every refusal of the table itself, by its id.

TABLE-1 to TABLE-9 are the engine's, for matches anywhere (``twofold.engine.refusal``); the rules of the
games are in their ledgers.
"""

from collections.abc import Iterable

from twofold.engine import Refusal, TwofoldError

NO_SUCH_TABLE = Refusal("TABLE-10", "There is no table behind this link.")
WRONG_TOKEN = Refusal("TABLE-11", "Your token opens no seat at this table.")
HOST_ONLY = Refusal("TABLE-12", "Only the host of the table may do this.")
NOT_YOUR_SEAT = Refusal("TABLE-13", "This is not your seat.")
SEAT_TAKEN = Refusal("TABLE-14", "This seat is not open: choose another.")
NOT_WHILE_PLAYING = Refusal("TABLE-15", "Wait until the match is over.")
NOTHING_PLAYED = Refusal("TABLE-16", "No match is being played.")
NOT_OVER = Refusal("TABLE-17", "The match is not over yet: its cards stay secret until then.")
SPECTATORS_ONLY_LOOK = Refusal("TABLE-18", "Spectators look on: take a seat to play.")
ANOTHER_MATCH = Refusal("TABLE-19", "This move was meant for another match.")
NOT_STORED = Refusal("TABLE-20", "The table cannot store anything just now. Nothing is lost: send it again.")
NOT_UNDERSTOOD = Refusal("TABLE-21", "This message cannot be understood.")
TOO_MANY = Refusal("TABLE-22", "That is too much at once: wait a moment.")
NO_SPECTATORS = Refusal("TABLE-23", "This table does not want to be watched.")
NO_SUCH_GAME = Refusal("TABLE-24", "There is no such game here.")
NO_SUCH_MATCH = Refusal("TABLE-25", "There is no such match.")
NO_SUCH_CODE = Refusal("TABLE-26", "No table has this code.")
WRONG_ORIGIN = Refusal("TABLE-27", "This page may not talk to the table.")
NOTHING_HERE = Refusal("TABLE-28", "There is nothing at this address.")
TOO_BIG = Refusal("TABLE-29", "A message may be 8 KiB long, and no longer.")
NO_SUCH_SEAT = Refusal("TABLE-30", "A match is seen from a seat that played it, as spectator or as everyone.")
NAMELESS = Refusal("TABLE-31", "A name needs at least one letter that can be seen.")
SAYS_NOTHING = Refusal("TABLE-32", "Say something: an empty line tells nobody anything.")
SEATED_ALREADY = Refusal("TABLE-33", "You have a seat at this table already.")
HOST_MUST_SIT = Refusal("TABLE-35", "The host must be a person who sits at the table.")
STALE = Refusal("TABLE-42", "The table has moved on since you decided this: look again.")
ID_USED = Refusal("TABLE-43", "This id stands for something else that you sent: choose another.")
DEALT_IN = Refusal(
    "TABLE-44",
    "These cards were dealt to somebody: only a bot may play them until they stayed away for long.",
)
OFTEN_ENOUGH = Refusal("TABLE-45", "You have changed your mind often enough: leave it at that for now.")
LONG_ENOUGH = Refusal("TABLE-46", "This match has gone on for as long as a match can: it is broken off.")
NO_LESSON = Refusal("TABLE-40", "This game has no lesson: its rules page tells how it is played.")

UPGRADE = Refusal("TABLE-51", "Here is a WebSocket: ask for an upgrade of the connection.")
FAILED = Refusal(
    "TABLE-52", "Something went wrong in the server. What you sent may not have been carried out."
)


def unreadable_move(error: Exception) -> Refusal:
    """For moves that are none of the game's."""
    return Refusal(NOT_UNDERSTOOD.rule, f"This move cannot be read: {error}.")


def unreadable_request(reason: str) -> Refusal:
    """For requests whose body or address says something else than it should."""
    return Refusal(NOT_UNDERSTOOD.rule, f"This request cannot be read: {reason}")


def no_such_place(seats: int) -> Refusal:
    """For seats that the table does not have."""
    return Refusal("TABLE-34", f"This table has {seats} seats.")


def no_such_level(levels: Iterable[str]) -> Refusal:
    """For bots that the game does not have."""
    return Refusal("TABLE-36", f"There is no bot of this level: choose one of {', '.join(levels)}.")


def bad_options(error: TwofoldError) -> Refusal:
    """For options that the game cannot read."""
    return Refusal("TABLE-37", str(error))


def unplayable(error: TwofoldError) -> Refusal:
    """For options that do not go with so many seats."""
    return Refusal("TABLE-38", str(error))


def bad_legacy(error: TwofoldError) -> Refusal:
    """For lines from former matches that the game cannot read."""
    return Refusal("TABLE-47", str(error))


def too_many_seats(game: str, most: int) -> Refusal:
    """For tables that are larger than the game."""
    return Refusal("TABLE-39", f"{game} has room for {most} players.")


def cannot_be_set_up(error: TwofoldError) -> Refusal:
    """For tables of games that are gone or whose rules have changed."""
    return Refusal("TABLE-41", f"This table cannot be set up again: {error}")


def foreign_name(name: str | None) -> Refusal:
    """For requests under a name that is not this server's."""
    named = f"the name {name}" if name else "this name"
    return Refusal(
        "TABLE-50",
        f"This server does not go by {named}. If it is yours and should, start it with "
        f"--public-name {name or 'NAME'} (TWOFOLD_PUBLIC_NAMES).",
    )


class TurnedDown(TwofoldError):
    """A request to the table that is not carried out."""

    def __init__(self, refusal: Refusal, status: int = 409) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.status = status
        """The HTTP status of the answer."""
