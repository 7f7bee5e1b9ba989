"""Who is let into a room, as whom, and who must leave when seats change hands."""

from collections.abc import Iterable

from twofold.engine import Audience
from twofold.server import refusals as no
from twofold.server.closing import CloseCode
from twofold.server.courtesy import tidied
from twofold.server.guest import Guest
from twofold.server.messages import PROTOCOL, Hello
from twofold.server.record import Record
from twofold.server.seating import Seating
from twofold.server.tokens import digest


def has_seen_more(hello: Hello, record: Record) -> bool:
    """Whether somebody has heard things from another server that this one does not know yet."""
    play, seat = record.play, record.seating.seat_of(digest(hello.token))
    known = play.counts[play.place_of(Audience.SPECTATOR if seat is None else seat)] if play else 0
    another = hello.match is not None and hello.match != record.match
    return another or hello.number > known or hello.lines > record.chat.count


def refused_entry(guest: Guest, hello: Hello, seating: Seating) -> tuple[CloseCode, str] | None:
    """Why somebody is not let in; whoever is let in gets their place."""
    if hello.protocol != PROTOCOL:
        return CloseCode.OLD_PROTOCOL, f"This table speaks version {PROTOCOL}: reload the page."
    if not guest.token:
        return None if seating.spectators else (CloseCode.NO_SPECTATORS, no.NO_SPECTATORS.reason)
    seat = seating.seat_of(guest.token)
    if seat is not None:
        guest.viewer = seat
    elif guest.token != seating.host:
        return CloseCode.WRONG_TOKEN, no.WRONG_TOKEN.reason
    return None


def name_of(guest: Guest, hello: Hello, seating: Seating) -> str:
    """What somebody is called in the chat."""
    if isinstance(guest.viewer, int):
        return seating.chairs[guest.viewer].name
    return tidied(hello.name or "") or "A spectator"


def reseated(guests: Iterable[Guest], seating: Seating) -> list[Guest]:
    """Seats may have been renumbered, freed or handed over: gives those who have none any longer."""
    leaving = []
    for guest in guests:
        seat = seating.seat_of(guest.token)
        if seat is not None:
            guest.viewer, guest.name = seat, seating.chairs[seat].name
        elif guest.seated and guest.token != seating.host:
            leaving.append(guest)
        elif guest.seated:
            guest.viewer = Audience.SPECTATOR
    return leaving
