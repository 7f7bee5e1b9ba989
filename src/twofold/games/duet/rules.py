"""The rules of Duet, in the order of its rulebook."""

from collections.abc import Sequence

from msgspec.structs import replace

from twofold.engine import Dice, Events, Form, Outcome, Refusal, Seat, Told
from twofold.games.duet.actions import FLIPS, Action, Flip, LayRow, StartBeat
from twofold.games.duet.beat import COUNTS, MISSES, Judgement, beat_time, judged, rating_of, tap_at
from twofold.games.duet.cards import FIRST_CARDS, MOST_CARDS, set_of
from twofold.games.duet.events import (
    BeatStarted,
    CardFlipped,
    FaultMade,
    PerformanceFinished,
    RoundBegan,
    RoundScored,
    RowLaid,
    TempoChanged,
)
from twofold.games.duet.options import Options
from twofold.games.duet.ratings import statistics
from twofold.games.duet.state import (
    Failing,
    Fault,
    Performance,
    Phase,
    RoundResult,
    State,
)
from twofold.games.duet.tempo import first_tempo, next_tempo
from twofold.games.duet.texts import text
from twofold.texts import Text

WINNING_POINTS = 10
WINNING_LEAD = 3
BEAT_LIMIT_MS = 20_000
"""⚖ DUET-18: a player who keeps the performer waiting longer has the beat started for them by the table."""

BREATH_MS = 600
"""From the start of the beat to its first count, so that every count is seen and heard on every device."""

# ---- Set-up


def setup(options: Options, seats: int, dice: Dice) -> State:
    """The first round is played with 1 to 4; the first Caller is random (DUET-1, DUET-2)."""
    return State(
        options=options,
        round=1,
        cards=FIRST_CARDS,
        scores=(0, 0),
        caller=dice.stream("caller", 1).below(seats),
        answering=False,
        phase=Phase.LAYING,
        since=0,
        tempo=first_tempo(options),
    )


