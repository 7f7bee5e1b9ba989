"""Verdicts that were given without the table, and which of them may still be challenged (DUPLE-19)."""

from collections.abc import Iterator
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from twofold.engine import Seat
from twofold.games.duple.judge import decided_in, decided_on, is_plural, ruling_on
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.state import SECOND, Judged, Race, RaceRuling, Settled, State

CHALLENGE_SECONDS = 10
INSISTS_A_MATCH = 2


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
        if claim.sure and decided_on(key_of(claim.word), race.category, state) is None
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
        if may_be_challenged(race, verdict, state) or may_be_insisted_on(race, verdict, state)
    ]


def may_be_challenged(race: Race, verdict: Judged, state: State) -> bool:
    """Each verdict once, and what the table has decided never."""
    key = key_of(verdict.word)
    return decided_in(race, key) is None and ruling_on(key, race.category, state) is None


def may_be_insisted_on(race: Race, verdict: Judged, state: State) -> bool:
    """What was refused and no one but the speaker voted on; no plural, twice a match, strictly never."""
    decided = decided_in(race, key_of(verdict.word))
    if decided is None or decided.accepted or decided.by != "advice" or state.options.judge == "strict":
        return False
    if state.insisted.count(verdict.seat) >= INSISTS_A_MATCH:
        return False
    return not is_plural(verdict.word)


def decided_upon(state: State, about: Dispute, ruling: RaceRuling, until: int) -> State:
    """The decision holds for all who said the word in that race, who may insist against it until then."""
    settled, race, _ = about
    judged = tuple(
        replace(each, until=until) if key_of(each.word) == ruling.word else each for each in race.judged
    )
    return with_race(state, settled, replace(race, judged=judged, decisions=(*race.decisions, ruling)))


def with_race(state: State, settled: Settled | None, race: Race) -> State:
    """The state in which a race that is on, or one that is settled, is this one."""
    if settled is None:
        return replace(state, race=race)
    recent = (replace(each, race=race) if each is settled else each for each in state.settled)
    return replace(state, settled=tuple(recent))


def without_expired(state: State, at: int) -> State:
    """Nothing is kept for longer than it may be challenged."""
    if not state.settled and (state.race is None or not state.race.judged):
        return state
    kept = [replace(each, race=_fresh(each.race, at)) for each in state.settled]
    race = None if state.race is None else _fresh(state.race, at)
    return replace(state, race=race, settled=tuple(each for each in kept if each.race.judged))


def _fresh(race: Race, at: int) -> Race:
    return replace(race, judged=tuple(verdict for verdict in race.judged if verdict.until > at))
