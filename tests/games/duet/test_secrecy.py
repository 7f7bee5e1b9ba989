"""Nothing betrays a face-down card, to nobody: not even to the player who laid it (DUET-8)."""

from itertools import permutations
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.games.duet.hidden import permuted
from tests.games.duet.tables import Table, one_by_one
from tests.ledger import rule
from twofold import Audience
from twofold.engine import Viewer
from twofold.games.duet import game, rules
from twofold.games.duet.actions import FLIPS
from twofold.games.duet.events import CardFlipped
from twofold.games.duet.state import State
from twofold.games.duet.view import View, imagine, look
from twofold.texts.speech import Speech

VIEWERS: list[Viewer] = [0, 1, Audience.SPECTATOR]


def received(state: State, viewer: Viewer) -> bytes:
    """All that a viewer gets: the view, the choices, and what every flip would be told."""
    seat = viewer if isinstance(viewer, int) else 0
    offered: Any = () if isinstance(viewer, Audience) else rules.choices(state, viewer)
    told = [rules.refusal(state, seat, flip) for flip in FLIPS]
    return msgspec.json.encode((look(state, viewer), offered, told))


@rule("DUET-3", "DUET-8")
def test_a_laid_row_is_the_same_to_every_viewer_whatever_its_order() -> None:
    for viewer in VIEWERS:
        rows = ["".join(row) for row in permutations("1234")]
        assert len({received(Table().lay(row).state, viewer) for row in rows}) == 1
        assert len({received(Table().lay(row).beat().state, viewer) for row in rows}) == 1


@rule("DUET-8")
def test_laying_a_row_tells_nobody_its_order() -> None:
    told = {str(Table().lay("".join(row)).events) for row in permutations("1234")}
    assert len(told) == 1


@rule("DUET-8")
def test_both_see_a_card_while_it_is_up_and_nobody_does_once_it_is_down() -> None:
    table = Table().lay("3142").beat().sing("^1 ^2")
    assert [table.drawn(0, viewer) for viewer in (0, 1)] == [". 1 . 2", ". 1 . 2"]
    table.sing("v1")
    assert [table.drawn(0, viewer) for viewer in (0, 1)] == [". . . 2", ". . . 2"]


@rule("DUET-8")
def test_a_card_that_has_been_up_looks_like_one_that_has_not() -> None:
    once = Table().lay("3142").beat().sing("^1 v1")
    other = Table().lay("1342").beat().sing("^1 v1")
    for viewer in VIEWERS:
        assert received(once.state, viewer) == received(other.state, viewer)


@rule("DUET-8")
def test_the_callers_row_stays_secret_until_the_round_is_over() -> None:
    table = Table().perform("3142")
    for stage in (table, table.lay("3142"), table.beat(), table.sing("^1 v1")):
        assert stage.drawn(0) == ". . . ."
        assert not stage.state.results
    table.sing("^2 v2 ^3 v3 ^4 v4")
    assert look(table.state, 0).results[-1].rows == ((3, 1, 4, 2), (3, 1, 4, 2))


@rule("DUET-8")
@given(st.permutations(range(1, 6)), st.permutations(range(1, 6)), st.integers(0, 30), st.integers(0, 10**6))
def test_whatever_lies_face_down_changes_nothing_that_anybody_receives(
    call: list[int], response: list[int], steps: int, seed: int
) -> None:
    table = Table(cards=5).lay("".join(map(str, call))).beat()
    for note in f"{one_by_one(5)} | {one_by_one(5)}".split()[:steps]:
        if note == "|":
            table.lay("".join(map(str, response))).beat()
        else:
            table.sing(note)
    for viewer in VIEWERS:
        other = permuted(table.state, viewer, Random(seed))
        assert received(other, viewer) == received(table.state, viewer)


@rule("DUET-8")
@given(st.integers(0, 10**6))
def test_imagined_rows_hold_every_card_once_and_keep_those_that_are_up(seed: int) -> None:
    state = Table().lay("3142").beat().sing("^1 ^2").state
    row = imagine(look(state, 0), Random(seed)).rows[0]
    assert sorted(row) == [1, 2, 3, 4]
    assert (row[1], row[3]) == (1, 2)


@rule("DUET-8")
def test_what_is_said_of_a_flip_names_neither_card_nor_position() -> None:
    speech = Speech(names=("Ada", "Ben"))
    for row in ("3142", "1342"):
        table = Table().lay(row).beat().sing("^1 v1")
        said = [game.words.event(event, speech) for event in table.happened(CardFlipped)]
        assert said == [
            "Ada flips a card up: right on count 2 of bar 1.",
            "Ada flips a card down: right on count 3 of bar 1.",
        ]


@rule("DUET-8")
def test_the_view_has_no_place_for_what_lies_face_down() -> None:
    view = look(Table().perform("3142").lay("3142").state, 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    assert b'"rows":[[{"type":"hidden","count":1}' in msgspec.json.encode(view)
