"""Decisions: pure functions that make of each command a write, a refusal, or nothing where it is moot."""

from collections.abc import Callable
from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct

from twofold.engine import Refusal, Refused, Seat
from twofold.server.protocol import errors as no
from twofold.server.protocol.text import sanitized, sanitized_within
from twofold.server.protocol.ws import UNREADABLE
from twofold.server.table import changes
from twofold.server.table.between import answered, begun_by_itself, picked_by_hands
from twofold.server.table.bots import anything
from twofold.server.table.changes import Change
from twofold.server.table.commands import (
    BeginByItself,
    BotCommand,
    CheckEnd,
    CheckHands,
    CheckHost,
    CheckPresence,
    CheckStandIn,
    CheckTime,
    Command,
    MixCommand,
    MoveCommand,
    Occasion,
    PersonCommand,
    SayCommand,
    TakeOver,
)
from twofold.server.table.effects import Write, WriteChange, WriteStep
from twofold.server.table.granting import change_for
from twofold.server.table.hosting import standing_in
from twofold.server.table.match import MOST_ALONE, MOST_ENTRIES, NotedStep, StoredMatch
from twofold.server.table.requests import HttpCommand, RequestContext
from twofold.server.table.rotation import getting_up
from twofold.server.table.seating import Seating
from twofold.server.table.state import TableState


class LiveContext(Struct, frozen=True):
    """What is so at this moment, and in no log."""

    node: str
    live: frozenset[str]
    """The servers that are up."""

    here: frozenset[int]
    """The people with a device that is connected to this server."""

    time: int
    """Match time."""

    absent: frozenset[Seat]
    """The seats whose players have been away long enough for a stand-in."""

    vacant: frozenset[Seat]
    """The seats that no person has played for as long."""


class Done(Struct, frozen=True):
    """It was stored before: this is the update or line that shows it."""

    number: int


Verdict: TypeAlias = Write | Refusal | Done | None
"""A write, a refusal, an old acknowledgement; nothing when the command is moot."""


def decide(command: Command, state: TableState, now: Callable[[], LiveContext]) -> Verdict:
    """What becomes of a command; raises ``TurnedDown`` for requests over HTTP."""
    match command:
        case MoveCommand():
            return _move(command, state)
        case BotCommand():
            return _bot(command, state, now())
        case CheckTime():
            return _expiry(state, now())
        case SayCommand():
            return _say(command, state)
        case HttpCommand():
            return _request(command, state, now())
        case _:
            context = now()
            change = _change(command, state, context)
            return written(state, change, context.live) if change else None


def written(state: TableState, change: Change, live: frozenset[str]) -> WriteChange:
    """The write that appends a change to the table's log.

    What the list says of a public table is written each time: what it said may be of a match that has ended.
    """
    listing = state.listing(live, change)
    relist = state.seating.public or listing is not None
    return WriteChange(state.table, state.seq + 1, change, relist=relist, listing=listing)


def _step(state: TableState, play: StoredMatch, step: NotedStep) -> WriteStep:
    return WriteStep(state.table, play.header.id, step)


def _move(command: MoveCommand, state: TableState) -> Verdict:
    play = state.play
    if play and command.key in play.keys:
        return _moved_before(command, play)
    if command.own in state.chat.numbers:
        return no.ID_USED
    if refusal := _move_refusal(play, state.seating.abandoned, command):
        return refusal
    assert play is not None
    assert isinstance(command.viewer, int)
    try:
        action = play.game.actions.read_json(sanitized_json(command.action))
    except UNREADABLE as error:
        return no.unreadable_move(error)
    try:
        step = play.move(command.viewer, action, command.at, command.key, command.client, command.number)
    except Refused as refused:
        return refused.refusal
    alone = step.noticed == 1 << command.viewer and play.alone[command.viewer] >= MOST_ALONE
    return no.OFTEN_ENOUGH if alone else _step(state, play, step)


def _moved_before(command: MoveCommand, play: StoredMatch) -> Verdict:
    """An id stands for one move: the same again is acknowledged again, another is not."""
    seq, number = play.keys[command.key]
    try:
        action = play.game.actions.read_json(sanitized_json(command.action))
    except UNREADABLE:
        return no.ID_USED
    return Done(number) if action == play.entries[seq - 1].action else no.ID_USED


def _move_refusal(play: StoredMatch | None, abandoned: bool, command: MoveCommand) -> Refusal | None:
    """Why a move is not even looked at."""
    if play is None or abandoned:
        return no.NOTHING_PLAYED
    if len(play.entries) >= MOST_ENTRIES:
        return no.LONG_ENOUGH
    if command.match is not None and command.match != play.header.id:
        return no.ANOTHER_MATCH
    if not isinstance(command.viewer, int) or command.viewer not in play.seats:
        return no.SPECTATORS_ONLY_LOOK
    turn = play.turns[command.viewer]
    least = turn.known if command.client == turn.client else turn.began
    return no.STALE if command.number < least else None


