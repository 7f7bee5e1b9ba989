"""The seating of a table: who is in the room, who sits where, what is agreed. ``fold`` makes it of a log."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Header, Seat, installed_games
from twofold.engine.dice import commitment, match_id
from twofold.server.protocol.http import SeatKind, SeatShown
from twofold.server.protocol.people import ChallengeShown
from twofold.server.table.evening import EveningSoFar
from twofold.server.table.people import Person


class Chair(Struct, frozen=True):
    """One seat."""

    kind: SeatKind
    person: int | None = None
    """Who sits here, a bot included."""

    level: str | None = None
    entropy: str = ""
    stand_in: bool = False
    stood_in_from: int = 0
    """The update after which a bot began to play for whoever sits here, as their own seat counts."""

    barred: bool = False
    """Whether only a bot may play here until the match is over, because its player was shown out."""


class Seating(Struct, frozen=True):
    """Everything about a table besides its chat and the moves of its matches."""

    id: str
    version: int
    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    public: bool
    spectators: bool
    stand_ins: bool
    memory: bool
    code: str
    host: str
    """The digest of the token of whoever's room it is, and stays; empty as long as it is nobody's."""

    seed: str
    """The server seed of the next match."""

    people: tuple[Person, ...] = ()
    """Everybody in the room, in the order in which they came; whoever got up for others is behind them."""

    ids: int = 0
    """The last id that was given to anybody."""

    deputy: int | None = None
    """Who acts for the host, while the host is away or where the host is a screen."""

    grows: bool = False
    """Whether places come and go with the people; otherwise they were planned when the table was opened."""

    header: Header | None = None
    """The match that is being played or was played last; none once another game was picked …"""

    header_seed: str = ""
    """… and its server seed."""

    dealt: tuple[int, ...] = ()
    """Who was dealt in, by the seats of that match."""

    abandoned: bool = False
    ended: bool = False
    """Whether the match has been noted to have come to its end."""

    legacy: tuple[str, ...] = ()
    """What was brought for the next match, besides what the last one leaves to it."""

    legacies: dict[str, tuple[str, ...]] = {}
    """By game: what its matches left when another game was picked."""

    deserted: bool = False
    """Whether the host got up when nobody else was left."""

    stopped: bool = False
    """Whether somebody stopped the countdown to the next match."""

    evening: EveningSoFar = EveningSoFar()
    today: tuple[ChallengeShown, ...] = ()
    """How today's deal went for people of the room."""

    @property
    def next_match(self) -> str:
        """The id of the next match, settled with its seed."""
        return match_id(bytes.fromhex(self.seed))

    @property
    def commitment(self) -> str:
        """What is published of the next match's seed."""
        return commitment(self.next_match, bytes.fromhex(self.seed))

    @property
    def resting(self) -> bool:
        """Whether no match is under way, as far as the table's own log says."""
        return self.header is None or self.ended or self.abandoned

    @property
    def most(self) -> int:
        """How many the game can seat."""
        return max(installed_games[self.game].seat_counts)

    # ---- People

    def person(self, number: int | None) -> Person | None:
        """Who has this id."""
        return next((person for person in self.people if person.id == number), None)

    def person_of(self, token: str) -> Person | None:
        """Whose token this is the digest of."""
        return next((person for person in self.people if token and person.token == token), None)

    def person_at(self, seat: Seat) -> Person | None:
        """Who sits there, a bot included."""
        return self.person(self.chairs[seat].person) if seat < len(self.chairs) else None

    def place_of(self, number: int) -> Seat | None:
        """Where somebody sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == number), None)

    def waiting(self) -> list[Person]:
        """The people who have no seat, whoever came first at the front."""
        return [each for each in self.people if not each.is_bot and self.place_of(each.id) is None]

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token's digest opens."""
        person = self.person_of(token)
        return self.place_of(person.id) if person else None

    def token_at(self, seat: Seat) -> str:
        """The digest of the token of whoever sits there."""
        person = self.person_at(seat)
        return person.token if person else ""

    def name_at(self, seat: Seat) -> str:
        """What whoever sits there is called."""
        person = self.person_at(seat)
        return person.name if person else ""

    def offered_seat(self, token: str) -> Seat | None:
        """The seat that a token's digest was given away for."""
        found = next((person for person in self.people if token and person.offered == token), None)
        return self.place_of(found.id) if found else None

    def knows(self, token: str) -> bool:
        """Whether a token's digest is a person's or the host's."""
        return self.person_of(token) is not None or (bool(token) and token == self.host)

    @property
    def acting_host(self) -> Person | None:
        """The deputy if there is one, or else the host, if that is one of the people."""
        return self.person(self.deputy) or self.person_of(self.host)

    def acts_as_host(self, token: str) -> bool:
        """Whether a token's digest is the host's or the deputy's."""
        person = self.person_of(token)
        is_deputy = person is not None and person.id == self.deputy
        return is_deputy or (bool(token) and token == self.host)

    def with_person(self, person: Person) -> "Seating":
        """The same with this person as they are now, or one more."""
        if self.person(person.id) is None:
            return replace(self, people=(*self.people, person), ids=max(self.ids, person.id))
        return replace(self, people=tuple(person if each.id == person.id else each for each in self.people))

    # ---- Seats

    def with_chair(self, seat: Seat, chair: Chair) -> "Seating":
        """The same with another chair there; with one more if there was none."""
        missing = (Chair("open"),) * (seat - len(self.chairs))
        return replace(self, chairs=(*self.chairs[:seat], *missing, chair, *self.chairs[seat + 1 :]))

    def free_place(self) -> Seat | None:
        """Where the next one may sit: on an open seat, a new one, a closed one, or that of the last bot."""
        for kind in ("open", "closed"):
            for seat, chair in enumerate(self.chairs[: self.most]):
                if chair.kind == kind:
                    return seat
        if len(self.chairs) < self.most:
            return len(self.chairs)
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot"]
        return max(bots, default=None)

    def open_places(self) -> int:
        """How many more may sit down without asking anybody to get up."""
        taken = sum(chair.kind in ("human", "bot") for chair in self.chairs)
        return self.most - taken if self.grows else sum(chair.kind == "open" for chair in self.chairs)

    def humans(self) -> list[Seat]:
        """The seats that people have taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def left(self) -> list[Seat]:
        """The seats that are free; while a match is played, those whose players have left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def held(self) -> frozenset[Seat]:
        """The seats of those whom the host wants to wait for."""
        places = (self.place_of(person.id) for person in self.people if person.held)
        return frozenset(seat for seat in places if seat is not None)

    def present(self, live: frozenset[str]) -> frozenset[Seat]:
        """The seats of people who are connected to a server that is up."""
        places = (self.place_of(person.id) for person in self.people if person.nodes & live)
        return frozenset(seat for seat in places if seat is not None)

    def unplayed(self, present: frozenset[Seat]) -> list[Seat]:
        """The seats that are played, and by no person who is there."""
        return [seat for seat, c in enumerate(self.chairs) if c.kind != "closed" and seat not in present]

    def missed(self, present: frozenset[Seat]) -> list[Seat]:
        """The seats that a person should play, and neither a person nor a stand-in does."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind in ("human", "open") and seat not in present and not chair.stand_in
        ]

    def is_left(self, live: frozenset[str]) -> bool:
        """Whether everybody who was here is gone."""
        people = [person for person in self.people if not person.is_bot]
        return all(person.is_gone(live) for person in people) if people else self.deserted

    def most_want_more(self) -> bool:
        """Whether most of the people who sit here are in for the next match."""
        answers = [person.again for person in self._seated_people()]
        return not self.stopped and 2 * answers.count(True) > len(answers)

    def all_want_more(self) -> bool:
        """Whether all of them are."""
        return all(person.again for person in self._seated_people())

    def _seated_people(self) -> Iterator[Person]:
        return (person for seat in self.humans() if (person := self.person_at(seat)))

    def seats_shown(self, live: frozenset[str], dealt_to: tuple[str, ...]) -> tuple[SeatShown, ...]:
        """The seats as everybody sees them, given the servers that are up and who was dealt in."""
        return tuple(
            self._seat_shown(seat, live, dealt_to[seat] if seat < len(dealt_to) else "")
            for seat in range(len(self.chairs))
        )

    def _seat_shown(self, seat: Seat, live: frozenset[str], dealt_to: str) -> SeatShown:
        chair, person = self.chairs[seat], self.person_at(seat)
        name, present = (person.name, bool(person.nodes & live)) if person else ("", False)
        return SeatShown(
            chair.kind, name, chair.level, present, chair.stand_in, chair.entropy, dealt_to, chair.person
        )
