"""Challenges: the table decides about what was decided without it (DUPLE-19)."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Refusal, Seat, Told
from twofold.games.duple.actions import Ballot, Challenge
from twofold.games.duple.again import decided_again
from twofold.games.duple.clock import waited
from twofold.games.duple.ending import third_letter_back, win
from twofold.games.duple.events import Challenged, ChallengedLate, VoteCast, VoteClosed
from twofold.games.duple.judge import ruling_on
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.looking import end, look_over
from twofold.games.duple.state import (
    SECOND,
    Appeal,
    Claim,
    Judged,
    PhotoFinish,
    Race,
    RaceRuling,
    Ruling,
    State,
)
from twofold.games.duple.texts import text
from twofold.games.duple.verdicts import (
    CHALLENGE_SECONDS,
    Dispute,
    challengeable,
    decided_upon,
    dispute,
    disputes,
    may_be_challenged,
    with_race,
)
from twofold.games.duple.voting import begin_vote, is_appeal_decided, is_overruled, voice_of, voiced

CHALLENGES_A_RACE = 3

VOTE_FIRST = Refusal("DUPLE-19", text("refusal-vote-first"))
NO_CHALLENGES = Refusal("DUPLE-19", text("refusal-no-challenges"))
PHOTO_FINISH = Refusal("DUPLE-22", text("refusal-photo-finish"))
NOTHING_TO_CHALLENGE = Refusal("DUPLE-19", text("refusal-nothing-to-challenge"))
TABLE_DECIDED = Refusal("DUPLE-19", text("refusal-table-decided"))
ENOUGH = Refusal("DUPLE-19", text("refusal-enough-challenges", count=CHALLENGES_A_RACE))
NOTHING_TO_LET_STAND = Refusal("DUPLE-26", text("refusal-not-at-the-end"))

# ---- What is allowed


def challenge_refusal(state: State, seat: Seat, action: Challenge) -> Refusal | None:
    """Each verdict once, in either direction; ⚖ at most three a player and race."""
    if not challengeable(state):
        return NO_CHALLENGES
    if state.race is not None and state.race.voting is not None:
        return VOTE_FIRST
    if state.race is not None and isinstance(state.race.phase, PhotoFinish):
        return PHOTO_FINISH
    found = dispute(state, action.speaker, action.word)
    if found is None:
        return NOTHING_TO_CHALLENGE
    _, race, verdict = found
    if not may_be_challenged(race, verdict, state):
        return TABLE_DECIDED
    return ENOUGH if race.challenges.count(seat) >= CHALLENGES_A_RACE else None


def offered(state: State) -> list[Challenge]:
    """Every verdict that somebody might challenge."""
    return list(
        dict.fromkeys(
            Challenge(verdict.seat, verdict.word)
            for _, race, verdict in disputes(state)
            if may_be_challenged(race, verdict, state)
        )
    )


def let_stand_refusal(state: State, seat: Seat) -> Refusal | None:
    """Everybody once, when all is played."""
    if state.closing is None or seat in state.closing.content:
        return NOTHING_TO_LET_STAND
    return None


# ---- The vote


def challenge(state: State, seat: Seat, action: Challenge, at: int, dice: Dice) -> tuple[State, Events]:
    """Whoever challenges a verdict has voted against it."""
    found = dispute(state, action.speaker, action.word)
    if found is None or found[2].until <= at:
        return state, (Told(ChallengedLate(seat, action.word), (seat,)),)
    _, race, verdict = found
    state = _counted(state, found, seat)
    claim = Claim(verdict.seat, verdict.word, verdict.at, sure=True)
    against = voiced(begin_vote(claim, state.seats, at), seat, "no" if verdict.accepted else "yes")
    appealed = replace(state, appeal=Appeal(seat, race.category, verdict.accepted, against))
    told = Told(Challenged(seat, verdict.seat, verdict.word, race.category, verdict.accepted))
    closed, events = _closed_if_decided(appealed, at, dice)
    return closed, (told, *events)


def _counted(state: State, found: Dispute, seat: Seat) -> State:
    settled, race, _ = found
    return with_race(state, settled, replace(race, challenges=(*race.challenges, seat)))


def vote(state: State, seat: Seat, action: Ballot, at: int, dice: Dice) -> tuple[State, Events]:
    """Raise a hand about a challenged verdict."""
    appeal = _appeal(state)
    voting = voiced(appeal.voting, seat, voice_of(action))
    state = replace(state, appeal=replace(appeal, voting=voting))
    closed, events = _closed_if_decided(state, at, dice)
    return closed, (Told(VoteCast(seat, voice_of(action))), *events)


def _closed_if_decided(state: State, at: int, dice: Dice) -> tuple[State, Events]:
    return close(state, at, dice) if is_appeal_decided(_appeal(state)) else (state, ())


def close(state: State, at: int, dice: Dice) -> tuple[State, Events]:
    """The verdict stands, or it is overturned and the race decided again; the clock stood still."""
    appeal = _appeal(state)
    claim, overruled = appeal.voting.claim, is_overruled(appeal)
    accepted = appeal.accepted != overruled
    ruled = _ruled(replace(state, appeal=None, closing=None), appeal, accepted)
    ruled = waited(ruled, at - appeal.voting.began)
    told = Told(VoteClosed(claim.seat, claim.word, accepted))
    if overruled:
        after, events = overturned(ruled, claim, at, dice)
    else:
        after, events = look_over(ruled, at) if state.closing else (ruled, ())
    return after, (told, *events)


def _ruled(state: State, appeal: Appeal, accepted: bool) -> State:
    """A precedent needs another vote than the challenger's; the race has its decision without one."""
    voting, key = appeal.voting, key_of(appeal.voting.claim.word)
    votes = sum(voice in ("yes", "no") for voice in voting.votes)
    if votes > 1:
        state = replace(state, rulings=(*state.rulings, Ruling(key, appeal.category, accepted)))
    about = dispute(state, voting.claim.seat, voting.claim.word)
    assert about is not None
    alone = votes == 1 and appeal.challenger == voting.claim.seat
    ruling = RaceRuling(key, accepted, "advice" if alone else "votes")
    return decided_upon(state, about, ruling, until=voting.began + CHALLENGE_SECONDS * SECOND)


