"""Taking turns: where a game has fewer places than the room has people, who gets up for those who wait."""

from collections.abc import Collection

from msgspec.structs import replace

from twofold.engine import Seat
from twofold.server.protocol.people import PersonId
from twofold.server.table.people import Person
from twofold.server.table.seating import Chair, Seating


def getting_up(seating: Seating, winners: Collection[Seat], live: frozenset[str]) -> tuple[PersonId, ...]:
    """Who makes room at the end of a match, given who won it and which servers are up.

    Bots get up first, and nobody does for people who are gone. Of the others it is whoever is away, then
    whoever has played most matches without a break, then those who did not win.
    """
    seats = seating.humans()
    wanted = sum(not person.is_gone(live) for person in seating.waiting())
    too_many = wanted - (seating.most - len(seats))

    def stays(seat: Seat) -> tuple[bool, int, bool, int]:
        person = seating.person_at(seat)
        assert person is not None
        return not person.is_gone(live), -_in_a_row(seating, person), seat in winners, -seat

    up = sorted(seats, key=stays)[: max(0, too_many)]
    return tuple(person for seat in up if (person := seating.chairs[seat].person) is not None)


def got_up(seating: Seating, numbers: tuple[PersonId, ...]) -> Seating:
    """These leave their places to those who wait, and wait behind them."""
    for number in numbers:
        person, seat = seating.person(number), seating.place_of(number)
        if person is not None and seat is not None:
            others = tuple(each for each in seating.people if each is not person)
            seating = replace(seating.with_chair(seat, Chair("open")), people=(*others, person))
    return seating


def _in_a_row(seating: Seating, person: Person) -> int:
    """How many of the evening's last matches somebody has played without a break."""
    matches = seating.evening.matches
    return next(
        (back for back, played in enumerate(reversed(matches)) if person.id not in played.people),
        len(matches),
    )
