"""Races: words, votes and ties; how they end is told in ``ending``."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Refusal, Seat, Told
from twofold.games.duple.actions import Answer, Ballot, Draw
from twofold.games.duple.clock import waited
from twofold.games.duple.drawing import letters_left, pluck_letter
from twofold.games.duple.ending import third_letter_back, win
from twofold.games.duple.events import (
    NothingSpotted,
    PrecedentFollowed,
    Spoke,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
    VoteCalled,
    VoteCast,
    VoteClosed,
    WordRefused,
    WordSaid,
)
from twofold.games.duple.judge import Verdict, decided_on, is_final, judge, precedent_for
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.looking import begin_face_off
from twofold.games.duple.matching import matches, racers
from twofold.games.duple.state import (
    SECOND,
    Claim,
    Judged,
    PhotoFinish,
    Race,
    RaceRuling,
    Racing,
    Ruling,
    State,
    ThirdLetter,
    Voting,
    drawer,
)
from twofold.games.duple.verdicts import accepted_claims, challengeable, judged, with_verdicts
from twofold.games.duple.voting import begin_vote, is_accepted, is_by_votes, is_decided, voice_of, voiced

TRIES_A_SECOND = 3
THIRD_LETTER_SECONDS = 15

# ---- Answers


def answer(state: State, seat: Seat, action: Answer, at: int, dice: Dice) -> tuple[State, Events]:
    """Say a word: it is judged, and may win (DUPLE-15, DUPLE-20)."""
    recent = tuple(time for time in state.tries[seat] if time > at - SECOND)
    if len(recent) >= TRIES_A_SECOND:
        return state, (Told(TriesExhausted(seat)),)
    tries = (*state.tries[:seat], (*recent, at), *state.tries[seat + 1 :])
    state = replace(state, tries=tries)
    if state.race is None:
        return _spot(state, seat, action, at, dice)
    return _judged(state, state.race, seat, " ".join(action.word.split()), at, dice)


def _spot(state: State, seat: Seat, action: Answer, at: int, dice: Dice) -> tuple[State, Events]:
    """An answer to a match that nobody announced; a wrong claim costs nothing (DUPLE-10)."""
    word = " ".join(action.word.split())
    for match in matches(state):
        if seat in racers(state, match):
            begun, events = begin_face_off(state, match, at)
            assert begun.race is not None
            judged, more = _judged(begun, begun.race, seat, word, at, dice)
            return judged, (*events, *more)
    return remembering(state, key_of(word)), (Told(NothingSpotted(seat, word)),)


def remembering(state: State, *words: str) -> State:
    """What was said is not said again, where that is the rule (DUPLE-21)."""
    if not state.options.no_repeats:
        return state
    return replace(state, heard=tuple(dict.fromkeys((*state.heard, *words))))


def _judged(state: State, race: Race, seat: Seat, word: str, at: int, dice: Dice) -> tuple[State, Events]:
    verdict = judge(word, race.needed, race.category, state)
    final = is_final(word, race.needed, race.category, state)
    state, race = _remembered(state, race, key_of(word), claimed=not isinstance(verdict, Refusal))
    if isinstance(verdict, Refusal):
        only = (seat,) if isinstance(race.phase, PhotoFinish) else None
        if challengeable(state) and not final:
            state = replace(state, race=_doubted(race, judged(seat, word, False, at, at)))
        told = Told(WordRefused(seat, word, verdict.rule, verdict.reason), only)
        followed = () if final else _precedents_followed(state, race, (Claim(seat, word, at, sure=True),))
        return state, (told, *(Told(each, only) for each in followed))
    claim = Claim(seat, word, at, sure=verdict is Verdict.ACCEPTED)
    claimed = replace(race, claims=(*race.claims, claim))
    return _photo_finish(replace(state, race=claimed), claimed, at, dice)


def _precedents_followed(state: State, race: Race, said: tuple[Claim, ...]) -> tuple[PrecedentFollowed, ...]:
    """What was decided about these words before this match, and not again in it."""
    found = [(claim, precedent_for(key_of(claim.word), race.category, state)) for claim in said if claim.sure]
    return tuple(
        PrecedentFollowed(claim.seat, claim.word, race.category, precedent.accepted, precedent.on)
        for claim, precedent in found
        if precedent is not None and decided_on(precedent.word, race.category, state) is None
    )


def _doubted(race: Race, verdict: Judged) -> Race:
    """What is refused in a photo finish may be challenged when that is over (DUPLE-19, DUPLE-22)."""
    if isinstance(race.phase, PhotoFinish):
        return replace(race, phase=replace(race.phase, judged=(*race.phase.judged, verdict)))
    return with_verdicts(race, verdict)


def _remembered(state: State, race: Race, key: str, claimed: bool) -> tuple[State, Race]:
    """A claim, and what is said in a photo finish, is remembered when that is over (DUPLE-21, DUPLE-22)."""
    if not (claimed or isinstance(race.phase, PhotoFinish)):
        return remembering(state, key), race
    if isinstance(race.phase, PhotoFinish):
        race = replace(race, phase=replace(race.phase, kept=(*race.phase.kept, key)))
        return replace(state, race=race), race
    return state, race


def _photo_finish(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """Others may still tie with the first word; in an All Play the first one wins (DUPLE-22, DUPLE-23)."""
    all_said = len(race.claims) == len(race.racers)
    if race.kind == "all_play" or all_said or not state.options.tie_ms:
        return finish(state, race, at, dice)
    finish_line = race.claims[0].at + state.options.tie_ms
    spoke = tuple(claim.seat for claim in race.claims)
    on = race.phase if isinstance(race.phase, PhotoFinish) else PhotoFinish(finish_line)
    phase = replace(on, spoke=spoke)
    return replace(state, race=replace(race, phase=phase)), (Told(Spoke(spoke[-1])),)


def finish(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """Now everybody is shown what was said (DUPLE-22)."""
    said = tuple(Told(WordSaid(claim.seat, claim.word, claim.at)) for claim in race.claims)
    said += tuple(map(Told, _precedents_followed(state, race, race.claims)))
    on = race.phase if isinstance(race.phase, PhotoFinish) else PhotoFinish(at)
    state = remembering(state, *(key_of(claim.word) for claim in race.claims), *on.kept)
    race = with_verdicts(race, *on.judged, *accepted_claims(state, race, at))
    resolved, events = resolve(state, race, at, dice)
    return resolved, (*said, *events)


def resolve(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """Ask the table about what is unsure; then nobody, one or several have a word."""
    unsure = next((claim for claim in race.claims if not claim.sure), None)
    if unsure is not None:
        return _call_vote(state, race, unsure, at)
    if not race.claims:
        return replace(state, race=replace(race, phase=Racing())), ()
    if len(race.claims) == 1 or not letters_left(state):
        return win(state, race, race.claims[0], at, dice)
    return _tie(state, race, at, dice)


# ---- Votes


def _call_vote(state: State, race: Race, claim: Claim, at: int) -> tuple[State, Events]:
    """The others say whether the word counts (DUPLE-19)."""
    voting = begin_vote(claim, state.seats, at)
    asked = replace(state, race=replace(race, phase=voting))
    return asked, (Told(VoteCalled(claim.seat, claim.word, race.category)),)


def vote(state: State, seat: Seat, action: Ballot, at: int, dice: Dice) -> tuple[State, Events]:
    """Raise a hand; the vote closes as soon as it is decided."""
    race, voting = _voted_on(state)
    voting = voiced(voting, seat, voice_of(action))
    state = replace(state, race=replace(race, phase=voting))
    told = Told(VoteCast(seat, voice_of(action)))
    if is_decided(voting):
        closed, events = close_vote(state, at, dice)
        return closed, (told, *events)
    return state, (told,)


def close_vote(state: State, at: int, dice: Dice) -> tuple[State, Events]:
    """What the table decided is remembered, and the clock stood still (DUPLE-19)."""
    race, voting = _voted_on(state)
    claim, accepted = voting.claim, is_accepted(voting)
    waiting = waited(_ruled(state, race, voting, accepted), at - voting.began)
    assert waiting.race is not None
    resolved, events = resolve(waiting, waiting.race, at, dice)
    return resolved, (Told(VoteClosed(claim.seat, claim.word, accepted)), *events)


def _ruled(state: State, race: Race, voting: Voting, accepted: bool) -> State:
    """One decision for all who said the word: a precedent if it was by votes, else they may insist."""
    key, by_votes = key_of(voting.claim.word), is_by_votes(voting)
    about = [claim for claim in race.claims if key_of(claim.word) == key]
    kept = (claim for claim in race.claims if accepted or claim not in about)
    ruling = RaceRuling(key, accepted, "votes" if by_votes else "advice")
    race = replace(
        race,
        claims=tuple(replace(claim, sure=claim.sure or claim in about) for claim in kept),
        decisions=(*race.decisions, ruling),
    )
    if by_votes:
        return replace(state, race=race, rulings=(*state.rulings, Ruling(key, race.category, accepted)))
    refused = (
        [] if accepted else [judged(each.seat, each.word, False, each.at, voting.began) for each in about]
    )
    return replace(state, race=with_verdicts(race, *refused))


def _voted_on(state: State) -> tuple[Race, Voting]:
    assert state.race is not None
    assert state.race.voting is not None
    return state.race, state.race.voting


# ---- Ties


def _tie(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """The tied need a word with a third letter, which another player draws (DUPLE-22)."""
    tied_seats = tuple(claim.seat for claim in race.claims)
    state = third_letter_back(state, race, dice)
    tied = replace(
        race,
        racers=tied_seats,
        claims=(),
        tied=race.claims,
        gave_up=(),
        third=None,
        phase=ThirdLetter(at + THIRD_LETTER_SECONDS * SECOND),
    )
    told = Told(Tied(tied_seats))
    state = replace(state, race=tied)
    if digger(state, tied) is None:
        dug, events = dig_for_them(state, tied, at, dice)
        return dug, (told, *events)
    return state, (told,)


def digger(state: State, race: Race) -> Seat | None:
    """Who draws the third letter: the next after the drawer who did not tie."""
    after = [(drawer(state) + step) % state.seats for step in range(1, state.seats + 1)]
    return next((seat for seat in after if seat not in race.racers), None)


def dig(state: State, seat: Seat, action: Draw, at: int) -> tuple[State, Events]:
    """Another player draws the third letter."""
    assert state.race is not None
    return _dug(state, state.race, seat, action.pile, at)


def dig_for_them(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """⚖ With nobody to draw it, the third letter is drawn for the players."""
    pile = dice.stream("third letter", state.chance).below(2)
    return _dug(replace(state, chance=state.chance + 1), race, None, pile, at)


def _dug(state: State, race: Race, seat: Seat | None, pile: int, at: int) -> tuple[State, Events]:
    plucked, card = pluck_letter(state, pile)
    until = at + state.options.limit * SECOND
    before = (*race.began_before, race.began)
    raced = replace(race, third=card, phase=Racing(), began=at, began_before=before, until=until)
    return replace(plucked, race=raced), (Told(ThirdLetterDrawn(seat, card)),)
