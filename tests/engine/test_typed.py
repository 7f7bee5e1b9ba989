"""Wrong types never pass: what a match is given is checked once, at its door (issue 13)."""

from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.heap.heap import Options, Take, game
from tests.ledger import rule
from twofold import Audience, Match, Refused, installed_games, load
from twofold.bots import make_bot, play_out
from twofold.engine import BadOptions
from twofold.games.dualis.actions import HandCoins
from twofold.games.duet.actions import Flip, StartBeat
from twofold.games.duos.actions import ChoosePairs
from twofold.games.duple.actions import Answer

SELF_CONTAINING: list[Any] = []
SELF_CONTAINING.append(SELF_CONTAINING)
MISTAKES = [
    None,
    5,
    "take",
    b"take",
    [],
    {},
    {"type": "fly"},
    object(),
    Take,
    Audience.SPECTATOR,
    SELF_CONTAINING,
]


def heap(count: int = 10) -> Match:
    return Match.new(game, 2, options={"heap": count}, seed=1)


def refused(match: Match, seat: Any, action: Any) -> str:
    """The rule by which ``refusal`` and ``act`` refuse alike, changing nothing."""
    before = match.state_hash, list(match.entries)
    refusal = match.refusal(seat, action)
    assert refusal is not None
    with pytest.raises(Refused) as error:
        match.act(seat, action)
    assert error.value.refusal == refusal
    assert (match.state_hash, match.entries) == before
    return refusal.rule


@pytest.mark.parametrize("action", MISTAKES, ids=lambda action: type(action).__name__)
def test_what_is_no_action_is_refused(action: Any) -> None:
    assert refused(heap(), 0, action) == "TABLE-5"


@pytest.mark.parametrize("count", [1.5, 1.0, True, "1", None, b"1", [1], Decimal(1)], ids=repr)
def test_a_part_of_another_type_is_refused(count: Any) -> None:
    assert refused(heap(), 0, Take(count)) == "TABLE-5"


@pytest.mark.parametrize("seat", [True, False, 0.0, "0", None, (0,), 2, -1, Audience.SPECTATOR], ids=repr)
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    assert refused(heap(), seat, Take(1)) == "TABLE-2"
    assert heap().choices(seat) == ()


@pytest.mark.parametrize("viewer", [True, 0.0, "0", None, 2, -1], ids=repr)
def test_who_is_neither_seat_nor_audience_sees_nothing(viewer: Any) -> None:
    with pytest.raises(Refused, match="TABLE-2"):
        heap().view(viewer)


@pytest.mark.parametrize("at", [1.5, 1e9, "1", True, 2**53], ids=repr)
def test_what_is_no_time_is_refused(at: Any) -> None:
    match = heap()
    with pytest.raises(Refused, match="TABLE-6"):
        match.act(0, Take(1), at)
    with pytest.raises(Refused, match="TABLE-6"):
        match.expire(at)
    assert match.entries == []


def test_an_action_may_be_given_by_its_parts() -> None:
    match = heap()
    match.act(0, {"type": "take", "count": 2})
    assert match.entries[0].action == Take(2)


@pytest.mark.parametrize("text", [b"apple", Decimal(5), datetime(2026, 1, 1, tzinfo=UTC), "\ud800"], ids=repr)
def test_only_text_that_can_be_written_is_text(text: Any) -> None:
    assert refused(Match.new("duple", 3, seed=1), 0, Answer(text)) == "TABLE-5"


@pytest.mark.parametrize("options", [Options(heap="3"), Options(heap=2.5), Options(heap=51)], ids=repr)  # type: ignore[arg-type]
def test_options_are_checked_however_they_are_given(options: Options) -> None:
    with pytest.raises(BadOptions, match="Heap cannot take heap="):
        Match.new(game, 2, options=options)


@pytest.mark.parametrize("settled", [{"seats": (1, 2)}, {"match_id": 5}, {"created": 5}], ids=repr)
def test_a_match_is_set_up_only_if_its_log_could_be_read(settled: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="cannot be set up like this"):
        Match.new(game, **{"seats": 2, **settled})


# ---- As they were found


@rule("DUALIS-14")
def test_there_are_no_half_coins_bug() -> None:
    match = Match.new("dualis", 4, seed=1)
    bots = [make_bot(match.game, "easy") for _ in match.seats]
    play = play_out(match, bots, Random(1))
    while not any(HandCoins(1) in match.choices(seat) for seat in match.seats):
        next(play)
    giver = next(seat for seat in match.seats if HandCoins(1) in match.choices(seat))
    assert refused(match, giver, HandCoins(1.5)) == "TABLE-5"  # type: ignore[arg-type]
    assert refused(match, giver, HandCoins(1.0)) == "TABLE-5"  # type: ignore[arg-type]


@rule("DUOS-6")
def test_a_pair_is_two_cards_bug(tmp_path: Path) -> None:
    match = Match.new("duos", 3, seed=1)
    chosen: Any = ((0, 1, 8), (2, 3, 9), (4, 5, 10), (6, 7, 11))
    assert refused(match, 0, ChoosePairs(chosen)) == "TABLE-5"
    lists: Any = [[0, 1], [2, 3], [4, 5], [6, 7]]
    match.act(0, ChoosePairs(lists))
    assert match.entries[0].action == ChoosePairs(((0, 1), (2, 3), (4, 5), (6, 7)))
    match.save(tmp_path / "match.jsonl")
    assert load(tmp_path / "match.jsonl").state_hash == match.state_hash


@rule("DUET-5")
def test_a_position_is_a_number_bug() -> None:
    match = Match.new("duet", 2, seed=1)
    (performer,) = match.waiting_for
    (form,) = match.choices(performer)
    match.act(performer, match.game.fill(match.view(performer), form, Random(1)))
    match.act(1 - performer, StartBeat())
    assert refused(match, performer, Flip("1")) == "TABLE-5"  # type: ignore[arg-type]
    assert match.refusal(performer, Flip(1)) is None


@pytest.mark.parametrize("game_id", list(installed_games))
def test_no_action_at_all_is_refused_bug(game_id: str) -> None:
    match = Match.new(game_id, installed_games[game_id].seat_counts[0], seed=1)
    assert refused(match, 0, None) == "TABLE-5"
