"""The host, who keeps the room, and the deputy, who acts for a host that is away or a screen."""

from msgspec.structs import replace

from twofold.server.table.changes import HostStoodIn
from twofold.server.table.people import Person
from twofold.server.table.seating import Seating


def standing_in(seating: Seating, live: frozenset[str]) -> Person | None:
    """Who would act for the host, given the servers that are up; ``None`` while the acting host is here."""
    acting = seating.acting_host
    if acting and acting.nodes & live:
        return None
    return next((person for person in _in_line(seating) if person.nodes & live), None)


def stood_in(seating: Seating, change: HostStoodIn) -> Seating:
    """This person acts for the host as long as the host stays away."""
    person = seating.person(change.person)
    if person is None:
        return seating
    return replace(seating, deputy=None if person.token == seating.host else person.id)


def new_guest(seating: Seating, person: Person) -> Seating:
    """A person is new in the room: where the host plays no part, the first guest acts as host."""
    if seating.deputy is not None or seating.person_of(seating.host):
        return seating
    return replace(seating, deputy=person.id)


def back(seating: Seating, person: Person) -> Seating:
    """A device has connected: the host acts again, or of a screen's guests the one who came first."""
    if person.token == seating.host:
        return replace(seating, deputy=None)
    came_before = seating.deputy is not None and person.id < seating.deputy
    by_right = came_before and seating.person_of(seating.host) is None
    return replace(seating, deputy=person.id) if by_right else seating


def bequeathed(seating: Seating, person: Person) -> Seating:
    """A person is gone for good: the deputy inherits from the host, and from both who is next in line."""
    was_host = bool(person.token) and person.token == seating.host
    heirs = [each for each in _in_line(seating) if each.token != seating.host]
    if was_host and heirs:
        heir = seating.person(seating.deputy) or heirs[0]
        return replace(seating, host=heir.token, deputy=None)
    if person.id == seating.deputy:
        seating = replace(seating, deputy=heirs[0].id if heirs else None)
    if was_host and seating.grows:
        seating = replace(seating, host="")
    deserted = not _in_line(seating) and (was_host or seating.grows)
    return replace(seating, deserted=True) if deserted else seating


def _in_line(seating: Seating) -> list[Person]:
    """The people of the room: whoever sits there first, then those who wait."""
    seated = (seating.person_at(seat) for seat in seating.humans())
    return [*(person for person in seated if person), *seating.waiting()]
