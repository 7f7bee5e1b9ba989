"""Duet in words, for the terminal and for transcripts.

Sentences about flips tell their timing, never the card: what stays on a screen must not remember for the
players (DUET-8).
"""

import re
from collections.abc import Sequence

from twofold.engine import Form, Hidden, Refusal, Seat, not_understood
from twofold.games.duet.actions import Action, Flip, LayRow, StartBeat
from twofold.games.duet.beat import COUNTS, Rating, Tap
from twofold.games.duet.cards import Number, Row
from twofold.games.duet.events import (
    BeatStarted,
    CardFlipped,
    Event,
    FaultMade,
    PerformanceFinished,
    RoundBegan,
    RoundScored,
    RowLaid,
    TempoChanged,
)
from twofold.games.duet.state import Failing, Fault, Phase, RoundResult
from twofold.games.duet.view import ShownRow, View

FAILINGS = {
    Failing.OUT_OF_SEQUENCE: "flips a card out of sequence",
    Failing.OFF_BEAT: "is off the beat",
    Failing.MISSED_BEAT: "misses a beat",
    Failing.LAYING_TIME: "runs out of time to lay a row",
    Failing.PERFORMING_TIME: "runs out of time to perform",
}

LEGEND = (
    "The Caller lays the cards 1 to 4 face down in any order (lay 3142) and performs: on the beat, each card "
    "is flipped up and down again in its order, 1 first, by the number key of its position. The Responder "
    "watches, lays the same row from memory and performs it. Space starts the beat for the other player."
)

# ---- The table


def table(view: View, choices: Sequence[Action | Form], names: Sequence[str]) -> str:  # noqa: ARG001 - see prompt
    """The whole table, top to bottom."""
    lines = [_title(view, names), ""]
    lines += [_row_line(view, seat, names) for seat in range(2)]
    lines += [
        f"{'':<13}{'position':<12}{'   '.join(map(str, range(1, view.cards + 1)))}",
        "",
        _beat(view, names),
    ]
    return "\n".join(lines)


def _title(view: View, names: Sequence[str]) -> str:
    return f"[bold]Round {view.round}[/]   {_standing(view.scores, names)}   cards 1 to {view.cards}"


def _standing(scores: tuple[int, int], names: Sequence[str]) -> str:
    return f"{names[0]} {scores[0]} : {scores[1]} {names[1]}"


def _row_line(view: View, seat: Seat, names: Sequence[str]) -> str:
    role = "Caller" if seat == view.caller else "Responder"
    sign = ">" if seat == view.performer and view.phase is not Phase.OVER else " "
    return f"{sign} {names[seat]:<10} {role:<10} {row_text(view.rows[seat])}"


def row_text(row: ShownRow) -> str:
    """The cards of a row as they lie."""
    return " ".join(map(_card, row)) if row else "no row yet"


def _card(card: Number | Hidden) -> str:
    return r"\[ ]" if isinstance(card, Hidden) else rf"[bold]\[{card}][/]"


def _beat(view: View, names: Sequence[str]) -> str:
    performer, other = names[view.performer], names[1 - view.performer]
    match view.phase:
        case Phase.LAYING:
            return f"{performer} is to lay a row."
        case Phase.WAITING:
            return f"{performer} is ready; {other} is to start the beat."
        case Phase.PERFORMING:
            hands = _hands(view.hands_free)
            return f"The beat runs at {view.tempo} a minute; {performer} has {hands} free."
        case Phase.OVER:
            return "The match is over."


def _hands(count: int) -> str:
    return {0: "no hand", 1: "one hand", 2: "both hands"}[count]


# ---- Events


def event(happened: Event, names: Sequence[str]) -> str:
    """One event as a sentence."""
    match happened:
        case RowLaid(seat, cards):
            return f"{names[seat]} lays {cards} cards face down."
        case BeatStarted(seat, performer, tempo):
            starter = "The table" if seat is None else names[seat]
            return (
                f"{starter} starts the beat, {tempo} a minute: {names[performer]} may come in on any count."
            )
        case CardFlipped(seat=seat, up=up, tap=tap):
            return f"{names[seat]} flips a card {'up' if up else 'down'}, {_timing(tap)}."
        case TempoChanged(tempo, faster):
            kept = "Both kept the beat: it goes up" if faster else "The beat was lost: it goes down"
            return f"{kept} to {tempo} a minute."
        case PerformanceFinished(seat, rating):
            return f"{names[seat]} finishes; the beat stops. {_rating(rating)}"
        case FaultMade(fault):
            return f"{_fault(fault, names)}."
        case RoundScored(number, result, scores):
            return f"Round {number} is over. {_result(result, names)} {_standing(scores, names)}."
        case RoundBegan(number, caller, cards):
            return f"Round {number} begins: {names[caller]} calls, with cards 1 to {cards}."


def _timing(tap: Tap) -> str:
    count = f"count {tap.beat % COUNTS + 1} of bar {tap.beat // COUNTS + 1}"
    if not tap.offset:
        return f"right on {count}"
    return f"{tap.distance} ms {'before' if tap.offset < 0 else 'after'} {count}"


def _rating(rating: Rating) -> str:
    return f"On average {rating.mean:.0f} ms off the beat, with a spread of {rating.spread:.0f} ms."


def _fault(fault: Fault, names: Sequence[str]) -> str:
    return f"{names[fault.seat]} {FAILINGS[fault.failing]}"


def _result(result: RoundResult, names: Sequence[str]) -> str:
    rows = [f"{names[seat]} had {_turned_up(row)}" for seat, row in enumerate(result.rows) if row]
    turned_up = f"All cards are turned up: {', '.join(rows)}. " if rows else ""
    if not result.fault:
        turned_up += f"The rows are {'equal' if result.rows[0] == result.rows[1] else 'different'}. "
    return f"{turned_up}{names[result.winner]} scores."


def _turned_up(row: Row) -> str:
    return " ".join(map(str, row))


# ---- What players type


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case LayRow(row):
            return f"lay {_turned_up(row)}"
        case StartBeat():
            return "beat"
        case Flip(position):
            return f"flip {position}"


def read(line: str, view: View) -> Action | Refusal:
    """``lay 3 1 4 2`` lays a row, ``beat`` starts the beat, ``flip 2`` flips; digits alone do what is due."""
    typed = line.strip().lower()
    if typed in {"beat", "b"}:
        return StartBeat()
    verb, digits = _verb_and_digits(typed)
    if verb == "lay" or (not verb and digits and view.phase is Phase.LAYING):
        return LayRow(tuple(map(int, digits)))
    if verb != "lay" and len(digits) == 1:
        return Flip(int(digits))
    return not_understood(
        f"{line.strip()[:30]!r} means nothing here: type a row like lay 3142, beat, or a position like 2.",
    )


def _verb_and_digits(typed: str) -> tuple[str, str]:
    parts = re.fullmatch(r"(lay|flip)?([\d ,]{0,30})", typed, re.ASCII)
    return (parts[1] or "", re.sub(r"\D", "", parts[2])) if parts else ("", "")


def prompt(view: View, choices: Sequence[Action | Form]) -> str:
    """What is asked of the viewer now."""
    if not choices:
        return "watch" if view.phase is Phase.PERFORMING else "wait"
    match view.phase:
        case Phase.LAYING:
            return f"Lay 1 to {view.cards}{' from memory' if view.performer != view.caller else ''}"
        case Phase.WAITING:
            return "Start the beat (space, or beat)"
        case _:
            return f"Flip 1 to {view.cards}"
