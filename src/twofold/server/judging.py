"""Judges wishes: each becomes a write, or is turned down, or is moot."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Refusal, Refused, Seat
from twofold.server import changes
from twofold.server.bot_seats import anything
from twofold.server.changes import Change
from twofold.server.courtesy import tidied, tidied_json
from twofold.server.effects import Write, WriteChange, WriteStep
from twofold.server.messages import UNREADABLE
from twofold.server.play import NotedStep, Play
from twofold.server.record import Record
from twofold.server.requests import Circumstances, change_for
from twofold.server.wishes import (
    BotWish,
    EndWish,
    ExpiryWish,
    MixWish,
    MoveWish,
    PetitionWish,
    PresenceWish,
    SayWish,
    StandInWish,
    Wish,
    move_refusal,
    say_refusal,
)


class Standing(Struct, frozen=True):
    """What is so at this moment, and in no log."""

    node: str
    live: frozenset[str]
    """The servers that are up."""

    here: frozenset[Seat]
    """The seats with a device that is connected to this server."""

    time: int
    """Match time."""

    absent: frozenset[Seat]
    """The seats whose players have been away long enough for a stand-in."""


class Done(Struct, frozen=True):
    """It was stored before: this is the update or line that shows it."""

    number: int


Verdict: TypeAlias = Write | Refusal | Done | None
"""A write, a refusal, an old acknowledgement; nothing when the wish is moot."""


def judged(wish: Wish, record: Record, now: Callable[[], Standing]) -> Verdict:
    """What becomes of a wish; raises ``TurnedDown`` for petitions."""
    match wish:
        case MoveWish():
            return _move(wish, record)
        case BotWish():
            return _bot(wish, record, now())
        case ExpiryWish():
            return _expiry(record, now())
        case SayWish():
            return _say(wish, record)
        case PetitionWish():
            return _petition(wish, record, now())
        case _:
            change = _change(wish, record, now())
            return written(record, change) if change else None


def written(record: Record, change: Change, key: str | None = None) -> WriteChange:
    """The write that appends a change to the table's log."""
    listing = record.listing(change)
    return WriteChange(record.table, record.seq + 1, change, key, listing != record.listing(), listing)


def _step(record: Record, play: Play, step: NotedStep) -> WriteStep:
    return WriteStep(record.table, play.header.id, step)


def _move(wish: MoveWish, record: Record) -> Verdict:
    play = record.play
    if play and (seq := play.keys.get(wish.key)):
        return Done(play.number_of(wish.viewer, seq))
    if refusal := move_refusal(play, record.seating.abandoned, wish):
        return refusal
    assert play is not None
    assert isinstance(wish.viewer, int)
    try:
        action = play.read_action(tidied_json(wish.act.action))
    except UNREADABLE as error:
        return Refusal("TABLE-21", f"This move cannot be read: {error}.")
    try:
        return _step(record, play, play.move(wish.viewer, action, wish.at, wish.key))
    except Refused as refused:
        return refused.refusal


def _bot(wish: BotWish, record: Record, standing: Standing) -> Verdict:
    play = record.play
    if (
        play is None
        or record.phase != "playing"
        or (play.header.id, record.match_seq) != (wish.match, wish.seq)
    ):
        return None
    try:
        return _step(record, play, play.move(wish.seat, wish.action, standing.time, None))
    except Refused:
        decision = anything(play, wish.seat)
    if decision is None:
        return None
    return _step(record, play, play.move(wish.seat, decision.action, standing.time, None))


def _expiry(record: Record, standing: Standing) -> Verdict:
    play = record.play
    if play is None or record.phase != "playing" or play.due is None or standing.time < play.due:
        return None
    return _step(record, play, play.run_out(standing.time))


def _say(wish: SayWish, record: Record) -> Verdict:
    if number := record.chat.number_of(wish.key):
        return Done(number)
    if refusal := say_refusal(record.play if record.phase == "playing" else None, wish):
        return refusal
    said = changes.Said(wish.seat, wish.name, tidied(wish.say.text), wish.key)
    return written(record, said, wish.key)


def _petition(wish: PetitionWish, record: Record, standing: Standing) -> Verdict:
    here = Circumstances(record.seating, record.phase, record.present(standing.live), wish.petition.token)
    change = change_for(wish.petition.request, here)
    return written(record, change) if change else None


def _change(wish: Wish, record: Record, standing: Standing) -> Change | None:
    match wish:
        case MixWish(seat=seat, entropy=entropy):
            return (
                changes.EntropyMixed(seat, entropy) if record.seating.chairs[seat].kind == "human" else None
            )
        case PresenceWish(seat=seat):
            return _presence(seat, record, standing)
        case StandInWish(seat=seat):
            waits = seat in standing.absent and not record.seating.chairs[seat].stand_in
            return changes.StandInTook(seat) if waits and record.seating.stand_ins else None
        case EndWish():
            over = record.phase == "over" and not record.seating.ended and not record.seating.abandoned
            return changes.MatchEnded() if over else None
    return None


def _presence(seat: Seat, record: Record, standing: Standing) -> Change | None:
    chair, node = record.seating.chairs[seat], standing.node
    if seat in standing.here:
        known = node in chair.nodes and not chair.stand_in
        return None if known or chair.kind != "human" else changes.Came(seat, node)
    return changes.Went(seat, node) if node in chair.nodes else None
