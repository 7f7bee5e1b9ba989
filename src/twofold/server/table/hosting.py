"""Hosting: who is next in line for the room, and who has it while its host is away."""

from msgspec.structs import replace

from twofold.server.table.changes import HostStoodIn
from twofold.server.table.people import Person
from twofold.server.table.seating import Seating


def standing_in(seating: Seating, live: frozenset[str]) -> Person | None:
    """Who would be host until the host is back, given the servers that are up; nobody if the host is here."""
    host = seating.person_of(seating.host)
    if host is None or not host.is_gone(live):
        return None
    return next((person for person in _in_line(seating) if person.nodes & live), None)


def stood_in(seating: Seating, change: HostStoodIn) -> Seating:
    """Somebody is host as long as the one whose room it is stays away."""
    host, deputy = seating.person_of(seating.host), seating.person(change.person)
    if host is None or deputy is None:
        return seating
    return replace(seating, host=deputy.token, absent_host=seating.absent_host or host.id)


def back(seating: Seating, person: Person) -> Seating:
    """Somebody has come: if the room is theirs, they are its host again."""
    if person.id != seating.absent_host:
        return seating
    return replace(seating, host=person.token, absent_host=None)


def bequeathed(seating: Seating, person: Person) -> Seating:
    """Somebody is gone for good; if they were the host, whoever is next in line is."""
    if person.id == seating.absent_host:
        seating = replace(seating, absent_host=None)
    if not person.token or person.token != seating.host:
        return seating
    if heirs := _in_line(seating):
        return replace(seating, host=heirs[0].token)
    return replace(seating, deserted=True, host="" if seating.grows else seating.host)


def _in_line(seating: Seating) -> list[Person]:
    """The people of the room: whoever sits there first, then those who wait."""
    seated = (seating.person_at(seat) for seat in seating.humans())
    return [*(person for person in seated if person), *seating.waiting()]
