"""`twofold replay FILE --what-if N`: a moment of a saved match, played on."""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from twofold import Match
from twofold.bots import PracticeTable, make_bot, play_out
from twofold.cli import main

RUN = CliRunner()


@cache
def played(game: str, seats: int) -> Match:
    """A match that easy bots played to its end."""
    match = Match.new(game, seats, seed=5)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(5)):
        pass
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Such a match of UNO Duo, in a file."""
    path = tmp_path / "match.jsonl"
    played("uno-duo", 2).save(path)
    return path


def run(file: Path, *lines: str, at: int = 12, flags: tuple[str, ...] = ()) -> Result:
    """Play on with these lines."""
    command = ["replay", str(file), "--what-if", str(at), *flags]
    return RUN.invoke(main, command, input="".join(f"{line}\n" for line in lines))


def first_choice(at: int, seat: int) -> str:
    """What may be typed at that moment."""
    match = played("uno-duo", 2)
    standing = PracticeTable(match, at, seat, "normal").after(())
    return match.game.words.action(standing.match.choices(seat)[0])


def test_a_moment_is_played_on_undone_and_compared(saved: Path) -> None:
    told = run(saved, "?", first_choice(12, 1), "undo", "then", "q", flags=("--as", "1"))
    assert told.exit_code == 0, told.output
    name = played("uno-duo", 2).header.seats[1]
    assert f"Practice from entry 12 on, as {name}" in told.output
    assert "undo takes your last move back" in told.output
    now, then = told.output.split("What happened then:")
    first, _, undone = now.split("(to 200, lowest wins)")[1:]
    assert first.split(">")[0] == undone.split(">")[0]
    assert "wins." in then


def test_nothing_that_was_saved_is_changed(saved: Path) -> None:
    before = saved.read_bytes()
    run(saved, first_choice(12, 1), flags=("--as", "1"))
    assert saved.read_bytes() == before


def test_a_line_that_cannot_be_played_is_refused_and_nothing_is_lost(saved: Path) -> None:
    told = run(saved, "nonsense", "undo", flags=("--as", "0"))
    assert told.exit_code == 0
    assert "nonsense" in told.output


def test_at_the_end_both_results_are_told_and_one_may_still_go_back(saved: Path) -> None:
    match = played("uno-duo", 2)
    at, seat = len(match.entries) - 1, match.entries[-1].seat
    action = match.game.words.action(match.entries[-1].action)
    told = run(saved, action, "undo", at=at, flags=("--as", str(seat)))
    assert told.exit_code == 0, told.output
    assert "What happened then:" in told.output
    assert "It is over: undo, then or q" in told.output


def test_where_time_decides_it_goes_on_at_once(tmp_path: Path) -> None:
    file = tmp_path / "timed.jsonl"
    match = played("duple", 2)
    match.save(file)
    told = run(file, "1", "q", at=0, flags=("--as", str(min(match.branch(0).waiting_for))))
    assert told.exit_code == 0, told.output
    assert "Practice from entry 0 on" in told.output
    assert "You draw" in told.output.split("What happened then:")[0]
    assert "wins" in told.output.split("What happened then:")[1]


def test_what_cannot_be_played_on_says_so(saved: Path) -> None:
    match = played("uno-duo", 2)
    for file, at, flags, sentence in (
        (saved, 100_000, (), "A match can be left after any of its entries"),
        (saved, len(match.entries), (), "nobody is asked"),
        (saved, 3, ("--as", "0", "--bots", "godlike"), "normal"),
        (saved, 3, ("--json",), "cannot go together"),
    ):
        told = run(file, at=at, flags=flags)
        assert told.exit_code == 2, told.output
        assert sentence in told.output
