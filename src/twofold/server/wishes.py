"""What somebody at a table wants to happen; it waits its turn, is judged, and is written down if granted."""

from typing import Any, TypeAlias

from msgspec import Struct

from twofold.engine import Refusal, Seat, Viewer
from twofold.server import refusals as no
from twofold.server.courtesy import line_refusal, tidied
from twofold.server.guest import Guest
from twofold.server.messages import Act, ClientMessage, Mix, Say
from twofold.server.play import Play
from twofold.server.requests import Petition


class MoveWish(Struct, frozen=True):
    """A player wants to do something in the match."""

    guest: int
    viewer: Viewer
    act: Act
    at: int
    """When it was done, in match time."""

    @property
    def id(self) -> str:
        """The client's name for it."""
        return self.act.id

    @property
    def key(self) -> str:
        """What makes the move take effect once only."""
        return f"{self.viewer}:{self.act.id}"


class SayWish(Struct, frozen=True):
    """A guest wants to say something."""

    guest: int
    seat: Seat | None
    name: str
    say: Say

    @property
    def id(self) -> str:
        """The client's name for it."""
        return self.say.id

    @property
    def key(self) -> str:
        """What makes the line be said once only."""
        return f"{'s' if self.seat is None else self.seat}:{self.say.id}"


class MixWish(Struct, frozen=True):
    """A player wants to add entropy."""

    guest: int
    seat: Seat
    entropy: str
    id: str | None = None
    """It has none, and is answered by the table's next version."""


class BotWish(Struct, frozen=True):
    """A bot, or a stand-in, wants to do something."""

    match: str
    seq: int
    """The entry after which it decided: later the decision is void."""

    seat: Seat
    action: Any


class ExpiryWish(Struct, frozen=True):
    """Time may have run out."""


class PresenceWish(Struct, frozen=True):
    """A player's first device may have come, or the last may have gone."""

    seat: Seat


class StandInWish(Struct, frozen=True):
    """A player may have been away long enough."""

    seat: Seat


class EndWish(Struct, frozen=True):
    """The match may be over without the table's log saying so."""


class PetitionWish(Struct, frozen=True):
    """Somebody asks for something over HTTP."""

    petition: Petition


Wish: TypeAlias = (
    MoveWish | SayWish | MixWish | BotWish | ExpiryWish | PresenceWish | StandInWish | EndWish | PetitionWish
)


def move_refusal(play: Play | None, abandoned: bool, wish: MoveWish) -> Refusal | None:
    """Why a move is not even looked at."""
    if play is None or abandoned:
        return no.NOTHING_PLAYED
    if wish.act.match is not None and wish.act.match != play.header.id:
        return no.ANOTHER_MATCH
    return None if wish.viewer in play.seats else no.SPECTATORS_ONLY_LOOK


def say_refusal(play: Play | None, wish: SayWish) -> Refusal | None:
    """Why something may not be said: partners keep quiet when the game asks for it (DUALIS-13, DUOS-8)."""
    if refusal := line_refusal(tidied(wish.say.text)):
        return refusal
    return play.quiet if play and not play.result and wish.seat is not None else None


def claimed_time(guest: Guest, claimed: int | None, arrived: int) -> int:
    """When something was done: as the client says, within the lag that the server measured."""
    return arrived if claimed is None else min(arrived, max(claimed, arrived - guest.credit))


def wish_of(guest: Guest, message: ClientMessage, arrived: int) -> MoveWish | SayWish | MixWish | None:
    """What a guest wants with a message; nothing if it is none to act upon."""
    seat = guest.viewer if isinstance(guest.viewer, int) else None
    match message:
        case Act():
            at = claimed_time(guest, message.at, arrived)
            return MoveWish(guest.number, guest.viewer, message, at)
        case Say():
            return SayWish(guest.number, seat, guest.name, message)
        case Mix() if seat is not None:
            return MixWish(guest.number, seat, message.entropy)
    return None
