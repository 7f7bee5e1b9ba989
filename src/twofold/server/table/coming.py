"""Coming, changing, leaving: what people ask of a room, and the change to its log that would grant it."""

from collections.abc import Callable
from typing import Any

from twofold.engine import installed_games
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.room import AddBot, ChangePerson, ComeIn, DecideAway, PickGame, TakePlace
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.checks import checked_name, known_game, level_checked, options_checked
from twofold.server.table.people import Person, free_character, free_look
from twofold.server.table.requests import HttpCommand, LeaveRoom, RequestContext, ShowChallenge

MOST_PEOPLE = 40
"""So many may be in a room, bots included; others look on."""


def is_unanswered(person: Person, name: str, here: RequestContext) -> bool:
    """Whether this may be the same person once more, whom the answer with the token never reached."""
    return never_connected(person, here) and person.name == name


def never_connected(person: Person, here: RequestContext) -> bool:
    """Whether this person said a name and was never seen, and holds up no match and no room."""
    return not (person.came or person.dealt or person.is_bot or person.token == here.seating.host)


def _come_in(command: HttpCommand, body: ComeIn, here: RequestContext) -> Change:
    seating, name = here.seating, checked_name(body.name)
    if seating.person_of(here.token):
        raise TurnedDown(no.SEATED_ALREADY)
    # A host who only looked on keeps the token, and with it the table, on coming in.
    token = here.token if here.is_host else command.new_token
    same = next((each for each in seating.people if is_unanswered(each, name, here)), None)
    if same:
        look = free_look(_other_people(same.id, here), body.look or same.look)
        return changes.PersonCame(same.id, name, look, token, None)
    seat = seating.free_place() if seating.resting and not seating.waiting() else None
    look = free_look(_other_people(None, here), body.look)
    return changes.PersonCame(_number_for_another(here), name, look, token, seat)


def _number_for_another(here: RequestContext) -> int:
    """The id for one more person; in a full room it is that of the first who never connected."""
    seating = here.seating
    if len(seating.people) < MOST_PEOPLE:
        return seating.ids + 1
    for person in seating.people:
        if never_connected(person, here) and person.id != seating.deputy:
            return person.id
    raise TurnedDown(no.ROOM_FULL)


def _other_people(number: int | None, here: RequestContext) -> list[Person]:
    """All but this one; characters have their own faces."""
    return [each for each in here.seating.people if each.id != number and not each.is_bot]


def _change_person(command: HttpCommand, body: ChangePerson, here: RequestContext) -> Change | None:
    person = here.require_person(command.person)
    if person.token != here.token:
        raise TurnedDown(no.NOT_YOU, 403)
    name = None if body.name is None else checked_name(body.name)
    look = None if body.look is None else free_look(_other_people(person.id, here), body.look)
    return changes.PersonChanged(person.id, name, look) if name or look else None


def _leave_room(command: HttpCommand, _: LeaveRoom, here: RequestContext) -> Change:
    """What somebody who is shown out in mid-match has in hand is not to be seen by who sits down next."""
    person = here.require_person(command.person)
    if person.is_bot:
        here.require_rest()
    removed, seat = person.token != here.token, here.seating.place_of(person.id)
    if removed and not person.is_bot:
        here.require_host()
    plays = here.phase == "playing" and seat is not None and seat not in here.vacant
    return changes.PersonLeft(person.id, removed, barred=removed and plays)


def _take_place(command: HttpCommand, body: TakePlace, here: RequestContext) -> Change | None:
    person = here.require_person(command.person)
    here.require_rest()
    seating = here.seating
    if not seating.resting:
        raise TurnedDown(no.NOT_WHILE_PLAYING)
    if body.seat >= seating.most:
        raise TurnedDown(no.no_such_place(seating.most), 404)
    there = seating.person_at(body.seat)
    if seating.place_of(person.id) is None and there and not here.acts_as_host:
        raise TurnedDown(no.SEAT_TAKEN)
    return None if there == person else changes.SeatsChanged(person.id, body.seat)


def _add_bot(_: HttpCommand, body: AddBot, here: RequestContext) -> Change:
    here.require_host_or_deputy()
    here.require_rest()
    seating = here.seating
    plan = level_checked(seating.game, PlannedSeat("bot", body.level))
    seat = seating.free_place()
    if seat is None or (seat < len(seating.chairs) and seating.chairs[seat].kind == "bot"):
        game = installed_games[seating.game]
        raise TurnedDown(no.too_many_seats(game.name, seating.most))
    assert plan.level is not None
    character = free_character(seating.people, plan.level)
    return changes.BotAdded(seating.ids + 1, plan.level, character, seat)


def _pick_game(_: HttpCommand, body: PickGame, here: RequestContext) -> Change:
    here.require_host_or_deputy()
    here.require_rest()
    game = known_game(body.game)
    if body.preset is not None and body.preset not in game.presets:
        raise TurnedDown(no.no_such_preset(game.presets), 400)
    preset = game.presets[body.preset] if body.preset is not None else {}
    chosen = {**preset, **(body.options or {})}
    return changes.GamePicked(game.id, options_checked(game.id, chosen), here.legacy())


def _decide_away(command: HttpCommand, body: DecideAway, here: RequestContext) -> Change | None:
    here.require_host_or_deputy()
    person, seat = here.seating.person(command.person), here.seating.place_of(command.person)
    if person is None:
        raise TurnedDown(no.NO_SUCH_PERSON, 404)
    if here.phase != "playing":
        raise TurnedDown(no.NOTHING_PLAYED)
    if seat is None or person.is_bot or seat in here.present:
        raise TurnedDown(no.NOT_AWAY)
    if body.wait:
        return None if person.held else changes.PersonHeld(person.id)
    stands_in = here.seating.chairs[seat].stand_in
    return None if stands_in else changes.StandInTook(seat, here.updates_of(seat))


def _show_challenge(_: HttpCommand, body: ShowChallenge, here: RequestContext) -> Change | None:
    """The first result of a day counts."""
    person = here.seating.person_of(here.token)
    if person is None:
        raise TurnedDown(no.WRONG_TOKEN, 401)
    played = {(each.person, each.day, each.game) for each in here.seating.today}
    if (person.id, body.day, body.game) in played:
        return None
    return changes.ChallengePlayed(person.id, body.day, body.game, body.marks)


ROOM_GRANTS: dict[type, Callable[[HttpCommand, Any, RequestContext], Change | None]] = {
    ComeIn: _come_in,
    ChangePerson: _change_person,
    LeaveRoom: _leave_room,
    TakePlace: _take_place,
    AddBot: _add_bot,
    PickGame: _pick_game,
    DecideAway: _decide_away,
    ShowChallenge: _show_challenge,
}
