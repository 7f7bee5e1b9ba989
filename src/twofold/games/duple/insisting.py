"""Insisting: a word counts that was refused without anybody's vote, twice a match (DUPLE-19)."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Refusal, Seat, Told
from twofold.games.duple.actions import Insist
from twofold.games.duple.challenging import PHOTO_FINISH, VOTE_FIRST, overturned
from twofold.games.duple.events import ChallengedLate, Insisted
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.state import Claim, PhotoFinish, RaceRuling, State
from twofold.games.duple.texts import text
from twofold.games.duple.verdicts import (
    INSISTS_A_MATCH,
    decided_upon,
    dispute,
    may_be_insisted_on,
    open_verdicts,
)

NOTHING_TO_INSIST_ON = Refusal("DUPLE-19", text("refusal-nothing-to-insist-on"))
INSISTED_ENOUGH = Refusal("DUPLE-19", text("refusal-insisted-enough", count=INSISTS_A_MATCH))


def insist_refusal(state: State, seat: Seat, action: Insist) -> Refusal | None:
    """Only on one's own word, refused by advice alone, for what its meaning is."""
    if state.race is not None and state.race.voting is not None:
        return VOTE_FIRST
    if state.race is not None and isinstance(state.race.phase, PhotoFinish):
        return PHOTO_FINISH
    if state.insisted.count(seat) >= INSISTS_A_MATCH:
        return INSISTED_ENOUGH
    found = dispute(state, seat, action.word)
    if found is None or not may_be_insisted_on(found[1], found[2], state):
        return NOTHING_TO_INSIST_ON
    return None


def offered(state: State, seat: Seat) -> list[Insist]:
    """Every word that this player might insist on."""
    return [Insist(verdict.word) for verdict in open_verdicts(state) if verdict.seat == seat]


def insist(state: State, seat: Seat, action: Insist, at: int, dice: Dice) -> tuple[State, Events]:
    """The race is decided as if the word had counted at once."""
    found = dispute(state, seat, action.word)
    if found is None or found[2].until <= at:
        return state, (Told(ChallengedLate(seat, action.word), (seat,)),)
    _, race, verdict = found
    ruling = RaceRuling(key_of(verdict.word), accepted=True, by="insistence")
    state = decided_upon(state, found, ruling, verdict.until)
    state = replace(state, closing=None, insisted=(*state.insisted, seat))
    claim = Claim(verdict.seat, verdict.word, verdict.at, sure=True)
    after, events = overturned(state, claim, at, dice)
    return after, (Told(Insisted(seat, verdict.word, race.category)), *events)
