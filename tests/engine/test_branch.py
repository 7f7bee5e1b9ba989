"""Playing on from a moment of another match."""

from pathlib import Path
from random import Random

import pytest

from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Refused
from twofold.engine.log import Practice
from twofold.replays import load, verify


@pytest.fixture
def match() -> Match:
    match = Match.new("dualis", 4, options={"short": True}, seed=3)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(3)):
        pass
    return match


def finish(match: Match) -> None:
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(4)):
        pass


def test_a_branch_has_the_same_cards(match: Match) -> None:
    branch = match.branch(10)
    assert branch.entries == match.entries[:10]
    for entry in match.entries[10:]:
        branch.follow(entry)
    assert branch.state == match.state


def test_a_branch_can_be_played_on_otherwise_and_leaves_the_match_alone(match: Match) -> None:
    before = match.state_hash
    branch = match.branch(10)
    seat = min(branch.waiting_for)
    others = [choice for choice in branch.choices(seat) if choice != match.entries[10].action]
    branch.act(seat, others[0])
    assert branch.entries[10] != match.entries[10]
    assert match.state_hash == before


def test_what_is_hidden_stays_hidden_from_the_seat_that_is_taken(match: Match) -> None:
    branch = match.branch(10)
    past = Match(match.game, match.header, match.server_seed)
    for entry in match.entries[:10]:
        past.follow(entry)
    for seat in match.seats:
        assert branch.view(seat) == past.view(seat)


def test_a_branch_of_a_branch_is_undoing(match: Match) -> None:
    branch = match.branch(10)
    branch.act(min(branch.waiting_for), branch.choices(min(branch.waiting_for))[0])
    assert branch.branch(11).header.practice == Practice(match.header.id, 10)
    assert branch.branch(4).header.practice == Practice(match.header.id, 4)
    assert branch.branch(4).entries == match.entries[:4]


def test_practice_is_saved_and_loaded_but_never_proved(match: Match, tmp_path: Path) -> None:
    branch = match.branch(10)
    finish(branch)
    branch.save(tmp_path / "practice.jsonl")
    assert load(tmp_path / "practice.jsonl").header.practice == Practice(match.header.id, 10)
    broken = [finding for finding in verify(tmp_path / "practice.jsonl") if not finding.holds]
    assert [str(finding.detail) for finding in broken] == [
        f"This is practice, left from match {match.header.id} after entry 10."
    ]


def test_a_match_that_was_played_does_not_speak_of_practice(match: Match, tmp_path: Path) -> None:
    match.save(tmp_path / "match.jsonl")
    assert "practice" not in (tmp_path / "match.jsonl").read_text("utf-8")
    assert all(finding.holds for finding in verify(tmp_path / "match.jsonl"))


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_match_is_left_at_one_of_its_entries(match: Match, at: int) -> None:
    with pytest.raises(Refused, match="TABLE-7"):
        match.branch(at)
