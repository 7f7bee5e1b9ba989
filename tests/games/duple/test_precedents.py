"""Precedents: what a table decided is taken as decided in its next match (DUPLE-19)."""

import json
from typing import Any

import pytest

from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold import Match
from twofold.engine import BadLegacy
from twofold.games.duple.actions import Challenge
from twofold.games.duple.events import FaceOffWon, PrecedentFollowed, Spoke, VoteCalled, WordRefused
from twofold.games.duple.precedents import MOST_PRECEDENTS, inherit, leave, tidied
from twofold.games.duple.state import Ruling
from twofold.replays import examined, read, refold

FRIDAY = ("table; Animal; yes; 2026-11-13", "rabbit; Animal; no; 2026-11-13")


def face_off(lines: tuple[str, ...] = FRIDAY, seats: int = 2, **options: Any) -> Table:
    """Seat 0 with an A faces seat 1 with a T; an animal is asked for."""
    others = ["", "I▲", "D★"][: seats - 1]
    table = Table(
        "A●", *others, middle="Animal", piles=("T●, L★", "N♥, I✚"), turn=1, piles_each=1, **options
    ).draw(1)
    table.state = inherit(table.state, lines)
    return table


@rule("DUPLE-19")
def test_a_word_that_the_table_let_count_counts_and_everybody_is_told_since_when() -> None:
    table = face_off().say(0, "Table", at=1000)
    assert [type(event) for event in table.events] == [Spoke]
    table.expire()
    assert table.told(PrecedentFollowed) == PrecedentFollowed(0, "Table", "Animal", True, "2026-11-13")
    assert table.told(FaceOffWon).card == card("T●")


@rule("DUPLE-19")
def test_a_word_that_the_table_refused_is_refused() -> None:
    table = face_off().say(0, "rabbit")
    assert table.told(WordRefused).rule == "DUPLE-19"
    assert table.told(PrecedentFollowed).on == "2026-11-13"


@rule("DUPLE-19")
def test_a_precedent_is_for_one_category_and_not_where_the_dictionary_judges_alone() -> None:
    assert face_off(("table; Plant; yes",)).say(0, "table").was_told(WordRefused)
    assert face_off(judge="strict").say(0, "table").was_told(WordRefused)
    assert face_off(judge="table").say(0, "alligator").expire().was_told(VoteCalled)
    assert face_off(judge="table").say(0, "table").expire().was_told(FaceOffWon)


@rule("DUPLE-19")
def test_a_table_may_change_its_mind() -> None:
    table = face_off().say(0, "rabbit", at=1000).do(0, Challenge(0, "rabbit"), at=2000)
    table.vote(1, accept=True, at=3000)
    assert table.told(FaceOffWon).word == "rabbit"
    assert leave(table.state, "2026-11-20") == (FRIDAY[0], "rabbit; Animal; yes; 2026-11-20")


@rule("DUPLE-19")
def test_what_a_match_leaves_is_what_the_next_one_inherits() -> None:
    first = Match.new("duple", 2, seed=1, created="2026-11-13T20:15:00+00:00")
    first.state = inherit(first.state, ("rabbit; Animal; no",))
    table = face_off((), judge="table").say(0, "table").expire().vote(1, accept=True)
    assert table.state.rulings == (Ruling("table", "Animal", accepted=True),)
    left = leave(table.state, "2026-11-13")
    assert left == ("table; Animal; yes; 2026-11-13",)
    second = Match.new("duple", 2, seed=2, created="2026-11-20T20:15:00+00:00", legacy=left)
    assert second.header.legacy == left == second.legacy
    header = next(second.lines())
    assert header.endswith(
        f'"log_version":2,"legacy":["{left[0]}"],"digest":"{json.loads(header)["digest"]}"}}'
    )
    again = refold(read(second.lines()))
    assert again.state == second.state
    assert [finding for finding in examined(read(second.lines())).findings if not finding.holds][1:] == []


def test_a_match_without_precedents_writes_nothing_about_them() -> None:
    assert '"legacy"' not in next(Match.new("duple", 2, seed=1).lines())
    assert '"legacy"' not in next(Match.new("duple", 2, seed=1, legacy=["# none yet", ""]).lines())


def test_lines_are_tidied_and_the_later_one_counts() -> None:
    lines = [
        "# our table",
        "",
        " Crème brûlée;food or drink ; YES",
        "table; Animal; yes",
        "table;animal;no;2026-11-13",
    ]
    assert tidied(lines) == ("creme brulee; Food or drink; yes", "table; Animal; no; 2026-11-13")
    assert tidied(["batmobile; Film  car; yes"]) == ("batmobile; Film car; yes",)
    many = [
        f"{'a' * 5}{chr(97 + n // 26 % 26)}{chr(97 + n % 26)}{chr(97 + n // 676)}; Noun; yes"
        for n in range(1500)
    ]
    assert tidied(many) == tuple(many[-MOST_PRECEDENTS:])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("table", "Line 2, “table”, cannot be read: a precedent is written like"),
        ("table; Animal; perhaps", "“perhaps” is neither yes nor no"),
        ("t4ble; Animal; yes", "has other characters than A to Z"),
        ("table; ; yes", "“” is no category"),
        ("table; Animal; yes; Friday", "“Friday” is no date like 2026-11-13"),
        ("x" * 300, "…”, cannot be read"),
    ],
)
def test_a_line_that_cannot_be_read_is_quoted_with_what_is_wrong(line: str, why: str) -> None:
    with pytest.raises(BadLegacy) as raised:
        tidied(["cattle; Animal; yes", line])
    assert why in str(raised.value)
    assert len(str(raised.value)) < 200


def test_a_game_that_leaves_nothing_says_so() -> None:
    assert Match.new("dualis", 4, seed=1).legacy == ()
    with pytest.raises(BadLegacy, match="A match of Dualis begins anew"):
        Match.new("dualis", 4, legacy=["table; Animal; yes"])
