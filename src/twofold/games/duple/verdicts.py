"""Verdicts that were given without the table, and which of them may still be challenged (DUPLE-19)."""

from collections.abc import Iterator
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from twofold.engine import Seat
from twofold.games.duple.judge import ruling_on
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.state import SECOND, Judged, Race, Settled, State

CHALLENGE_SECONDS = 10


class Disputed(Protocol):
    """What a state and a view have in common here."""

    @property
    def race(self) -> Race | None: ...
    @property
    def settled(self) -> tuple[Settled, ...]: ...


def challengeable(state: State) -> bool:
    """⚖ Strict means that the dictionary judges alone."""
    return state.options.judge != "strict"


def judged(seat: Seat, word: str, accepted: bool, said: int, now: int) -> Judged:
    """A fresh verdict."""
    return Judged(seat, word, accepted, said, now + CHALLENGE_SECONDS * SECOND)


def with_verdicts(race: Race, *verdicts: Judged) -> Race:
    """The race with these, too; what somebody says again was said the first time."""
    known = {(each.seat, key_of(each.word)) for each in race.judged}
    new = [each for each in verdicts if (each.seat, key_of(each.word)) not in known]
    return replace(race, judged=(*race.judged, *new))


def accepted_claims(state: State, race: Race, at: int) -> tuple[Judged, ...]:
    """The claims that count without a vote, and about which the table has not decided before."""
    if not challengeable(state):
        return ()
    return tuple(
        judged(claim.seat, claim.word, True, claim.at, at)
        for claim in race.claims
        if claim.sure and ruling_on(key_of(claim.word), race.category, state) is None
    )


Dispute: TypeAlias = tuple[Settled | None, Race, Judged]
"""A verdict, the race in which it was given, and what became of that if it is over."""


def disputes(table: Disputed) -> Iterator[Dispute]:
    """Every verdict of the race that is on and of those just settled, the latest race first."""
    if table.race is not None:
        yield from ((None, table.race, verdict) for verdict in table.race.judged)
    for settled in reversed(table.settled):
        yield from ((settled, settled.race, verdict) for verdict in settled.race.judged)


def dispute(table: Disputed, seat: Seat, word: str) -> Dispute | None:
    """The latest verdict about this player's word."""
    key = key_of(word)
    about = (each for each in disputes(table) if each[2].seat == seat and key_of(each[2].word) == key)
    return next(about, None)


def open_verdicts(state: State) -> list[Judged]:
    """What may be challenged, as far as time allows."""
    return [
        verdict
        for _, race, verdict in disputes(state)
        if ruling_on(key_of(verdict.word), race.category, state) is None
    ]


def without_expired(state: State, at: int) -> State:
    """Nothing is kept for longer than it may be challenged."""
    if not state.settled and (state.race is None or not state.race.judged):
        return state
    kept = [replace(each, race=_fresh(each.race, at)) for each in state.settled]
    race = None if state.race is None else _fresh(state.race, at)
    return replace(state, race=race, settled=tuple(each for each in kept if each.race.judged))


def _fresh(race: Race, at: int) -> Race:
    return replace(race, judged=tuple(verdict for verdict in race.judged if verdict.until > at))
