"""Races: words, votes, ties, and who wins what."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Refusal, Seat, Told
from twofold.games.duple.actions import Answer, Draw, Vote
from twofold.games.duple.drawing import letters_left, pluck_letter, put_back, shuffle_in
from twofold.games.duple.events import (
    AllPlayWon,
    FaceOffWon,
    GivenUp,
    NothingSpotted,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
    VoteCalled,
    VoteCast,
    VoteClosed,
    WordRefused,
    WordSaid,
)
from twofold.games.duple.judge import Verdict, judge
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.looking import SECOND, added, begin_face_off, look_over, without_top
from twofold.games.duple.matching import matches, racers
from twofold.games.duple.state import (
    Ballot,
    Claim,
    Decided,
    Laid,
    Race,
    Ruling,
    Spot,
    State,
    drawer,
    tops,
    wild_in_force,
)

TRIES_A_SECOND = 3
VOTE_SECONDS = 15

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
    return state, (Told(NothingSpotted(seat, word)),)


def _judged(state: State, race: Race, seat: Seat, word: str, at: int, dice: Dice) -> tuple[State, Events]:
    verdict = judge(word, race.needed, race.category, state.options, state.rulings, state.heard)
    if state.options.no_repeats:
        state = replace(state, heard=tuple(dict.fromkeys((*state.heard, key_of(word)))))
    if isinstance(verdict, Refusal):
        return state, (Told(WordRefused(seat, word, verdict.rule, verdict.reason)),)
    claim = Claim(seat, word, at, sure=verdict is Verdict.ACCEPTED)
    claimed = replace(race, claims=(*race.claims, claim))
    settled, events = _photo_finish(replace(state, race=claimed), claimed, at, dice)
    return settled, (Told(WordSaid(seat, word)), *events)


def _photo_finish(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """Others may still tie with the first word; in an All Play the first one wins (DUPLE-22, DUPLE-23)."""
    all_said = len(race.claims) == len(race.racers)
    if race.kind == "all_play" or all_said or not state.options.tie_ms:
        return resolve(state, race, at, dice)
    finish = race.claims[0].at + state.options.tie_ms
    return replace(state, race=replace(race, finish=finish)), ()


def resolve(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """Ask the table about what is unsure; then nobody, one or several have a word."""
    unsure = next((claim for claim in race.claims if not claim.sure), None)
    if unsure is not None:
        return _call_vote(state, race, unsure, at)
    if not race.claims:
        return replace(state, race=replace(race, finish=None)), ()
    if len(race.claims) == 1 or not letters_left(state):
        return win(state, race, race.claims[0], at, dice)
    return _tie(state, race, at, dice)


# ---- Votes


def _call_vote(state: State, race: Race, claim: Claim, at: int) -> tuple[State, Events]:
    """The others say whether the word counts (DUPLE-19)."""
    ballot = Ballot(claim, (None,) * state.seats, at, at + VOTE_SECONDS * SECOND)
    asked = replace(state, race=replace(race, ballot=ballot))
    return asked, (Told(VoteCalled(claim.seat, claim.word, race.category)),)


def vote(state: State, seat: Seat, action: Vote, at: int, dice: Dice) -> tuple[State, Events]:
    """Raise a hand; the vote closes as soon as it is decided."""
    assert state.race is not None
    assert state.race.ballot is not None
    votes = state.race.ballot.votes
    ballot = replace(state.race.ballot, votes=(*votes[:seat], action.accept, *votes[seat + 1 :]))
    race = replace(state.race, ballot=ballot)
    told = Told(VoteCast(seat, action.accept))
    voters = state.seats - 1
    if 2 * ballot.votes.count(False) > voters or 2 * ballot.votes.count(True) >= voters:
        closed, events = close_vote(state, race, at, dice)
        return closed, (told, *events)
    return replace(state, race=race), (told,)


def close_vote(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """⚖ Refused if more than half say no; silence accepts. It is remembered, and the clock stood still."""
    ballot = race.ballot
    assert ballot is not None
    accepted = 2 * ballot.votes.count(False) <= state.seats - 1
    ruling = Ruling(key_of(ballot.claim.word), race.category, accepted)
    sure = replace(ballot.claim, sure=True)
    claims = tuple(
        sure if claim == ballot.claim else claim for claim in race.claims if accepted or claim != ballot.claim
    )
    race = replace(race, ballot=None, claims=claims, until=race.until + at - ballot.began)
    ruled = replace(state, race=race, rulings=(*state.rulings, ruling))
    resolved, events = resolve(ruled, race, at, dice)
    return resolved, (Told(VoteClosed(ballot.claim.seat, ballot.claim.word, accepted)), *events)


# ---- Ties


def _tie(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """The tied need a word with a third letter, which another player draws (DUPLE-22)."""
    tied_seats = tuple(claim.seat for claim in race.claims)
    state = _third_letter_back(state, race, dice)
    tied = replace(
        race,
        racers=tied_seats,
        claims=(),
        gave_up=(),
        finish=None,
        tied=True,
        third=None,
        digging=at + VOTE_SECONDS * SECOND,
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
    raced = replace(race, third=card, digging=None, began=at, until=until)
    return replace(plucked, race=raced), (Told(ThirdLetterDrawn(seat, card)),)


def _third_letter_back(state: State, race: Race, dice: Dice) -> State:
    """What was drawn for a tie-break is shuffled back."""
    return state if race.third is None else shuffle_in(state, race.third, dice)


# ---- The end of a race


def give_up(state: State, seat: Seat, at: int, dice: Dice) -> tuple[State, Events]:
    """When all who race see no word, it is over sooner (DUPLE-16)."""
    race = state.race
    assert race is not None
    race = replace(race, gave_up=(*race.gave_up, seat))
    told = Told(GivenUp(seat))
    if set(race.gave_up) >= set(race.racers):
        ended, events = nobody_wins(state, race, at, dice)
        return ended, (told, *events)
    return replace(state, race=race), (told,)


def win(state: State, race: Race, claim: Claim, at: int, dice: Dice) -> tuple[State, Events]:
    """The loser's top card, or the All Play, goes onto the winning pile (DUPLE-15, DUPLE-23)."""
    state = _decided(_third_letter_back(state, race, dice), race, claim, claim.at)
    took = claim.at - race.began
    if race.card is not None:
        won = added(state.won, claim.seat, race.card)
        told = Told(AllPlayWon(claim.seat, claim.word, took))
        looked, events = look_over(replace(state, won=won), at)
        return looked, (told, *events)
    spot = _lost_spot(state, race, claim.seat)
    state, laid = without_top(state, spot)
    told = Told(FaceOffWon(claim.seat, claim.word, laid.card, spot.seat, took))
    looked, events = look_over(replace(state, won=added(state.won, claim.seat, laid.card)), at)
    return looked, (told, *events)


