"""Duet in words."""

import pytest
from rich.text import Text

from tests.games.duet.tables import Table
from tests.ledger import rule
from twofold.engine import Refusal
from twofold.games.duet import game, rules
from twofold.games.duet.actions import Action, Flip, LayRow, StartBeat
from twofold.games.duet.view import look
from twofold.texts.speech import Speech

SPEECH = Speech(names=("Ada", "Ben"))
ROW = LayRow((3, 1, 4, 2))


def shown(table: Table, viewer: int = 0) -> str:
    choices = rules.choices(table.state, viewer)
    return Text.from_markup(game.words.table(look(table.state, viewer), choices, SPEECH)).plain


def said(table: Table) -> list[str]:
    return [sentence for event in table.events if (sentence := game.words.event(event, SPEECH))]


def asked(table: Table, viewer: int) -> str:
    return SPEECH(game.words.prompt(look(table.state, viewer), rules.choices(table.state, viewer)))


@pytest.mark.parametrize("action", [ROW, StartBeat(), Flip(3)])
def test_what_is_written_of_an_action_reads_as_that_action(action: Action) -> None:
    for table in (Table(), Table().lay("3142"), Table().lay("3142").beat()):
        assert game.words.read(game.words.action(action), look(table.state, 0)) == action


@pytest.mark.parametrize("line", ["3142", "3 1 4 2", "3,1,4,2", " lay 3142 ", "LAY 3 1 4 2"])
def test_digits_alone_lay_a_row_while_rows_are_laid(line: str) -> None:
    assert game.words.read(line, look(Table().state, 0)) == ROW


def test_a_digit_alone_flips_while_the_beat_runs_and_b_starts_it() -> None:
    view = look(Table().lay("3142").beat().state, 0)
    assert game.words.read("3", view) == Flip(3)
    assert game.words.read("b", view) == StartBeat()


@pytest.mark.parametrize("line", ["", "x", "lay 3142x", "flip", "flip 31", "３", "9" * 10_000])
def test_a_line_that_means_nothing_is_quoted_with_what_to_type(line: str) -> None:
    refusal = game.words.read(line, look(Table().lay("3142").beat().state, 0))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "TABLE-4"
    assert repr(line[:30]) in refusal.sentence()
    assert len(refusal.sentence()) < 200


def test_the_table_shows_the_cards_that_are_up() -> None:
    assert shown(Table().lay("3142").beat().sing("^1 ^2")).splitlines() == [
        "Round 1   Ada 0 : 0 Ben   cards 1 to 4",
        "",
        "> Ada        Caller     [ ] [1] [ ] [2]",
        "  Ben        Responder  no row yet",
        "             position    1   2   3   4",
        "",
        "The beat runs at 90 a minute; Ada has no hand free.",
    ]


def test_the_table_says_what_it_waits_for() -> None:
    assert shown(Table()).endswith("Ada is to lay a row.")
    assert shown(Table().lay("3142")).endswith("Ada is ready; Ben is to start the beat.")
    assert shown(Table(scores=(9, 7)).round("1234", "2134")).endswith("The match is over.")


def test_the_prompt_says_what_is_asked() -> None:
    assert asked(Table(), 0) == "Lay 1 to 4"
    assert asked(Table(), 1) == "wait"
    assert asked(Table().lay("3142"), 1) == "Start the beat (space, or beat)"
    assert asked(Table().lay("3142").beat(), 0) == "Flip 1 to 4"
    assert asked(Table().lay("3142").beat(), 1) == "watch"
    assert asked(Table().perform("3142"), 1) == "Lay 1 to 4 from memory"


@rule("DUET-13")
def test_a_round_is_told_in_sentences() -> None:
    table = Table().lay("3142").beat().flip(2, offset=-12).flip(2, offset=8)
    assert said(table) == [
        "Ada lays 4 cards face down.",
        "Ben starts the beat (90 bpm). Ada may come in on any count.",
        "Ada flips a card up: 12 ms before count 2 of bar 1.",
        "Ada flips a card down: 8 ms after count 3 of bar 1.",
    ]
    table.sing("^2 v2 ^3 v3 ^4 v4")
    assert said(table)[-1] == (
        "Ada finishes; the beat stops. On average 2 ms off the beat, with a spread of 5 ms."
    )
    assert said(table.perform("3142"))[-2:] == [
        "Round 1 is over. The rows: Ada had 3 1 4 2 and Ben had 3 1 4 2. "
        "The rows match. Ben scores. Ada 0 : 1 Ben.",
        "Round 2 begins: Ben calls, with cards 1 to 5.",
    ]


@rule("DUET-11")
def test_a_fault_is_told_with_its_reason() -> None:
    assert "Ada flips a card out of sequence." in said(Table().fail("3142"))
    assert "Ada runs out of time to lay a row." in said(Table().wait())
    assert "Ada runs out of time to perform." in said(Table().lay("3142").beat().wait())
    strict = Table(strict_beat=True).lay("3142").beat().flip(2)
    assert "Ada misses a beat." in said(strict.wait())
    assert "The beat starts (90 bpm). Ada may come in on any count." in said(Table().lay("3142").wait())
    assert said(Table().wait())[1] == "Round 1 is over. Ben scores. Ada 0 : 1 Ben."
