"""Duet in a terminal, while the beat runs."""

import pytest
from rich.text import Text

from tests.games.duet.tables import Table
from tests.ledger import rule
from twofold.games.duet.live import keys, next_beat, stage
from twofold.games.duet.rules import BREATH_MS
from twofold.games.duet.view import look
from twofold.texts import Speech

SPEECH = Speech(names=("Ada", "Ben"))


def shown(table: Table, now: int) -> list[str]:
    return Text.from_markup(stage(look(table.state, 1), SPEECH, now)).plain.splitlines()


@rule("DUET-8")
def test_the_stage_shows_what_is_up_while_the_beat_runs_and_nothing_else_ever() -> None:
    table = Table().lay("3142").beat().sing("^1 ^2 v1")
    assert shown(table, 1300) == ["Ada         [ ] [ ] [ ] [2]    1 (2) 3  4 ", "             1   2   3   4"]
    for idle in (Table(), Table().lay("3142"), Table().perform("3142")):
        assert shown(idle, 700) == []


@rule("DUET-4")
@pytest.mark.parametrize(
    ("now", "count", "following"),
    [(0, 1, 667), (666, 1, 667), (667, 2, 1333), (2000, 4, 2667), (2667, 1, 3333)],
)
def test_the_stage_counts_to_four(now: int, count: int, following: int) -> None:
    table = Table().lay("3142").beat()
    assert f"({count})" in shown(table, BREATH_MS + now)[0]
    assert next_beat(look(table.state, 0), BREATH_MS + now) == BREATH_MS + following


@rule("DUET-4")
def test_nothing_is_counted_in_the_breath_before_the_first_beat() -> None:
    table = Table().lay("3142").beat()
    assert "(" not in shown(table, 0)[0]
    assert next_beat(look(table.state, 0), 0) == BREATH_MS


@rule("DUET-4")
def test_no_beat_falls_unless_it_has_been_started() -> None:
    assert next_beat(look(Table().lay("3142").state, 0), 0) is None


@rule("DUET-4", "DUET-5")
def test_number_keys_flip_for_the_performer_and_space_starts_the_beat_for_the_other() -> None:
    laid = Table().lay("3142").state
    assert [keys(look(laid, seat)) for seat in (0, 1)] == [{}, {" ": "beat"}]
    performing = Table().lay("3142").beat().state
    flips = {"1": "flip 1", "2": "flip 2", "3": "flip 3", "4": "flip 4"}
    assert [keys(look(performing, seat)) for seat in (0, 1)] == [flips, {}]
