"""The rules of Duple: what is allowed, when time runs out, and who has won.

Under each heading they come in the order of the rulebook: drawing, racing, voting, the third letter. How
cards are dealt, drawn and raced for is told in ``dealing``, ``drawing``, ``racing`` and ``ending``; which
cards match in ``matching``; which words count in ``judge``.
"""

from collections.abc import Sequence
from typing import TypeAlias

from twofold.engine import Dice, Events, Form, Outcome, Refusal, Refused, Seat
from twofold.engine.refusal import NOTHING_EXPIRED
from twofold.games.duple import challenging, drawing, ending, insisting, looking, racing
from twofold.games.duple.actions import (
    Abstain,
    Action,
    Advise,
    Answer,
    Ballot,
    Challenge,
    Draw,
    GiveUp,
    Insist,
    LetStand,
    Turn,
    Vote,
)
from twofold.games.duple.challenging import VOTE_FIRST
from twofold.games.duple.judge import unheard
from twofold.games.duple.solver import statistics
from twofold.games.duple.state import (
    Appeal,
    PhotoFinish,
    Race,
    Racing,
    State,
    ThirdLetter,
    Voting,
    drawer,
    points_of,
)
from twofold.games.duple.texts import text
from twofold.games.duple.verdicts import without_expired
from twofold.games.duple.voting import asked

BALLOTS: tuple[Ballot, ...] = (
    Vote(accept=True),
    Vote(accept=False),
    Advise(accept=True),
    Advise(accept=False),
    Abstain(),
)

InPlay: TypeAlias = Draw | Turn | Answer | GiveUp | Ballot
"""What is done as long as cards are drawn and raced for."""

NO_SUCH_DRAW_PILE = Refusal("DUPLE-7", text("refusal-no-such-draw-pile"))
NOBODY_DRAWS = Refusal("DUPLE-10", text("refusal-nobody-draws"))
NOBODY_TURNS = Refusal("DUPLE-10", text("refusal-nobody-turns"))
NO_MATCH = Refusal("DUPLE-12", text("refusal-no-match"))
NOT_RACING = Refusal("DUPLE-15", text("refusal-not-racing"))
NOTHING_TO_GIVE_UP = Refusal("DUPLE-16", text("refusal-nothing-to-give-up"))
NO_GIVING_UP = Refusal("DUPLE-16", text("refusal-no-giving-up"))
NO_VOTE = Refusal("DUPLE-19", text("refusal-no-vote"))
NOT_ASKED = Refusal("DUPLE-19", text("refusal-not-asked"))
NO_THIRD_LETTER = Refusal("DUPLE-22", text("refusal-no-third-letter"))
WORD_SAID = Refusal("DUPLE-22", text("refusal-word-said"))
ALL_PLAYED = Refusal("DUPLE-26", text("refusal-all-played"))
NO_OPEN_PILES = Refusal("DUPLE-31", text("refusal-no-open-piles"))
NO_SUCH_PLAY_PILE = Refusal("DUPLE-40", text("refusal-no-such-play-pile"))

# ---- Whose move it is, until when, and what time leads to: the drawer's, or as the phase of the race has it


def waiting_for(state: State) -> frozenset[Seat]:
    """The drawer, the racers, the voters, who draws a third letter, or who may challenge the last words."""
    race = state.race
    if state.over:
        return frozenset()
    if state.appeal is not None:
        return asked(state, state.appeal.voting)
    if state.closing is not None:
        return frozenset(range(state.seats)).difference(state.closing.content)
    return frozenset({drawer(state)}) if race is None else _waiting_in(state, race)


def _waiting_in(state: State, race: Race) -> frozenset[Seat]:
    match race.phase:
        case Racing() | PhotoFinish():
            silent = (seat for seat in race.racers if not race.has_claimed(seat))
            return frozenset(seat for seat in silent if seat not in race.gave_up)
        case Voting() as voting:
            return asked(state, voting)
        case ThirdLetter():
            seat = racing.digger(state, race)
            return frozenset() if seat is None else frozenset({seat})


