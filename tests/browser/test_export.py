"""A match as one file, opened from disk with the network off."""

import re
from importlib.resources import files as files_of
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.games import GAMES
from tests.browser.test_every_page import examine
from twofold.cli import main
from twofold.engine import installed_games

pytestmark = pytest.mark.xdist_group("exports")

TEXTS = Path(str(files_of("twofold.texts")))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """An exported match of every game."""
    folder = tmp_path_factory.mktemp("exports")
    for game in GAMES:
        for command in (
            ["simulate", game, "--games", "1", "--seed", "1", "--log", str(folder)],
            ["export", str(folder / f"{game}-00001.jsonl")],
        ):
            assert CliRunner().invoke(main, command).exit_code == 0
    return {game: folder / f"{game}-00001.html" for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_an_exported_match_replays_from_disk_in_both_themes(
    offline: Page, files: dict[str, Path], game: str
) -> None:
    offline.goto(files[game].as_uri())
    expect(offline.get_by_role("heading", name=f"Replay: {installed_games[game].name}")).to_be_visible()
    offline.get_by_role("button", name="Spectator’s view").click()
    expect(offline.get_by_role("heading", level=1)).to_be_focused()
    status = offline.get_by_label("Replay", exact=True).get_by_role("status")
    expect(status).to_contain_text("Before the first move")
    for eyes in ("0", "1", "everyone"):
        offline.get_by_label("View").select_option(eyes)
        for key in ("Home", "ArrowRight", "ArrowRight", "End"):
            offline.keyboard.press(key)
        expect(offline.get_by_role("button", name="To the end")).to_be_disabled()
    examine(offline, f"export-{game}")


def test_a_file_lets_one_choose_whose_eyes_and_gives_nothing_away_before(
    offline: Page, files: dict[str, Path]
) -> None:
    offline.goto(files["dualis"].as_uri())
    expect(offline.get_by_role("button", name="All cards open")).to_be_visible()
    expect(offline.get_by_role("button", name=re.compile("’s view"))).to_have_count(5)
    expect(offline.get_by_text(re.compile("wins?$"))).to_have_count(0)
    examine(offline, "export-cover")
    offline.get_by_role("button", name="All cards open").click()
    expect(offline.get_by_label("View")).to_have_value("everyone")
    expect(offline.locator("[data-open-hand]")).to_have_count(3)


def plain_texts(language: str, game: str) -> set[str]:
    """All that the house and a game say in a language without any parameter, as it is read on a page."""
    folders = (TEXTS, Path(str(files_of("twofold.games"))) / game.replace("-", "_") / "texts")
    said = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
    return {found.strip() for found in re.findall(r"^[a-z][\w-]* = ([^{\n]+)$", said, re.MULTILINE)}


@pytest.mark.parametrize("offline", ["de-AT"], indirect=True)
def test_a_file_reads_german_to_a_german_browser_whoever_saved_it(
    offline: Page, files: dict[str, Path]
) -> None:
    for game, file in files.items():
        foreign = plain_texts("en", game) - plain_texts("de", game)
        assert "Spectator’s view" in foreign
        offline.goto(file.as_uri())
        title = f"Wiederholung: {installed_games[game].name}"
        expect(offline.get_by_role("heading", name=title)).to_be_visible()
        seen = offline.locator("body").inner_text()
        offline.get_by_role("button", name="Alle Karten offen").click()
        for key in ("ArrowRight", "ArrowRight", "End"):
            offline.keyboard.press(key)
            seen += "\n" + offline.locator("body").inner_text()
        expect(offline.get_by_role("button", name="Zum Ende")).to_be_disabled()
        seen += "\n" + offline.locator("body").inner_text()
        assert offline.evaluate("document.documentElement.lang") == "de"
        assert not foreign & {line.strip() for line in seen.splitlines()}


def test_the_shuffle_is_proved_without_a_network(offline: Page, files: dict[str, Path]) -> None:
    offline.goto(files["dualis"].as_uri())
    offline.get_by_role("button", name="Spectator’s view").click()
    offline.get_by_role("button", name="Check the shuffle").click()
    expect(offline.get_by_text("passed", exact=True)).to_have_count(5)


def test_the_replay_page_saves_the_match_as_one_file(
    open_page: OpenPage, offline: Page, match: str, tmp_path: Path
) -> None:
    page = open_page(f"/replay/{match}")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save replay as a file").click()
    saved.value.save_as(tmp_path / "match.html")
    offline.goto((tmp_path / "match.html").as_uri())
    offline.get_by_role("button", name="Spectator’s view").click()
    expect(offline.get_by_label("View")).to_have_value("spectator")