def sanitized_json(written: bytes) -> bytes:
    """A JSON text whose strings are sanitized. Most have none that could need it."""
    plain = bytes(written)
    if plain.isascii() and b"\\" not in plain:
        return written
    return msgspec.json.encode(sanitized_within(msgspec.json.decode(plain)))


def _bot(command: BotCommand, state: TableState, live_context: LiveContext) -> Verdict:
    play = state.play
    if (
        play is None
        or state.phase != "playing"
        or (play.header.id, state.match_seq) != (command.match, command.seq)
    ):
        return None
    try:
        return _step(state, play, play.move(command.seat, command.action, live_context.time, None))
    except Refused:
        decision = anything(play, command.seat)
    if decision is None:
        return None
    return _step(state, play, play.move(command.seat, decision.action, live_context.time, None))


def _expiry(state: TableState, live_context: LiveContext) -> Verdict:
    play = state.play
    if play is None or state.phase != "playing" or play.due is None or live_context.time < play.due:
        return None
    return _step(state, play, play.run_out(live_context.time))


def _say(command: SayCommand, state: TableState) -> Verdict:
    text = sanitized(command.text)
    if number := state.chat.numbers.get(command.own):
        return Done(number) if state.chat.has_said(command.own, text) else no.ID_USED
    if state.play and command.key in state.play.keys:
        return no.ID_USED
    if not text:
        return no.SAYS_NOTHING
    play = state.play if state.phase == "playing" else None
    if play and play.quiet and not play.result and command.seat is not None:
        return play.quiet  # partners keep quiet when the game asks for it (DUALIS-13, DUOS-8)
    said = changes.Said(command.seat, command.name, text, command.own, command.person)
    return WriteChange(state.table, state.seq + 1, said, command.own)


def _request(command: HttpCommand, state: TableState, live_context: LiveContext) -> Verdict:
    change = change_for(command, _asking(state, live_context, command.token))
    return written(state, change, live_context.live) if change else None


def _asking(state: TableState, live_context: LiveContext, token: str) -> RequestContext:
    return RequestContext(
        state.seating,
        state.phase,
        state.present(live_context.live),
        live_context.vacant,
        token,
        lambda: state.legacy,
        state.updates_of,
        live_context.live,
    )


def _change(
    command: MixCommand | PersonCommand | Occasion, state: TableState, live_context: LiveContext
) -> Change | None:
    match command:
        case MixCommand():
            return _mixed(command, state.seating)
        case PersonCommand(person=person, answer=answer):
            return answered(state.seating, state.phase, person, answer)
        case BeginByItself(beginning=beginning):
            return begun_by_itself(_asking(state, live_context, ""), beginning)
        case CheckHands():
            return picked_by_hands(_asking(state, live_context, ""))
        case CheckPresence(person=person):
            return _presence(person, state, live_context)
        case CheckStandIn(seat=seat):
            waits = seat in live_context.absent and not state.seating.chairs[seat].stand_in
            took = changes.StandInTook(seat, state.updates_of(seat))
            return took if waits and state.seating.stand_ins else None
        case CheckHost():
            deputy = standing_in(state.seating, live_context.live)
            return changes.HostStoodIn(deputy.id) if deputy else None
        case TakeOver(token=token):
            offered = state.seating.offered_seat(token)
            return None if offered is None else changes.SeatHandedOver(offered, token)
        case CheckEnd() if state.phase == "playing" and state.match_seq >= MOST_ENTRIES:
            return changes.MatchAbandoned(getting_up(state.seating, (), live_context.live))
        case CheckEnd():
            over = state.phase == "over" and not state.seating.ended and not state.seating.abandoned
            return _ended(state, live_context.live) if over else None
        case _:
            assert_never(command)


def _ended(state: TableState, live: frozenset[str]) -> changes.MatchEnded:
    """How it ended, written down once so that every server has the same score sheet."""
    play = state.play
    assert play is not None
    assert play.result is not None
    winners = play.result.winners
    titles = play.game.titles(play.state, play.events)
    return changes.MatchEnded(winners, titles, getting_up(state.seating, winners, live))


def _mixed(command: MixCommand, seating: Seating) -> Change | None:
    """What was first brought stays, and what was meant for another match does not count for this one."""
    chair = seating.chairs[command.seat]
    meant = command.commitment is None or command.commitment == seating.commitment
    if chair.kind != "human" or chair.entropy or not meant:
        return None
    return changes.EntropyMixed(command.seat, command.entropy)


def _presence(number: int, state: TableState, live_context: LiveContext) -> Change | None:
    seating, node = state.seating, live_context.node
    person = seating.person(number)
    if person is None or person.is_bot:
        return None
    if number not in live_context.here:
        return changes.Departed(number, node) if node in person.nodes else None
    seat = seating.place_of(number)
    stands_in = seat is not None and seating.chairs[seat].stand_in
    stood_in = person.token == seating.host and seating.deputy is not None
    known = node in person.nodes and not stands_in and not stood_in
    return None if known else changes.Arrived(number, node)