def table_refusal(options: Options, seats: int) -> Refusal | None:  # noqa: ARG001
    """The longest song, with a bar to come in, must fit into the time to perform (DUET-18)."""
    slowest = first_tempo(options)
    needed = -(-(COUNTS + 2 * MOST_CARDS) * 60 // slowest)
    if options.perform_limit >= needed:
        return None
    return Refusal("DUET-18", text("refusal-too-short", tempo=slowest, seconds=needed))


# ---- Whose turn it is


def waiting_for(state: State) -> frozenset[Seat]:
    """The performer lays and flips; the other player starts the beat (DUET-4)."""
    match state.phase:
        case Phase.OVER:
            return frozenset()
        case Phase.WAITING:
            return frozenset((state.other,))
        case _:
            return frozenset((state.performer,))


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this action is against the rules."""
    match action:
        case LayRow():
            return laying_refusal(state, seat, action)
        case StartBeat():
            return beat_refusal(state, seat)
        case Flip():
            return flip_refusal(state, seat, action)


def choices(state: State, seat: Seat) -> Sequence[Action | Form]:
    """Every action that would be accepted from this seat now."""
    if seat not in waiting_for(state):
        return ()
    match state.phase:
        case Phase.LAYING:
            return (Form("lay", text("hint-lay", cards=state.cards)),)
        case Phase.WAITING:
            return (StartBeat(),)
        case _:
            return flips(state)


def apply(state: State, seat: Seat, action: Action, at: int, dice: Dice) -> tuple[State, Events]:
    """What an accepted action leads to; a flip after a strict beat was missed finds the round over (DUET-10).

    That other time has run out is for the table to say, which waits where a bot does (DUET-18).
    """
    due = next_beat_missed(state)
    if due is not None and at >= due:
        return expire(state, at, dice)
    match action:
        case LayRow():
            return lay_row(state, seat, action, at)
        case StartBeat():
            return start_beat(state, seat, at)
        case Flip():
            return flip(state, seat, action, at)


# ---- Laying a row


def laying_refusal(state: State, seat: Seat, action: LayRow) -> Refusal | None:
    """The performer lays each card of the current set once (DUET-3, DUET-9)."""
    if state.phase is not Phase.LAYING:
        return Refusal("DUET-3", text("refusal-row-lies"))
    if seat != state.performer:
        return Refusal("DUET-9" if seat == state.responder else "DUET-3", text("refusal-not-your-row"))
    if len(action.row) != state.cards or sorted(action.row) != list(set_of(state.cards)):
        return Refusal("DUET-3", text("refusal-each-card-once", cards=state.cards))
    return None


def lay_row(state: State, seat: Seat, action: LayRow, at: int) -> tuple[State, Events]:
    """The cards lie face down, and nobody is shown them again (DUET-3, DUET-8)."""
    rows = tuple(action.row if other == seat else row for other, row in enumerate(state.rows))
    laid = replace(state, rows=rows, phase=Phase.WAITING, since=at)
    return laid, (Told(RowLaid(seat, state.cards)),)


# ---- The beat


def beat_refusal(state: State, seat: Seat) -> Refusal | None:
    """The other player starts the beat, once the row lies (DUET-4)."""
    if state.phase is not Phase.WAITING:
        running = state.phase is Phase.PERFORMING
        return Refusal("DUET-4", text("refusal-beat-runs") if running else text("refusal-no-row-yet"))
    if seat != state.other:
        return Refusal("DUET-4", text("refusal-other-starts"))
    return None


def start_beat(state: State, seat: Seat | None, at: int) -> tuple[State, Events]:
    """After a breath the beat runs, and the performer may come in on any count (DUET-4)."""
    started = Told(BeatStarted(seat, state.performer, state.tempo))
    return replace(cleared(state), phase=Phase.PERFORMING, since=at + BREATH_MS), (started,)


def cleared(state: State) -> State:
    """No flip of a performance is left."""
    return replace(state, raised=0, lowered=0, taps=(), notes=(), misses=0)


# ---- Flipping


def flip_refusal(state: State, seat: Seat, action: Flip) -> Refusal | None:
    """Your performance, a card that lies there, and a hand for it; never whether it is the right one."""
    if state.phase is not Phase.PERFORMING:
        return Refusal("DUET-4", text("refusal-no-beat-yet"))
    if seat != state.performer:
        return Refusal("DUET-5", text("refusal-not-your-song"))
    if not 1 <= action.position <= state.cards:
        return Refusal("DUET-5", text("refusal-no-such-place", cards=state.cards))
    if not state.hands_free and not state.is_up(number_at(state, action.position)):
        # ⚖ DUET-5: reaching for a third card costs nothing.
        return Refusal("DUET-5", text("refusal-hands-full"))
    return None


def number_at(state: State, position: int) -> int:
    """The card of the performer at this position."""
    return state.rows[state.performer][position - 1]


def flips(state: State) -> tuple[Action, ...]:
    """A card that is up can go down; one that is down can go up, if a hand is free (DUET-5)."""
    row = state.rows[state.performer]
    return tuple(
        chosen for chosen, number in zip(FLIPS, row, strict=False) if state.hands_free or state.is_up(number)
    )


def flip(state: State, seat: Seat, action: Flip, at: int) -> tuple[State, Events]:
    """The next card in number order goes up or down; any other, or one off a strict beat, is a fault."""
    number, tap = number_at(state, action.position), tap_at(at, state.since, state.tempo)
    up = not state.is_up(number)
    in_sequence = number == (state.raised if up else state.lowered) + 1  # DUET-6
    judgement = judged(tap, state.taps[-1] if state.taps else None, state.options.tolerance)
    failing = None if in_sequence else Failing.OUT_OF_SEQUENCE
    failing = failing or beat_failing(state, judgement)
    flipped = Told(CardFlipped(seat, action.position, number, up, tap, judgement))
    state = replace(
        state,
        taps=(*state.taps, tap),
        notes=(*state.notes, number if up else -number),
        misses=state.misses + (judgement in MISSES),
    )
    if failing:
        state, events = end_by_fault(state, failing, at)
        return state, (flipped, *events)
    state = replace(state, raised=state.raised + up, lowered=state.lowered + (not up))
    if state.lowered < state.cards:
        return state, (flipped,)
    state, events = finish_performance(state, at)
    return state, (flipped, *events)


def beat_failing(state: State, judgement: Judgement) -> Failing | None:
    """A strict beat wants every flip on a beat, one a beat without a gap once begun (DUET-10)."""
    if judgement not in MISSES or not last_chance(state):
        return None
    return Failing.OFF_BEAT if judgement is Judgement.MISSED else Failing.MISSED_BEAT


def last_chance(state: State) -> bool:
    """Whether the next miss of the beat is a fault: none more is forgiven (DUET-10)."""
    return state.options.strict_beat and state.misses >= state.options.forgiven


def finish_performance(state: State, at: int) -> tuple[State, Events]:
    """The beat stops (DUET-7); the Responder's turn comes, or the rows are compared (DUET-9, DUET-13)."""
    rating = rating_of(state.taps)
    assert rating is not None
    finished = Told(PerformanceFinished(state.performer, rating))
    state = stop_beat(state, finished=True)
    if not state.answering:
        return replace(state, answering=True, phase=Phase.LAYING, since=at), (finished,)
    equal = state.rows[0] == state.rows[1]
    # DUET-14, DUET-15: equal rows score for the Responder, different ones for the Caller.
    state, events = end_round(state, state.responder if equal else state.caller, None, at)
    return state, (finished, *events)


def stop_beat(state: State, finished: bool) -> State:
    """The timing of the performance is kept (DUET-10)."""
    performed = Performance(
        round=state.round,
        seat=state.performer,
        taps=state.taps,
        finished=finished,
        tempo=state.tempo,
        misses=state.misses,
        notes=state.notes,
    )
    return replace(cleared(state), performances=(*state.performances, performed))


# ---- Running out of time


def deadline(state: State) -> int | None:
    """When the performer's time is up (DUET-18), or a strict beat is missed (DUET-10)."""
    match state.phase:
        case Phase.OVER:
            return None
        case Phase.LAYING:
            return state.since + state.options.layout_limit * 1000
        case Phase.WAITING:
            return state.since + BEAT_LIMIT_MS
        case Phase.PERFORMING:
            limit, missed = performing_limit(state), next_beat_missed(state)
            return limit if missed is None else min(limit, missed)


def kept_waiting(state: State) -> Seat | None:
    """⚖ The table starts the beat for a performer's sake, and time runs out for the other's (DUET-18).

    A bot waits: against it nobody loses to a clock.
    """
    if state.phase is Phase.OVER:
        return None
    return state.performer if state.phase is Phase.WAITING else state.other


def may_pause(state: State) -> bool:
    """A beat that has begun stops for nobody (DUET-10)."""
    return state.phase is not Phase.PERFORMING


def performing_limit(state: State) -> int:
    """When the time for this performance is up (DUET-18)."""
    return state.since + state.options.perform_limit * 1000


def next_beat_missed(state: State) -> int | None:
    """When the next beat of a strict performance has been missed, and one miss too many; it must have begun.

    As long as a miss is forgiven, a rest is one miss, however long it is (DUET-10).
    """
    if state.phase is not Phase.PERFORMING or not state.taps or not last_chance(state):
        return None
    beat = beat_time(state.since, state.tempo, state.taps[-1].beat + 1)
    return beat + state.options.tolerance + 1


def expire(state: State, at: int, dice: Dice) -> tuple[State, Events]:  # noqa: ARG001
    """Out of time is a fault of the performer; a beat that nobody starts the table starts."""
    if state.phase is Phase.WAITING:
        return start_beat(state, None, at)
    if state.phase is Phase.LAYING:
        return end_by_fault(state, Failing.LAYING_TIME, at)
    beat_missed = deadline(state) != performing_limit(state)
    return end_by_fault(state, Failing.MISSED_BEAT if beat_missed else Failing.PERFORMING_TIME, at)


# ---- End of a round


def end_by_fault(state: State, failing: Failing, at: int) -> tuple[State, Events]:
    """A fault ends the round at once, and the other player scores (DUET-11)."""
    fault = Fault(state.performer, failing)
    if state.phase is Phase.PERFORMING:
        state = stop_beat(state, finished=False)
    state, events = end_round(state, state.other, fault, at)
    return state, (Told(FaultMade(fault)), *events)


def end_round(state: State, winner: Seat, fault: Fault | None, at: int) -> tuple[State, Events]:
    """The winner scores 1 and calls next (DUET-12, DUET-14, DUET-15)."""
    result = RoundResult(state.caller, winner, state.rows, fault)
    scores = (state.scores[0] + (winner == 0), state.scores[1] + (winner == 1))
    ended = replace(
        state, scores=scores, cards=cards_after(state, fault), results=(*state.results, result), rows=((), ())
    )
    scored = Told(RoundScored(state.round, result, scores))
    if end_reason(ended):
        return replace(ended, phase=Phase.OVER, since=at), (scored,)
    began, events = begin_round(ended, at)
    return began, (scored, *events)


def begin_round(ended: State, at: int) -> tuple[State, Events]:
    """Whoever scored calls; an adaptive beat grows with the players (DUET-4)."""
    number, caller, tempo = ended.round + 1, ended.results[-1].winner, next_tempo(ended)
    began = replace(
        ended, round=number, caller=caller, answering=False, phase=Phase.LAYING, since=at, tempo=tempo
    )
    events = Told(RoundBegan(number, caller, began.cards))
    if tempo == ended.tempo:
        return began, (events,)
    return began, (events, Told(TempoChanged(tempo, faster=tempo > ended.tempo)))


def cards_after(state: State, fault: Fault | None) -> int:
    """The next number joins, unless the Caller was at fault (DUET-12); sets stop at 8 (DUET-16)."""
    if fault and fault.seat == state.caller:
        return state.cards
    return min(state.cards + 1, MOST_CARDS)


# ---- End of the game


def end_reason(state: State) -> Text | None:
    """Why the match ends after this round, if it does (DUET-17)."""
    if abs(state.scores[0] - state.scores[1]) >= WINNING_LEAD:
        if max(state.scores) >= WINNING_POINTS:
            return text("reason-points", points=WINNING_POINTS, lead=WINNING_LEAD)
        if state.cards == MOST_CARDS:
            return text("reason-lead", lead=WINNING_LEAD, cards=MOST_CARDS)
    if len(state.results) >= state.options.round_limit:
        return text("reason-rounds", rounds=state.options.round_limit)
    return None


def outcome(state: State) -> Outcome | None:
    """Who won, why, and how tight everybody was."""
    if state.phase is not Phase.OVER:
        return None
    reason = end_reason(state)
    assert reason is not None
    winners = tuple(seat for seat in range(2) if state.scores[seat] == max(state.scores))
    scores = tuple(map(float, state.scores))
    return Outcome(winners, scores, reason, statistics(state))
