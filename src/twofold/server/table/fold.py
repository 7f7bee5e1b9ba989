"""The fold: what each change in a table's log makes of its seating."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from twofold.bots import levels_of
from twofold.engine import Seat, installed_games
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.people import ChallengeShown, Ending, PersonId
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.evening import played_match
from twofold.server.table.hosting import back, bequeathed, new_guest, stood_in
from twofold.server.table.people import Person, free_character, free_look, middle_level
from twofold.server.table.rotation import got_up
from twofold.server.table.seating import Chair, Seating

DAYS_AT_ONCE = 2


def opened_table(table: str, change: changes.Opened) -> Seating:
    """A table as it is when it has just been opened."""
    seating = Seating(
        id=table,
        version=1,
        game=change.game,
        options=change.options,
        chairs=tuple(Chair("open") for _ in change.seats),
        public=change.public,
        spectators=change.spectators,
        stand_ins=change.stand_ins,
        memory=change.memory,
        code=change.code,
        host=change.host,
        seed=change.seed,
        grows=not change.seats,
    )
    for seat, plan in enumerate(change.seats):
        seating = _planned(seating, seat, plan)
    return seating


def after(seating: Seating, change: Change) -> Seating:
    """The table after a change. Chat changes nothing here."""
    if isinstance(change, changes.Said):
        return seating
    return replace(AFTER[type(change)](seating, change), version=seating.version + 1)


# ---- Who sits where


def _planned(seating: Seating, seat: Seat, plan: PlannedSeat) -> Seating:
    """A seat becomes what it is meant to be; whoever sat there is out of the room."""
    seating = _emptied(seating, seat)
    if plan.kind != "bot" or not plan.level:
        return seating.with_chair(seat, Chair(plan.kind, level=plan.level))
    character = free_character(seating.people, plan.level)
    return _bot_sits(seating, seat, plan.level, character, f"Bot ({plan.level})")


def _bot_sits(
    seating: Seating, seat: Seat, level: str, character: str, name: str, barred: bool = False
) -> Seating:
    look = free_look(seating.people, None)
    bot = Person(seating.ids + 1, name, look, character)
    return seating.with_person(bot).with_chair(seat, Chair("bot", bot.id, level, barred=barred))


def _emptied(seating: Seating, seat: Seat) -> Seating:
    person = seating.person_at(seat)
    return _without(seating, person) if person else seating


def _without(seating: Seating, person: Person) -> Seating:
    """Somebody is out of the room, and the seat is free."""
    seat = seating.place_of(person.id)
    level = None if seat is None else seating.chairs[seat].level
    shown = replace(person, nodes=frozenset(), wish=None, again=None).shown(level=level)
    seating = replace(
        seating,
        people=tuple(each for each in seating.people if each.id != person.id),
        evening=seating.evening.without(shown),
    )
    return seating if seat is None else seating.with_chair(seat, Chair("open"))


def _settled(seating: Seating) -> Seating:
    """Between matches whoever waits gets a place, and places at the end that nobody needs are gone."""
    if not seating.resting:
        return seating
    for person in seating.waiting():
        seat = seating.free_place()
        if seat is None:
            break
        seating = _emptied(seating, seat).with_chair(seat, Chair("human", person.id))
    while seating.grows and seating.chairs and seating.chairs[-1].kind in ("open", "closed"):
        seating = replace(seating, chairs=seating.chairs[:-1])
    return seating


def _seat_taken(seating: Seating, change: changes.SeatTaken) -> Seating:
    seating = _emptied(replace(seating, deserted=False), change.seat)
    person = Person(seating.ids + 1, change.name, free_look(seating.people, change.look), token=change.token)
    return new_guest(seating.with_person(person).with_chair(change.seat, Chair("human", person.id)), person)


def _seat_left(seating: Seating, change: changes.SeatLeft) -> Seating:
    person = seating.person_at(change.seat)
    return _settled(bequeathed(_without(seating, person), person)) if person else seating


def _seat_planned(seating: Seating, change: changes.SeatPlanned) -> Seating:
    return _planned(seating, change.seat, change.plan)


def _person_came(seating: Seating, change: changes.PersonCame) -> Seating:
    known = seating.person(change.person)
    seating = replace(seating, deserted=False, host=seating.host or change.token)
    if known and known.name != change.name:
        seating, known = _without(seating, known), None
    if known:
        return seating.with_person(replace(known, name=change.name, look=change.look, token=change.token))
    person = Person(change.person, change.name, change.look, token=change.token)
    if change.seat is not None:
        seating = _emptied(seating, change.seat)
        seating = seating.with_chair(change.seat, Chair("human", person.id))
    return new_guest(seating.with_person(person), person)


def _person_left(seating: Seating, change: changes.PersonLeft) -> Seating:
    person, seat = seating.person(change.person), seating.place_of(change.person)
    if person is None:
        return seating
    seating = bequeathed(_without(seating, person), person)
    return _barred(seating, seat) if change.barred and seat is not None else _settled(seating)


def _barred(seating: Seating, seat: Seat) -> Seating:
    level = middle_level(seating.game)
    character = free_character(seating.people, level)
    return _bot_sits(seating, seat, level, character, character.capitalize(), barred=True)


def _seats_changed(seating: Seating, change: changes.SeatsChanged) -> Seating:
    """They swap; whoever had no seat leaves none behind, and a bot that would wait goes."""
    before, there = seating.place_of(change.person), change.seat
    if before == there:
        return seating
    if before is None:
        displaced = seating.person_at(there)
        if displaced and displaced.is_bot:
            seating = _without(seating, displaced)
        return _settled(seating.with_chair(there, Chair("human", change.person)))
    chair = seating.chairs[before]
    other = seating.chairs[there] if there < len(seating.chairs) else Chair("open")
    return _settled(seating.with_chair(there, chair).with_chair(before, other))


def _bot_added(seating: Seating, change: changes.BotAdded) -> Seating:
    return _bot_sits(seating, change.seat, change.level, change.character, change.character.capitalize())


# ---- People


def _changed(seating: Seating, number: int | None, **given: Any) -> Seating:
    person = seating.person(number)
    return seating.with_person(replace(person, **given)) if person else seating


def _at(seating: Seating, seat: Seat) -> int | None:
    return seating.chairs[seat].person


def _renamed(seating: Seating, change: changes.Renamed) -> Seating:
    return _changed(seating, _at(seating, change.seat), name=change.name)


def _person_changed(seating: Seating, change: changes.PersonChanged) -> Seating:
    given = {name: value for name in ("name", "look") if (value := getattr(change, name)) is not None}
    return _changed(seating, change.person, **given)


def _seat_offered(seating: Seating, change: changes.SeatOffered) -> Seating:
    return _changed(seating, _at(seating, change.seat), offered=change.token)


def _seat_handed_over(seating: Seating, change: changes.SeatHandedOver) -> Seating:
    was_host = seating.token_at(change.seat) == seating.host
    number = _at(seating, change.seat)
    seating = _changed(seating, number, token=change.token, offered="", nodes=frozenset())
    return replace(seating, host=change.token) if was_host else seating


def _wished(seating: Seating, change: changes.Wished) -> Seating:
    return _changed(seating, change.person, wish=change.game)


def _again_said(seating: Seating, change: changes.AgainSaid) -> Seating:
    seating = replace(seating, stopped=seating.stopped and not change.willing)
    return _changed(seating, change.person, again=change.willing)


def _result_seen(seating: Seating, change: changes.ResultSeen) -> Seating:
    return _changed(seating, change.person, seen=True)


def _countdown_stopped(seating: Seating, change: changes.CountdownStopped) -> Seating:  # noqa: ARG001
    return replace(seating, stopped=True)


def _person_held(seating: Seating, change: changes.PersonHeld) -> Seating:
    return _changed(seating, change.person, held=True)


def _challenge_played(seating: Seating, change: changes.ChallengePlayed) -> Seating:
    """It may be two days at once, in different places; what is older is forgotten."""
    played = ChallengeShown(change.person, change.day, change.game, change.marks)
    shown = (*seating.today, played)
    latest = sorted({each.day for each in shown})[-DAYS_AT_ONCE:]
    return replace(seating, today=tuple(each for each in shown if each.day in latest))


def _arrived(seating: Seating, change: changes.Arrived) -> Seating:
    person = seating.person(change.person)
    if person is None:
        return seating
    here = replace(person, nodes=person.nodes | {change.node}, came=True, held=False)
    seating, seat = back(seating.with_person(here), here), seating.place_of(person.id)
    return seating if seat is None else _with_stand_in(seating, seat, False)


def _departed(seating: Seating, change: changes.Departed) -> Seating:
    person = seating.person(change.person)
    nodes = person.nodes - {change.node} if person else frozenset()
    return _changed(seating, change.person, nodes=nodes)


def _stand_in_took(seating: Seating, change: changes.StandInTook) -> Seating:
    return _with_stand_in(
        _changed(seating, _at(seating, change.seat), held=False), change.seat, True, change.number
    )


def _with_stand_in(seating: Seating, seat: Seat, stands_in: bool, number: int = 0) -> Seating:
    chair = replace(seating.chairs[seat], stand_in=stands_in, stood_in_from=number)
    return seating.with_chair(seat, chair)


# ---- The table and its matches


def _table_altered(seating: Seating, change: changes.TableAltered) -> Seating:
    named = ("options", "public", "spectators", "stand_ins", "memory")
    given = {name: getattr(change, name) for name in named if getattr(change, name) is not None}
    if change.host is not None:
        given |= {"host": seating.token_at(change.host), "deputy": None}
    if change.legacy is not None:
        given["legacy"] = installed_games[seating.game].read_legacy((*seating.legacy, *change.legacy))
    return replace(seating, **given)


def _entropy_mixed(seating: Seating, change: changes.EntropyMixed) -> Seating:
    return seating.with_chair(change.seat, replace(seating.chairs[change.seat], entropy=change.entropy))


def _game_picked(seating: Seating, change: changes.GamePicked) -> Seating:
    """Everybody keeps their place as far as the game has one; people before bots, and nobody is lost.

    Hands that were up for this game go down.
    """
    legacies = {**seating.legacies, seating.game: change.left}
    seating = replace(
        seating,
        game=change.game,
        options=change.options,
        header=None,
        legacy=legacies.pop(change.game, ()),
        legacies=legacies,
        chairs=tuple(chair for chair in seating.chairs if chair.kind in ("human", "bot")),
        people=tuple(replace(each, wish=_other(each.wish, change.game)) for each in seating.people),
        grows=True,
    )
    for kind in ("bot", "human"):
        while len(seating.chairs) > seating.most and (seat := _last(seating, kind)) is not None:
            seating = _unseated(seating, seat)
    levels = levels_of(installed_games[change.game])
    chairs = (replace(each, level=each.level if each.level in levels else None) for each in seating.chairs)
    return _settled(replace(seating, chairs=tuple(chairs)))


def _other(wish: str | None, game: str) -> str | None:
    return None if wish == game else wish


def _last(seating: Seating, kind: str) -> Seat | None:
    return max((seat for seat, chair in enumerate(seating.chairs) if chair.kind == kind), default=None)


def _unseated(seating: Seating, seat: Seat) -> Seating:
    """A seat is gone; a person who sat there waits, a bot leaves."""
    if seating.chairs[seat].kind == "bot":
        seating = _emptied(seating, seat)
    return replace(seating, chairs=(*seating.chairs[:seat], *seating.chairs[seat + 1 :]))


def _match_started(seating: Seating, change: changes.MatchStarted) -> Seating:
    chairs = [replace(seating.chairs[seat], entropy="") for seat in change.seats]
    closed = [] if seating.grows else [Chair("closed")] * (len(seating.chairs) - len(chairs))
    seating = replace(seating, chairs=(*chairs, *closed))
    for seat, chair in enumerate(chairs):
        if chair.kind == "open":
            seating = _planned(seating, seat, PlannedSeat("bot", change.fill))
    dealt = tuple(seating.chairs[seat].person or 0 for seat in range(len(chairs)))
    return replace(
        seating,
        people=tuple(_begins(person, person.id in dealt) for person in seating.people),
        seed=change.next_seed,
        header=change.header,
        header_seed=seating.seed,
        dealt=dealt,
        abandoned=False,
        ended=False,
        stopped=False,
        legacy=(),
    )


def _begins(person: Person, dealt_in: bool) -> Person:
    return replace(person, dealt=person.dealt or dealt_in, wish=None, again=None, seen=False, held=False)


def _match_abandoned(seating: Seating, change: changes.MatchAbandoned) -> Seating:
    broken_off = _noted(replace(seating, abandoned=True), changes.MatchEnded((), ()), "abandoned")
    return _up(broken_off, change.up)


def _match_ended(seating: Seating, change: changes.MatchEnded) -> Seating:
    known: Ending = "won" if change.winners else "nobody"
    ended = replace(seating, ended=True)
    noted = _noted(ended, change, "unknown" if change.winners is None else known)
    return _up(noted, change.up)


def _up(seating: Seating, up: tuple[PersonId, ...]) -> Seating:
    """The match is over: some get up for those who wait, and bots go that played for who was shown out."""
    for seat, chair in enumerate(seating.chairs):
        if chair.barred:
            seating = _emptied(seating, seat)
    return _settled(got_up(seating, up))


def _noted(seating: Seating, change: changes.MatchEnded, ended: Ending) -> Seating:
    """The score sheet with one more match, for whoever played the seats at its end."""
    if seating.header is None:
        return seating
    now = (chair.person for chair in seating.chairs)
    people = tuple(sits or dealt for dealt, sits in zip(seating.dealt, now, strict=False))
    played = played_match(seating.header.id, seating.header.game, people, change.winners, ended)
    return replace(seating, evening=seating.evening.after_match(played, change.titles))


AFTER: dict[type, Callable[[Seating, Any], Seating]] = {
    changes.SeatTaken: _seat_taken,
    changes.SeatLeft: _seat_left,
    changes.SeatPlanned: _seat_planned,
    changes.Renamed: _renamed,
    changes.SeatOffered: _seat_offered,
    changes.SeatHandedOver: _seat_handed_over,
    changes.TableAltered: _table_altered,
    changes.EntropyMixed: _entropy_mixed,
    changes.MatchStarted: _match_started,
    changes.MatchAbandoned: _match_abandoned,
    changes.MatchEnded: _match_ended,
    changes.StandInTook: _stand_in_took,
    changes.PersonCame: _person_came,
    changes.PersonChanged: _person_changed,
    changes.PersonLeft: _person_left,
    changes.SeatsChanged: _seats_changed,
    changes.BotAdded: _bot_added,
    changes.GamePicked: _game_picked,
    changes.Wished: _wished,
    changes.AgainSaid: _again_said,
    changes.ChallengePlayed: _challenge_played,
    changes.ResultSeen: _result_seen,
    changes.CountdownStopped: _countdown_stopped,
    changes.PersonHeld: _person_held,
    changes.HostStoodIn: stood_in,
    changes.Arrived: _arrived,
    changes.Departed: _departed,
}