def deadline(state: State) -> int | None:
    """When the race, a photo finish, a vote or the wait for a third letter ends."""
    race = state.race
    if state.appeal is not None:
        return state.appeal.voting.until
    if race is None:
        return None if state.closing is None else state.closing.until
    match race.phase:
        case Racing():
            return race.until
        case PhotoFinish(until) | Voting(until=until) | ThirdLetter(until):
            return until


def expire(state: State, at: int, dice: Dice) -> tuple[State, Events]:
    """Time is up for what the table waited for."""
    race = state.race
    if state.appeal is not None:
        return challenging.close(state, at, dice)
    if state.closing is not None:
        return looking.end(state)
    if race is None:
        raise Refused(NOTHING_EXPIRED)
    match race.phase:
        case Racing():
            return ending.nobody_wins(state, race, at, dice)
        case PhotoFinish():
            return racing.finish(state, race, at, dice)
        case Voting():
            return racing.close_vote(state, at, dice)
        case ThirdLetter():
            return racing.dig_for_them(state, race, at, dice)


def may_pause(state: State) -> bool:
    """Nobody stops a race by leaving it (DUPLE-16)."""
    return state.race is None and state.appeal is None and state.closing is None


# ---- What is allowed


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this action is not taken now."""
    race = state.race
    if state.appeal is not None:
        return appeal_refusal(state, state.appeal, seat, action)
    if isinstance(action, Challenge):
        return challenging.challenge_refusal(state, seat, action)
    if isinstance(action, Insist):
        return insisting.insist_refusal(state, seat, action)
    if isinstance(action, LetStand):
        return challenging.let_stand_refusal(state, seat)
    if state.closing is not None:
        return ALL_PLAYED
    return in_play_refusal(state, race, seat, action)


def appeal_refusal(state: State, appeal: Appeal, seat: Seat, action: Action) -> Refusal | None:
    """Above all else the table votes on what was challenged (DUPLE-19)."""
    if not isinstance(action, Vote | Advise | Abstain):
        return VOTE_FIRST
    return None if seat in asked(state, appeal.voting) else NOT_ASKED


def in_play_refusal(state: State, race: Race | None, seat: Seat, action: InPlay) -> Refusal | None:
    """Why drawing, racing and voting have no place now."""
    if race is None:
        return drawing_refusal(state, seat, action)
    match race.phase:
        case Racing() | PhotoFinish():
            return racing_refusal(state, race, seat, action)
        case Voting() as voting:
            return voting_refusal(state, race, voting, seat, action)
        case ThirdLetter():
            return third_letter_refusal(state, race, seat, action)


def drawing_refusal(state: State, seat: Seat, action: InPlay) -> Refusal | None:
    """Between face-offs one player draws; without announcements anybody may call a word (DUPLE-10)."""
    match action:
        case Draw():
            return draw_refusal(state, seat, action)
        case Turn():
            return turn_refusal(state, seat, action)
        case Answer(word):
            return NO_MATCH if state.options.announce else unheard(word)
        case GiveUp():
            return NOTHING_TO_GIVE_UP
        case Vote() | Advise() | Abstain():
            return NO_VOTE


def draw_refusal(state: State, seat: Seat, action: Draw) -> Refusal | None:
    """One player draws at a time, from either pile (DUPLE-8)."""
    if seat != drawer(state):
        return Refusal("DUPLE-8", text("refusal-not-your-draw"))
    if action.pile not in (0, 1) or not state.draw_piles[action.pile]:
        return NO_SUCH_DRAW_PILE
    if action.onto not in range(len(state.play_piles[seat])):
        return NO_SUCH_PLAY_PILE
    return None


def turn_refusal(state: State, seat: Seat, action: Turn) -> Refusal | None:
    """Only from piles of their own, on your own turn, before drawing (DUPLE-31)."""
    if state.options.piles != "open":
        return NO_OPEN_PILES
    if seat != drawer(state):
        return Refusal("DUPLE-31", text("refusal-not-your-turn-to-turn"))
    if not (state.spare_wilds if action.kind == "wild" else state.spare_categories):
        return Refusal("DUPLE-31", text("refusal-nothing-to-turn"))
    return None


def racing_refusal(state: State, race: Race, seat: Seat, action: InPlay) -> Refusal | None:
    """Only who is in the face-off may answer, with something that could be a word, or give up (DUPLE-15)."""
    races = seat in race.racers
    match action:
        case Answer(word):
            return (WORD_SAID if race.has_claimed(seat) else unheard(word)) if races else NOT_RACING
        case GiveUp() if races and not race.claims and seat not in race.gave_up:
            return None
        case _:
            return out_of_place(state, race, seat, action)


def voting_refusal(state: State, race: Race, voting: Voting, seat: Seat, action: InPlay) -> Refusal | None:
    """Each of the others votes once, and nothing else happens meanwhile (DUPLE-19)."""
    match action:
        case Vote() | Advise() | Abstain():
            return None if seat in asked(state, voting) else NOT_ASKED
        case Answer():
            return VOTE_FIRST
        case _:
            return out_of_place(state, race, seat, action)


def third_letter_refusal(state: State, race: Race, seat: Seat, action: InPlay) -> Refusal | None:
    """Another player draws it, from either pile (DUPLE-22)."""
    match action:
        case Draw(pile, onto) if racing.digger(state, race) == seat:
            if pile not in (0, 1):
                return NO_SUCH_DRAW_PILE
            return NO_SUCH_PLAY_PILE if onto else None
        case Answer() if seat in race.racers:
            return NO_THIRD_LETTER
        case _:
            return out_of_place(state, race, seat, action)


def out_of_place(state: State, race: Race, seat: Seat, action: InPlay) -> Refusal:
    """Why an action has no place in the present phase of a race."""
    match action:
        case Draw():
            return NOBODY_DRAWS
        case Turn():
            return NOBODY_TURNS if state.options.piles == "open" else NO_OPEN_PILES
        case Answer():
            return NOT_RACING
        case GiveUp():
            return NO_GIVING_UP if seat in race.racers else NOTHING_TO_GIVE_UP
        case Vote() | Advise() | Abstain():
            return NO_VOTE


def choices(state: State, seat: Seat) -> Sequence[Action | Form]:
    """Every action that is allowed now; a form for words."""
    if state.over:
        return ()
    each = len(state.play_piles[seat])
    listed: list[Action] = [
        *(Draw(pile, onto) for pile in (0, 1) for onto in range(each)),
        Turn("wild"),
        Turn("category"),
        GiveUp(),
        *BALLOTS,
        *challenging.offered(state),
        *insisting.offered(state, seat),
        LetStand(),
    ]
    may: list[Action | Form] = [action for action in listed if refusal(state, seat, action) is None]
    if refusal(state, seat, Answer("word")) is None:
        may.append(Form("answer", text("hint-word")))
    return may


# ---- What happens


def apply(state: State, seat: Seat, action: Action, at: int, dice: Dice) -> tuple[State, Events]:
    """What an accepted action leads to; what comes when time is up comes too late."""
    due = deadline(state)
    if due is not None and at >= due:
        return expire(state, at, dice)
    if state.appeal is None:
        state = without_expired(state, at)
    match action:
        case Challenge():
            return challenging.challenge(state, seat, action, at, dice)
        case Insist():
            return insisting.insist(state, seat, action, at, dice)
        case LetStand():
            return challenging.let_stand(state, seat)
        case Vote() | Advise() | Abstain():
            voted = racing.vote if state.appeal is None else challenging.vote
            return voted(state, seat, action, at, dice)
        case _:
            return _played(state, seat, action, at, dice)


def _played(
    state: State, seat: Seat, action: Draw | Turn | Answer | GiveUp, at: int, dice: Dice
) -> tuple[State, Events]:
    match action:
        case Draw():
            if state.race is None:
                return drawing.draw(state, seat, action, at, dice)
            return racing.dig(state, seat, action, at)
        case Turn():
            return drawing.turn(state, seat, action, at)
        case Answer():
            return racing.answer(state, seat, action, at, dice)
        case GiveUp():
            return ending.give_up(state, seat, at, dice)


# ---- The end


def outcome(state: State) -> Outcome | None:
    """Most points win, ties share (DUPLE-26)."""
    if not state.over:
        return None
    points = tuple(map(points_of, state.won))
    winners = tuple(seat for seat in range(state.seats) if points[seat] == max(points))
    return Outcome(
        winners,
        tuple(map(float, points)),
        text("reason-piles-empty"),
        statistics(state.decided, state.options),
    )
