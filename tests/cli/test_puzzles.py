"""`twofold puzzles`."""

from pathlib import Path

import msgspec
from click.testing import CliRunner, Result

from twofold import installed_games
from twofold.cli import main
from twofold.puzzles import position, puzzle_of
from twofold.puzzles.puzzle import numbered

RUN = CliRunner()


def run(notebook: Path, *lines: str, number: str = "1", language: str = "en") -> Result:
    """Try a puzzle of Dualis with these lines."""
    command = ["puzzles", "dualis", "--number", number, "--notebook", str(notebook), "--language", language]
    return RUN.invoke(main, command, input="".join(f"{line}\n" for line in lines))


def typed(place: int) -> str:
    """What to type for the play at this place, the best being 0."""
    puzzle = puzzle_of("dualis", 1)
    action = numbered(position("dualis", puzzle))[puzzle.weighed[place].plays[0]]
    return installed_games["dualis"].words.action(action)


def test_a_puzzle_is_solved_explained_and_kept(tmp_path: Path) -> None:
    notebook = tmp_path / "new" / "puzzles.json"
    told = run(notebook, "?", "nonsense", typed(0))
    assert told.exit_code == 0, told.output
    assert "is no play here" in told.output
    assert "Correct!" in told.output
    assert "comes out exact in" in told.output
    assert "Chance to win the round" in told.output
    assert "(your answer)" in told.output
    kept = msgspec.json.decode(notebook.read_bytes())
    assert kept["dualis"]["done"] == [1]
    assert kept["dualis"]["rating"]["rating"] > 1500


def test_a_mistake_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    told = run(tmp_path / "puzzles.json", typed(1), language="de")
    assert "Es gibt etwas Besseres." in told.output


def test_another_try_does_not_count(tmp_path: Path) -> None:
    notebook = tmp_path / "puzzles.json"
    run(notebook, typed(1))
    before = notebook.read_bytes()
    run(notebook, typed(0))
    assert notebook.read_bytes() == before


def test_leaving_and_the_end_of_the_input_keep_nothing(tmp_path: Path) -> None:
    for lines in (("q",), ()):
        told = run(tmp_path / "puzzles.json", *lines)
        assert told.exit_code == 0
        assert not (tmp_path / "puzzles.json").exists()


def test_without_a_number_one_puzzle_follows_the_other(tmp_path: Path) -> None:
    command = ["puzzles", "uno-duo", "--notebook", str(tmp_path / "puzzles.json")]
    told = RUN.invoke(main, command, input="q\n")
    assert told.exit_code == 0
    assert "What is the best play?" in told.output


def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    for command, sentence in (
        (["puzzles", "duet"], "no puzzles of Duet"),
        (["puzzles", "dualis", "--number", "999"], "There is no puzzle 999"),
        (["puzzles", "dualis", "--notebook", str(tmp_path / "broken.json")], "cannot be read"),
    ):
        told = RUN.invoke(main, command)
        assert told.exit_code == 2
        assert sentence in told.output
