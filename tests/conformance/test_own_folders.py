"""A game is its folders: the house names none, so that a sixth game edits nothing outside its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.games import GAMES
from twofold import installed_games

ROOT = Path(__file__).parents[2]
SOURCES = {".py", ".ts", ".svelte", ".css", ".html"}
BUILT = ("src/twofold/web/", "web/node_modules/", "web/src/generated/")
MENTIONED = {
    "src/twofold/engine/match.py": "an example in a docstring",
    "src/twofold/envs/batch/": "batched simulators of those games that have one",
    "src/twofold/envs/pettingzoo.py": "an example in a docstring",
    "web/dev/main.ts": "what the workbench opens when it is not told",
    "web/duos-pictures.ts": "draws the pictures of one game for the build",
    "web/notices.ts": "says whose work those pictures are",
    "web/vite.config.ts": "calls it",
    "web/vite.replay.config.ts": "calls it",
}
"""Where the house may name a game, and why a sixth does not have to be added."""


def house() -> Iterator[Path]:
    """Every source of the house that belongs to no game, tests aside."""
    for folder in ("src/twofold", "web"):
        for path in sorted((ROOT / folder).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            is_game = place.startswith(("src/twofold/games/", "web/src/games/"))
            is_source = path.suffix in SOURCES and not place.endswith(".test.ts")
            if is_source and not is_game and not place.startswith(BUILT):
                yield path


@pytest.fixture(scope="module")
def named() -> dict[str, set[str]]:
    """The games that each source of the house names."""
    ids = {spelled for game in installed_games for spelled in (game, game.replace("-", "_"))}
    names = re.compile(rf"\b({'|'.join(sorted(ids))})\b")
    found = {
        path.relative_to(ROOT).as_posix(): set(names.findall(path.read_text("utf-8"))) for path in house()
    }
    return {place: games for place, games in found.items() if games}


def test_the_house_names_no_game(named: dict[str, set[str]]) -> None:
    assert {place: games for place, games in named.items() if not place.startswith(tuple(MENTIONED))} == {}


def test_the_five_games_have_a_table_in_the_browser() -> None:
    """A sixth may do without; of these nothing may be left out because a folder is gone."""
    assert {"dualis", "duet", "duos", "duple", "uno-duo"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_folder_holds_what_the_shell_asks_a_game_for(game: str) -> None:
    folder = ROOT / "web" / "src" / "games" / game
    entry = (folder / "index.ts").read_text("utf-8")
    assert f'id: "{game}"' in entry
    assert f'[data-game="{game}"]' in (folder / "tokens.css").read_text("utf-8")
