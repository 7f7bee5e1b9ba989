"""Duet in every language: what the rules can say is said, to whoever reads it."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

from tests.games.duet.tables import Table
from twofold.engine import Form, Seat
from twofold.games.duet import game, rules
from twofold.games.duet.actions import Action, Flip, LayRow, StartBeat
from twofold.games.duet.beat import Judgement, Rating, Tap
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
from twofold.games.duet.options import Options
from twofold.games.duet.state import Failing, Fault, RoundResult
from twofold.games.duet.text import event_text
from twofold.games.duet.view import look
from twofold.texts import Speech, Text
from twofold.texts.catalogue import languages, messages

NAMES = ("Ada", "Ben")
VIEWERS = (None, 0, 1)
ROW = (3, 1, 4, 2)
in_every_language = pytest.mark.parametrize("language", languages())


def of_a_seat(seat: Seat) -> Iterator[Event]:
    """Every kind of event, and every way it is told, with this seat in its chief part."""
    yield RowLaid(seat, 4)
    yield BeatStarted(1 - seat, seat, 90)
    yield BeatStarted(None, seat, 90)
    yield from (TempoChanged(94, faster) for faster in (True, False))
    for up, offset in product((True, False), (-12, 0, 8)):
        yield CardFlipped(seat, 1, 3, up, Tap(5, offset), Judgement.TIGHT)
    yield PerformanceFinished(seat, Rating(2.5, 5.0, -1.0))
    yield from (FaultMade(Fault(seat, failing)) for failing in Failing)
    yield from (RoundScored(1, result, (0, 1)) for result in results(seat))
    yield RoundBegan(2, seat, 5)


def results(winner: Seat) -> Iterator[RoundResult]:
    """Nothing laid, one row, equal rows and different ones."""
    fault = Fault(1 - winner, Failing.LAYING_TIME)
    yield RoundResult(0, winner, ((), ()), fault)
    yield RoundResult(0, winner, (ROW, ()), fault)
    yield RoundResult(0, winner, (ROW, ROW), None)
    yield RoundResult(0, winner, (ROW, (1, 2, 3, 4)), None)


EVENTS = [event for seat in range(2) for event in of_a_seat(seat)]

TABLES = {
    "laying": Table(),
    "waiting": Table().lay("3142"),
    "performing": Table().lay("3142").beat(),
    "two up": Table().lay("3142").beat().sing("^1 ^2"),
    "answering": Table().perform("3142"),
    "over": Table(scores=(9, 7)).round("1234", "2134"),
}


def refusals() -> Iterator[Text]:
    """Whatever is tried at any of these tables, and an option that leaves too little time."""
    tried: tuple[Action, ...] = (LayRow(ROW), LayRow((1, 1)), StartBeat(), Flip(1), Flip(9))
    for table, seat, action in product(TABLES.values(), range(2), tried):
        if found := rules.refusal(table.state, seat, action):
            assert isinstance(found.reason, Text)
            yield found.reason
    too_short = rules.table_refusal(Options(perform_limit=10), 2)
    assert too_short is not None
    assert isinstance(too_short.reason, Text)
    yield too_short.reason


def reasons() -> Iterator[Text]:
    """Ten points, all cards in play, and so many rounds."""
    ended = (
        Table(scores=(9, 7)),
        Table(cards=8, scores=(5, 3)),
        Table(round_limit=5),
    )
    for table in ended[:2]:
        row = "".join(map(str, range(1, table.state.cards + 1)))
        yield from reason_of(table.round(row, row[::-1]))
    for _ in range(5):
        ended[2].wait()
    yield from reason_of(ended[2])


def reason_of(table: Table) -> Iterator[Text]:
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert isinstance(outcome.reason, Text)
    yield outcome.reason


def family(prefix: str) -> set[str]:
    """The ids of the English texts that begin so."""
    return {
        f"duet/{entry.id.name}"
        for entry in messages("duet", "en").body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix)
    }


@in_every_language
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_event_is_told_to_those_it_is_about_and_to_others(language: str, viewer: Seat | None) -> None:
    speech = Speech(language, NAMES, viewer)
    for event in EVENTS:
        said = speech(event_text(event))
        assert said.endswith(".")
        assert "{" not in said
        if viewer is not None:
            assert NAMES[viewer] not in said  # who reads is spoken to
        assert game.words.event(event, speech).startswith(said)


@in_every_language
def test_a_seat_and_not_a_name_decides_who_is_spoken_to(language: str) -> None:
    called = Speech(language, ("Ben", "You"), 0)
    about_other = called(event_text(RowLaid(1, 4)))
    assert about_other == Speech(language, ("Ben", "Eve"), 0)(event_text(RowLaid(1, 4))).replace("Eve", "You")
    assert called(event_text(RowLaid(0, 4))) != about_other


@in_every_language
def test_every_refusal_and_every_reason_is_said(language: str) -> None:
    said = Speech(language, NAMES, 0)
    found, ended = list(refusals()), list(reasons())
    assert {text.id for text in found} == family("refusal-")
    assert {text.id for text in ended} == family("reason-")
    assert all(said(text).endswith(".") for text in (*found, *ended))


@in_every_language
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_is_drawn_in_columns_and_asks_for_what_is_due(language: str, table: Table) -> None:
    for viewer, names in product(range(2), (NAMES, ("Ada", "Bartholomew the Second"))):
        speech = Speech(language, names, viewer)
        view, choices = look(table.state, viewer), rules.choices(table.state, viewer)
        assert speech(game.words.prompt(view, choices))
        assert all(speech(choice.hint) for choice in choices if isinstance(choice, Form))
        *_, first, second, positions, _, waits = game.words.table(view, choices, speech).splitlines()
        assert waits.endswith(".")
        rows = [re.sub(r"\[/?bold]|\[/]", "", row) for row in (first, second)]
        starts = {row.index(r"\[") for row in rows if r"\[" in row}
        assert starts <= {positions.index("1") - 1}


@in_every_language
def test_the_guide_has_every_rule_and_every_option(language: str) -> None:
    guide, english = game.guide(language), game.guide()
    assert re.findall(r"DUET-\d+", guide) == re.findall(r"DUET-\d+", english)
    assert re.findall(r"^#+", guide, re.MULTILINE) == re.findall(r"^#+", english, re.MULTILINE)
    assert all(f"`{option}`" in guide for option in Options.__struct_fields__)
