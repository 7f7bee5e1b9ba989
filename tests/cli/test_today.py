"""`twofold today`."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.server.crashing import Role
from tests.server.test_crashes import Mortal
from tests.today.test_today import FIRST, played
from twofold import installed_games
from twofold.cli import main
from twofold.cli.today import ChallengeTable
from twofold.today import Play, line_of, replayed, shapes

RUN = CliRunner()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = Mortal(str(tmp_path_factory.mktemp("today") / "x.sqlite3"), Role())
    yield f"http://127.0.0.1:{process.port}"
    process.end()


def run(notebook: Path, *arguments: str, lines: tuple[str, ...] = (), day: date = FIRST) -> Result:
    """The command on a day, with what is typed."""
    command = ["today", *arguments, "--day", day.isoformat(), "--notebook", str(notebook), "--pace", "0"]
    return RUN.invoke(main, command, input="".join(f"{line}\n" for line in lines))


def typed(game: str, day: date = FIRST) -> tuple[str, ...]:
    """What to type for the moves that a bot made in the person's seat."""
    _, moves = played(day, game)
    return tuple(installed_games[game].words.action(move.action) for move in moves)


@pytest.mark.parametrize("game", ["duos", "uno-duo"])
def test_a_challenge_is_played_to_the_end_that_the_same_moves_have_everywhere(
    game: str, tmp_path: Path
) -> None:
    notebook = tmp_path / "new" / "today.json"
    told = run(notebook, game, lines=typed(game))
    assert told.exit_code == 0, told.output
    marks = played(FIRST, game)[0].marks
    assert marks is not None
    assert "Done for today." in told.output
    assert f"{shapes(marks, len(marks))}  " in told.output
    assert line_of(FIRST, {game: marks}) in told.output
    assert "One day in a row" in told.output
    assert msgspec.json.decode(notebook.read_bytes()) == {FIRST.isoformat(): {game: list(marks)}}


def test_only_the_first_result_of_a_day_counts(tmp_path: Path) -> None:
    notebook = tmp_path / "today.json"
    notebook.write_text('{"2026-11-01": {"duos": [2, 2, 2, 2]}}')
    told = run(notebook, "duos", lines=typed("duos"))
    assert "●●●●" in told.output
    assert msgspec.json.decode(notebook.read_bytes()) == {"2026-11-01": {"duos": [2, 2, 2, 2]}}


def test_who_wants_to_is_on_the_table_of_the_days_players(tmp_path: Path, address: str) -> None:
    day = datetime.now(UTC).date()
    lines = typed("duos", day)
    for name in ("Ada", "Ben"):
        notebook = tmp_path / name / "today.json"
        told = run(notebook, "duos", "--server", address, "--name", name, lines=lines, day=day)
        assert told.exit_code == 0, told.output
    marks = played(day, "duos")[0].marks
    table = told.output.split("Today’s players")[1]
    assert table.count(shapes(marks, 4)) == 2
    assert "Ada" in table
    again = run(notebook, "--server", address, day=day)
    assert "Ada" in again.output.split("Today’s players")[1]


@pytest.mark.parametrize("game", ["duos", "uno-duo", "duple"])
def test_what_was_typed_leads_to_the_same_end_when_it_is_played_again(game: str) -> None:
    play = Play(FIRST, game)
    with RUN.isolation("".join(f"{line}\n" for line in typed(game))):
        asyncio.run(ChallengeTable(play, 0, True, "en").play())
    again = replayed(FIRST, game, play.moves)
    assert again.match.entries == play.match.entries


def test_who_leaves_has_no_result(tmp_path: Path) -> None:
    told = run(tmp_path / "today.json", "duos", lines=("q",))
    assert told.exit_code == 0
    assert "The match is not over" in told.output
    assert line_of(FIRST, {}) in told.output
    assert not (tmp_path / "today.json").exists()


def test_the_challenges_are_listed_in_the_reader_s_language(tmp_path: Path) -> None:
    told = run(tmp_path / "today.json", "--language", "de")
    assert "Fünf kleine Aufgaben" in told.output
    assert all(game.name in told.output for game in installed_games.values())


def test_a_notebook_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    told = run(tmp_path / "broken.json")
    assert told.exit_code == 2
    assert "cannot be read" in told.output