def _appeal(state: State) -> Appeal:
    assert state.appeal is not None
    return state.appeal


# ---- What follows from it


def overturned(state: State, challenged: Claim, at: int, dice: Dice) -> tuple[State, Events]:
    """The race is decided as it should have been."""
    found = dispute(state, challenged.seat, challenged.word)
    assert found is not None
    settled, race, verdict = found
    rightful = tuple(claim for claim in _rightful(race, verdict) if not _is_ruled_out(claim, race, state))
    if settled is not None:
        return decided_again(state, settled, rightful[:1], at, dice)
    if not rightful:
        return look_over(replace(third_letter_back(state, race, dice), race=None), at)
    if len(rightful) == 1:
        return win(state, race, rightful[0], at, dice)
    still_tied = replace(race, racers=tuple(claim.seat for claim in rightful), tied=rightful)
    return replace(state, race=still_tied), ()


def _rightful(race: Race, verdict: Judged) -> tuple[Claim, ...]:
    """Whose words count after all: of a refused one, whoever said it first; of a tie, those that are left."""
    key = key_of(verdict.word)
    if not verdict.accepted:
        same = [each for each in race.judged if key_of(each.word) == key and not each.accepted]
        first = min(same, key=lambda each: each.at)
        return (Claim(first.seat, first.word, first.at, sure=True),)
    rivals = race.claims if any(_is_about(claim, verdict) for claim in race.claims) else race.tied
    return tuple(claim for claim in rivals if not _is_about(claim, verdict))


def _is_ruled_out(claim: Claim, race: Race, state: State) -> bool:
    ruling = ruling_on(key_of(claim.word), race.category, state)
    return ruling is not None and not ruling.accepted


def _is_about(claim: Claim, verdict: Judged) -> bool:
    return (claim.seat, claim.word) == (verdict.seat, verdict.word)


# ---- The end


def let_stand(state: State, seat: Seat) -> tuple[State, Events]:
    """When nobody has anything to challenge, it is over sooner."""
    assert state.closing is not None
    closing = replace(state.closing, content=(*state.closing.content, seat))
    if len(closing.content) == state.seats:
        return end(state)
    return replace(state, closing=closing), ()
