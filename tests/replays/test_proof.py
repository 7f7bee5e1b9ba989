"""Saved matches: read back, proved, and every tampering named."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.spoiling import BRACKETS
from twofold import Match
from twofold.bots import RandomBot, play_out
from twofold.engine import BadLog, TwofoldError
from twofold.replays import Finding, load, read_file, refold, verify

Lines = list[dict[str, Any]]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match.new("dualis", ["Ada", "Ben", "Cleo"], options={"short": True}, seed=4, entropy=[b"salt"])
    for _ in play_out(match, [RandomBot(match.game) for _ in match.seats], Random(2)):
        pass
    path = tmp_path / "match.jsonl"
    match.save(path)
    return path


def tampered(path: Path, change: Callable[[Lines], None]) -> Path:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    change(lines)
    path.write_text(
        "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    )
    return path


def broken(path: Path) -> dict[str, Finding]:
    return {str(finding.claim): finding for finding in verify(path) if not finding.holds}


def test_a_saved_match_loads_as_it_was(saved: Path) -> None:
    match = load(saved)
    again = saved.with_name("again.jsonl")
    match.save(again)
    assert again.read_text() == saved.read_text()
    assert match.over
    assert match.header.seats == ("Ada", "Ben", "Cleo")


def test_an_untouched_match_holds_in_every_point(saved: Path) -> None:
    findings = verify(saved)
    assert len(findings) == 7
    assert all(finding.holds for finding in findings)


def test_an_open_match_can_be_saved_and_played_on(tmp_path: Path) -> None:
    match = Match.new("dualis", 4, seed=1)
    (seat,) = match.waiting_for
    match.act(seat, match.choices(seat)[0])
    match.save(tmp_path / "open.jsonl")
    again = load(tmp_path / "open.jsonl")
    assert again.state_hash == match.state_hash
    assert not again.over
    (seat,) = again.waiting_for
    again.act(seat, again.choices(seat)[0])


def test_a_changed_time_is_named_by_its_entry(saved: Path) -> None:
    findings = broken(tampered(saved, lambda lines: lines[5].update(at=lines[5]["at"] + 1)))
    assert "Entry 5 " in str(findings["No line was changed after it was written"].detail)


def test_a_changed_card_is_named_by_its_entry(saved: Path) -> None:
    def other_card(lines: Lines) -> None:
        lines[3]["action"]["card"] = (lines[3]["action"]["card"] + 1) % 52

    findings = broken(tampered(saved, other_card))
    assert "Entry 3 " in str(findings["No line was changed after it was written"].detail)


def test_a_card_from_another_hand_is_against_the_rules_even_with_new_digests(saved: Path) -> None:
    """Whoever writes the digests anew still cannot deal themselves another card."""
    match = load(saved)
    theirs = next(entry for entry in match.entries if entry.seat != match.entries[0].seat)
    match.entries[0] = type(match.entries[0])(1, match.entries[0].at, match.entries[0].seat, theirs.action)
    match.save(saved)
    findings = broken(saved)
    assert "Entry 1 is against the rules" in str(findings["Every entry follows the rules"].detail)


def test_a_removed_entry_is_noticed(saved: Path) -> None:
    def without_entry_4(lines: Lines) -> None:
        del lines[4]

    findings = broken(tampered(saved, without_entry_4))
    assert "Entry 5 comes where entry 4 belongs" in str(findings["Every entry follows the rules"].detail)


def test_another_seed_is_named(saved: Path) -> None:
    findings = broken(tampered(saved, lambda lines: lines[-1].update(server_seed="00" * 32)))
    assert "does not give the commitment" in str(
        findings["The seed is the one committed to before the match"].detail
    )


@pytest.mark.parametrize("seed", ["", "xyz", "abc"])
def test_a_seed_that_is_no_seed_is_named(saved: Path, seed: str) -> None:
    with pytest.raises(BadLog, match="server_seed"):
        verify(tampered(saved, lambda lines: lines[-1].update(server_seed=seed)))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seats": []}, "Dualis needs 3 or 4 players, not 0"),
        ({"options": {"shrt": True}}, "no option 'shrt'"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"entropy": ["xy"]}, "Line 1 cannot be read"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(saved: Path, change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TwofoldError, match=complaint):
        refold(read_file(tampered(saved, lambda lines: lines[0].update(change))))


def test_a_changed_name_is_named(saved: Path) -> None:
    findings = broken(tampered(saved, lambda lines: lines[0]["seats"].__setitem__(0, "Eve")))
    assert "The header " in str(findings["No line was changed after it was written"].detail)


def test_a_changed_result_is_named(saved: Path) -> None:
    findings = broken(tampered(saved, lambda lines: lines[-1]["outcome"].update(winners=[0, 1])))
    assert "The seal " in str(findings["No line was changed after it was written"].detail)
    assert "The result is the recorded one" in findings


def test_loading_a_tampered_match_is_refused(saved: Path) -> None:
    tampered(saved, lambda lines: lines[5].update(at=lines[5]["at"] + 1))
    with pytest.raises(BadLog, match="Entry 5"):
        load(saved)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "at least two lines"),
        ("{}\n{}\n", "Line 1 cannot be read"),
        ("not json\n{}\n", "Line 1 cannot be read"),
    ],
)
def test_what_is_no_match_says_which_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "nonsense.jsonl"
    path.write_text(text)
    with pytest.raises(BadLog, match=complaint):
        verify(path)


@pytest.mark.parametrize("name", ["Ada\u2028", "Ada\x85Byron"])
def test_a_name_may_hold_what_ends_a_line_elsewhere_bug(tmp_path: Path, name: str) -> None:
    path = tmp_path / "match.jsonl"
    Match.new("dualis", [name, "Ben", "Cleo"], seed=1).save(path)
    assert load(path).header.seats[0] == name


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"\n", b"\r\n"), (b"}\n{", b"}\n\n{"), (b"}\n{", b"}\n \n{")],
    ids=["CRLF", "an empty line", "a blank line"],
)
def test_other_ends_of_lines_than_were_saved_are_refused_bug(saved: Path, old: bytes, new: bytes) -> None:
    saved.write_bytes(saved.read_bytes().replace(old, new))
    with pytest.raises(BadLog, match=r"not as it was saved|cannot be read"):
        verify(saved)


@pytest.mark.parametrize("end", [b"", b"\n\n", b"\r\n", b"\n ", b"\n \n"])
def test_another_end_of_the_file_than_was_saved_is_refused_bug(saved: Path, end: bytes) -> None:
    saved.write_bytes(saved.read_bytes().rstrip() + end)
    with pytest.raises(BadLog, match=r"not as it was saved|cannot be read"):
        verify(saved)


def test_brackets_within_brackets_are_no_line_bug(saved: Path) -> None:
    saved.write_text(saved.read_text().replace('"options":{', '"options":{"deep":' + BRACKETS + ",", 1))
    with pytest.raises(BadLog, match="Line 1 cannot be read"):
        verify(saved)


def test_binary_nonsense_and_missing_files_are_named(tmp_path: Path) -> None:
    path = tmp_path / "noise.jsonl"
    path.write_bytes(bytes(range(128, 256)))
    with pytest.raises(BadLog, match="not text"):
        verify(path)
    with pytest.raises(BadLog, match="cannot be read"):
        verify(tmp_path / "missing.jsonl")


@pytest.mark.parametrize(
    ("field", "complaint"), [("rules_version", "version 99 of the rules"), ("log_version", "log version 99")]
)
def test_a_match_from_another_version_is_refused(saved: Path, field: str, complaint: str) -> None:
    tampered(saved, lambda lines: lines[0].update({field: 99}))
    with pytest.raises(BadLog, match=complaint):
        load(saved)