def _lost_spot(state: State, race: Race, winner: Seat) -> Spot:
    """⚖ Between a player's own piles the most recently drawn card is lost (DUPLE-41)."""
    one, other = race.spots
    if one.seat == other.seat:
        return max(race.spots, key=lambda spot: tops(state)[spot].drawn)
    return other if one.seat == winner else one


def nobody_wins(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """The latest card that makes the match goes back, and who drew it draws again (DUPLE-16, DUPLE-24)."""
    state = _decided(_third_letter_back(state, race, dice), race, None, at)
    if race.card is not None:
        laid = Laid(race.card, state.clock, drawer(state))
    else:
        state, laid = _without_latest(state, race)
        state = _owing(state, laid.drawer)
    back, told = put_back(state, laid, dice)
    looked, events = look_over(back, at)
    return looked, (Told(told), *events)


def _without_latest(state: State, race: Race) -> tuple[State, Laid]:
    """⚖ With a wild match that may be the Wild itself: the one under it is in force again."""
    spot = max(race.spots, key=lambda spot: tops(state)[spot].drawn)
    wild = wild_in_force(state) if race.wild else None
    if wild is not None and wild.drawn > tops(state)[spot].drawn:
        return replace(state, middle=tuple(laid for laid in state.middle if laid != wild)), wild
    return without_top(state, spot)


def _owing(state: State, seat: Seat) -> State:
    still_drawing = drawer(state) == seat and (bool(state.owed) or not state.done)
    return state if still_drawing else replace(state, owed=(*state.owed, seat))


def _decided(state: State, race: Race, claim: Claim | None, at: int) -> State:
    decided = Decided(
        race.kind,
        race.racers,
        race.needed,
        race.category,
        winner=claim.seat if claim else None,
        word=claim.word if claim else "",
        milliseconds=at - race.began,
    )
    return replace(state, race=None, decided=(*state.decided, decided))
