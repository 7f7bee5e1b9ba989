"""A match as one file."""

import base64
import gzip
import json
import re
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

from examples.heap.heap import Take
from examples.heap.heap import game as heap
from tests.browser.games import GAMES
from twofold.cli import main
from twofold.engine import Match, installed_games
from twofold.replays import NotBuilt, exported

RUN = CliRunner()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match of bots."""
    command = ["simulate", "dualis", "--games", "1", "--seed", "1", "--log", str(tmp_path)]
    assert RUN.invoke(main, command).exit_code == 0
    return tmp_path / "dualis-00001.jsonl"


def packed(page: Path) -> dict[str, object]:
    found = re.search(r'id="match">([^<]+)<', page.read_text("utf-8"))
    assert found
    unpacked: dict[str, object] = json.loads(gzip.decompress(base64.b64decode(found[1])))
    return unpacked


def test_a_match_is_exported_beside_itself_or_where_asked(saved: Path, tmp_path: Path) -> None:
    assert RUN.invoke(main, ["export", str(saved)]).exit_code == 0
    assert RUN.invoke(main, ["export", str(saved), "-o", str(tmp_path / "match.html")]).exit_code == 0
    assert saved.with_suffix(".html").read_bytes() == (tmp_path / "match.html").read_bytes()


def test_the_file_holds_the_log_and_the_match_through_everybodys_eyes(saved: Path) -> None:
    RUN.invoke(main, ["export", str(saved)])
    match = packed(saved.with_suffix(".html"))
    assert match["log"] == saved.read_text("utf-8")
    assert isinstance(match["replays"], dict)
    assert set(match["replays"]) == {"0", "1", "2", "3", "spectator", "everyone"}


def test_the_file_asks_nobody_for_anything(saved: Path) -> None:
    RUN.invoke(main, ["export", str(saved)])
    page = saved.with_suffix(".html").read_text("utf-8")
    assert "default-src 'none'" in page
    assert not re.search(r"<(link|img|iframe)\b|<script[^>]+src=", page.split("<script>")[0])
    assert page.count("</script>") == 3


@pytest.mark.parametrize("game_id", GAMES)
def test_the_file_carries_the_licences_of_all_that_is_in_it_bug(game_id: str, tmp_path: Path) -> None:
    """Scripts, fonts and pictures of others were handed on without their notices."""
    command = ["simulate", game_id, "--games", "1", "--seed", "1", "--log", str(tmp_path)]
    assert RUN.invoke(main, command).exit_code == 0
    saved = tmp_path / f"{game_id}-00001.jsonl"
    assert RUN.invoke(main, ["export", str(saved)]).exit_code == 0
    page = saved.with_suffix(".html").read_text("utf-8")
    licences = page.split('id="licences">')[1].split("</script>")[0]
    assert len(re.findall(r"data:font/woff2", page.split("</style>")[0])) == 2
    for owner in (
        "The Figtree Project Authors",
        "The Bricolage Grotesque Project Authors",
        "Svelte Contributors",
        "Mozilla",
    ):
        assert owner in licences
    assert ("Microsoft Corporation" in licences) == (game_id == "duos")


def event_tags(game_id: str) -> set[str]:
    """What the events of this game, and of no other, are called."""
    tags = {
        known: {kind.__struct_config__.tag for kind in get_args(game.event)}
        for known, game in installed_games.items()
    }
    return tags[game_id].difference(*(tags[other] for other in tags if other != game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_file_carries_its_own_game_and_no_other(game_id: str, tmp_path: Path) -> None:
    command = ["simulate", game_id, "--games", "1", "--seed", "1", "--log", str(tmp_path)]
    assert RUN.invoke(main, command).exit_code == 0
    saved = tmp_path / f"{game_id}-00001.jsonl"
    assert RUN.invoke(main, ["export", str(saved)]).exit_code == 0
    script = saved.with_suffix(".html").read_text("utf-8").rpartition("<script>")[2]
    for other in GAMES:
        spoken = [tag for tag in event_tags(other) if re.search(rf"\b{tag}\b", script)]
        assert bool(spoken) == (other == game_id), f"{other}: {spoken}"


def test_a_game_without_pages_says_so(tmp_path: Path) -> None:
    match = Match.new(heap, 2, options={"heap": 1}, seed=1)
    match.act(0, Take(1))
    with pytest.raises(NotBuilt, match="pages for Heap are not here"):
        exported(match, [])


def test_an_open_match_is_not_exported(tmp_path: Path) -> None:
    path = tmp_path / "open.jsonl"
    Match.new("dualis", seats=4).save(path)
    result = RUN.invoke(main, ["export", str(path)])
    assert result.exit_code == 2
    assert "still open" in result.output


def test_a_file_that_cannot_be_written_is_told(saved: Path, tmp_path: Path) -> None:
    result = RUN.invoke(main, ["export", str(saved), "-o", str(tmp_path / "nowhere" / "match.html")])
    assert result.exit_code == 2
    assert "cannot be written" in result.output
