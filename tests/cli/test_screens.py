"""The screens of every game at two sizes, and they still look as drawn."""

from pathlib import Path

import pytest

from tools.screens import FOLDER, SIZES, drawn, seen
from twofold import Match, installed_games

SCREENS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.stem)
def test_a_screen_looks_as_drawn(path: Path) -> None:
    text = path.read_text("utf-8")
    assert drawn(installed_games[path.stem], text) == text


def test_every_game_has_its_screens() -> None:
    assert {path.stem for path in SCREENS} == set(installed_games)


def test_on_a_small_screen_the_hand_is_more_than_empty_lines_bug() -> None:
    """At 60 by 20 the cards to play were cut off, and three lines of the table were empty."""
    lines = seen(Match.new("dualis", 4, seed=3), 0, 60, 20)
    assert any(line.startswith("  ☾ Moon") for line in lines)


@pytest.mark.parametrize("game_id", list(installed_games))
@pytest.mark.parametrize("size", [(60, 20), *SIZES])
def test_a_table_fits_or_says_where_the_rest_is_and_the_question_stands_at_the_foot(
    game_id: str, size: tuple[int, int]
) -> None:
    game = installed_games[game_id]
    match = Match.new(game, max(game.seat_counts), seed=3)
    lines = seen(match, 0, *size)
    assert lines[-1] == ">"
    assert "q leave ──" in lines[-3]
    assert lines[-2] == str(game.words.prompt(match.view(0), match.choices(0)))
