"""Duet in words, for the terminal and for transcripts.

Sentences about flips tell their timing, never the card: what stays on a screen must not remember for the
players (DUET-8).
"""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

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
from twofold.games.duet.state import Fault, Phase, RoundResult
from twofold.games.duet.texts import text
from twofold.games.duet.view import ShownRow, View
from twofold.texts import Person, Text

if TYPE_CHECKING:
    from twofold.texts import Speech

LEGEND = text("terminal-legend")
NARROWEST = 10
"""Columns of names and of roles are at least this wide, so that they rarely move."""

# ---- The table


def table(view: View, choices: Sequence[Action | Form], speech: "Speech") -> str:  # noqa: ARG001 - see prompt
    """The whole table, top to bottom."""
    name, role = _width(speech), _width(map(speech, (text("caller"), text("responder"))))
    positions = "   ".join(map(str, range(1, view.cards + 1)))
    return "\n".join(
        (
            _title(view, speech),
            "",
            *(_row_line(view, seat, speech, name, role) for seat in range(2)),
            f"{'':<{name + 3}}{speech(text('terminal-position')):<{role + 2}}{positions}",
            "",
            speech(_beat(view)),
        )
    )


def _width(cells: Iterable[str]) -> int:
    return max(NARROWEST, *map(len, cells))


def _title(view: View, speech: "Speech") -> str:
    number, cards = text("round", round=view.round), text("terminal-cards", cards=view.cards)
    return f"[bold]{speech(number)}[/]   {_standing(view.scores, speech)}   {speech(cards)}"


def _standing(scores: tuple[int, int], speech: "Speech") -> str:
    return f"{speech.name(0)} {scores[0]} : {scores[1]} {speech.name(1)}"


def _row_line(view: View, seat: Seat, speech: "Speech", name: int, role: int) -> str:
    part = speech(text("caller") if seat == view.caller else text("responder"))
    sign = ">" if seat == view.performer and view.phase is not Phase.OVER else " "
    row = row_text(view.rows[seat]) if view.rows[seat] else speech(text("terminal-no-row"))
    return f"{sign} {speech.name(seat):<{name}} {part:<{role}} {row}"


def row_text(row: ShownRow) -> str:
    """The cards of a row as they lie."""
    return " ".join(map(_card, row))


def _card(card: Number | Hidden) -> str:
    return r"\[ ]" if isinstance(card, Hidden) else rf"[bold]\[{card}][/]"


def _beat(view: View) -> Text:
    performer, other = Person(view.performer), Person(1 - view.performer)
    match view.phase:
        case Phase.LAYING:
            return text("terminal-to-lay", who=performer)
        case Phase.WAITING:
            return text("terminal-ready", who=performer, other=other)
        case Phase.PERFORMING:
            return text("terminal-performing", who=performer, tempo=view.tempo, free=view.hands_free)
        case Phase.OVER:
            return text("terminal-over")


# ---- Events


def event(happened: Event, speech: "Speech") -> str:
    """One event as a sentence, with the figures that only a terminal tells."""
    said = speech(event_text(happened))
    match happened:
        case PerformanceFinished(_, rating):
            return f"{said} {speech(_rating(rating))}"
        case RoundScored(_, _, scores):
            return f"{said} {_standing(scores, speech)}."
        case _:
            return said


def event_text(happened: Event) -> Text:
    """What is said of an event."""
    match happened:
        case RowLaid(seat, cards):
            return text("event-row-laid", who=Person(seat), cards=cards)
        case BeatStarted():
            return _beat_started(happened)
        case CardFlipped():
            return _card_flipped(happened)
        case TempoChanged(tempo, faster=True):
            return text("event-tempo-changed-faster", tempo=tempo)
        case TempoChanged(tempo):
            return text("event-tempo-changed-slower", tempo=tempo)
        case PerformanceFinished(seat, _):
            return text("event-performance-finished", who=Person(seat))
        case FaultMade(fault):
            return text("event-fault-made", failing=_failing(fault))
        case RoundScored(number, result, _):
            return _round_scored(number, result)
        case RoundBegan(number, caller, cards):
            return text("event-round-began", round=number, who=Person(caller), cards=cards)


def _beat_started(started: BeatStarted) -> Text:
    performer = Person(started.performer)
    if started.seat is None:
        return text("event-beat-started-table", performer=performer, tempo=started.tempo)
    return text("event-beat-started", who=Person(started.seat), performer=performer, tempo=started.tempo)


def _card_flipped(flipped: CardFlipped) -> Text:
    who, how = Person(flipped.seat), _timing(flipped.tap)
    if flipped.up:
        return text("event-card-flipped-up", who=who, how=how)
    return text("event-card-flipped-down", who=who, how=how)


def _timing(tap: Tap) -> Text:
    bar, count = tap.beat // COUNTS + 1, tap.beat % COUNTS + 1
    if not tap.offset:
        return text("terminal-right-on", count=count, bar=bar)
    if tap.offset < 0:
        return text("terminal-before", ms=tap.distance, count=count, bar=bar)
    return text("terminal-after", ms=tap.distance, count=count, bar=bar)


def _rating(rating: Rating) -> Text:
    return text("terminal-rating", mean=round(rating.mean), spread=round(rating.spread))


def _failing(fault: Fault) -> Text:
    return text(f"failing-{fault.failing.value.replace('_', '-')}", who=Person(fault.seat))


def _round_scored(number: int, result: RoundResult) -> Text:
    scores = text("scores", who=Person(result.winner))
    rows = tuple(_had(seat, row) for seat, row in enumerate(result.rows) if row)
    if not rows:
        return text("event-round-scored", round=number, scores=scores)
    if result.fault:
        return text("event-round-scored-fault", round=number, rows=rows, scores=scores)
    verdict = text("equal") if result.rows[0] == result.rows[1] else text("different")
    return text("event-round-scored-compared", round=number, rows=rows, verdict=verdict, scores=scores)


def _had(seat: Seat, row: Row) -> Text:
    return text("had", who=Person(seat), row=_turned_up(row))


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
    return not_understood(text("terminal-unread", line=repr(line.strip()[:30])[1:-1]))


def _verb_and_digits(typed: str) -> tuple[str, str]:
    parts = re.fullmatch(r"(lay|flip)?([\d ,]{0,30})", typed, re.ASCII)
    return (parts[1] or "", re.sub(r"\D", "", parts[2])) if parts else ("", "")


def prompt(view: View, choices: Sequence[Action | Form]) -> Text:
    """What is asked of the viewer now."""
    if not choices:
        return text("terminal-watch") if view.phase is Phase.PERFORMING else text("terminal-wait")
    match view.phase:
        case Phase.LAYING if view.performer != view.caller:
            return text("terminal-lay-from-memory", cards=view.cards)
        case Phase.LAYING:
            return text("terminal-lay", cards=view.cards)
        case Phase.WAITING:
            return text("terminal-start-beat")
        case _:
            return text("terminal-flip", cards=view.cards)
