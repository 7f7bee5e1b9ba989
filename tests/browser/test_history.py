"""The matches of a device, found again and added up, in a real browser."""

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import some
from tests.browser.conftest import DESKTOP, PHONE, OpenPage, TableServer, bots_play
from tests.browser.test_every_page import examine
from twofold.replays import verify

NOW = datetime.now(UTC)
OTHERS = ("Ben", "Cleo", "Dan", "Zoë")


def kept(match: str, days: int, **changed: Any) -> dict[str, Any]:
    """A match as a device remembers it, so many days after it was played."""
    at = int((NOW - timedelta(days=days)).timestamp() * 1000)
    played = {"match": match, "table": "t", "game": "duet", "seat": 0, "names": ["Ada", "Ben"]}
    return {**played, "winners": [0], "scores": [5, 2], "at": at, **changed}


def remembering(page: Page, *matches: dict[str, Any]) -> None:
    """The device has played these."""
    page.evaluate("matches => localStorage.setItem('twofold.matches', matches)", json.dumps(matches))
    page.reload()


def evenings(match: str) -> tuple[dict[str, Any], ...]:
    """What somebody may have played: one match that the server has, and others long gone."""
    four = ["Ada", *OTHERS[:3]]
    return (
        kept(match, 0, game="dualis", names=four, winners=[0, 2], scores=[2, 1, 2, 1]),
        kept("lost", 2, winners=[1], scores=[1, 5]),
        kept("shared", 40, game="duos", names=["Ada", "Zoë"], winners=[0, 1], scores=[6, 6]),
        kept("gone", 45, game="uno-duo", winners=[], scores=[], broken=True),
        *(kept(f"old-{number}", 60 + number) for number in range(40)),
    )


@pytest.mark.parametrize("size", some([PHONE, DESKTOP], 1), ids=str)
def test_a_match_is_found_again_by_the_keyboard_alone(
    match: str, open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    remembering(page, *evenings(match))
    page.get_by_role("link", name="All 44 matches and statistics").press("Enter")
    expect(page.get_by_role("heading", name="Your matches", exact=True)).to_be_focused()
    rows = page.locator("[data-match]")
    expect(rows).to_have_count(30)
    page.get_by_role("button", name="Show more").press("Enter")
    expect(rows).to_have_count(44)
    page.get_by_role("combobox", name="Result").select_option("Shared: all won, or nobody")
    expect(page.get_by_text("1 of 44 matches", exact=True)).to_be_visible()
    page.get_by_role("button", name="Clear filters").press("Enter")
    page.get_by_role("combobox", name="With").select_option("Ben")
    page.get_by_role("combobox", name="When").select_option("Last 7 days")
    expect(rows).to_have_count(2)
    page.get_by_role("combobox", name="Game").select_option("Dualis")
    expect(rows).to_have_count(1)
    page.get_by_role("searchbox", name="Search").fill("nobody of this name")
    expect(page.get_by_text("No matches found.")).to_be_visible()
    page.get_by_role("searchbox", name="Search").fill("cleo won")
    expect(page.get_by_role("link", name="Analysis: Dualis")).to_have_attribute(
        "href", f"/story/{match}#analysis"
    )
    page.get_by_role("link", name="Story: Dualis").press("Enter")
    expect(page.get_by_role("heading", name="The story of Dualis")).to_be_visible()
    page.go_back()
    expect(rows).to_have_count(1)


def test_the_pages_of_matches_are_accessible_and_all_can_be_saved(
    match: str, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page("/history")
    expect(page.get_by_role("link", name="Play a match")).to_be_visible()
    examine(page, "history-empty", ("phone",))
    remembering(page, *evenings(match)[:6])
    expect(page.get_by_role("link", name="Analysis: Dualis")).to_be_visible()
    examine(page, "history")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all 6 matches").click()
    expect(page.get_by_text("Saved: 1. No longer on this server: 5.")).to_be_visible()
    with ZipFile(saved.value.path()) as archive:
        (log,) = archive.namelist()
        (tmp_path / log).write_bytes(archive.read(log))
    assert all(finding.holds for finding in verify(tmp_path / log))
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Your statistics")).to_be_focused()
    for plot in ("By game", "By person", "Over time"):
        page.get_by_role("figure", name=plot).locator("summary").click()
    expect(page.get_by_role("row", name="Dualis 1 1 0 0 100%")).to_be_visible()
    expect(page.get_by_role("row", name="Ben 4 3 0 1 75%")).to_be_visible()
    examine(page, "figures")


def test_the_games_tell_what_many_evenings_add_up_to(open_page: OpenPage, server: TableServer) -> None:
    boards = bots_play(server, "duos", 2, {})
    page = open_page("/history/figures", size=PHONE)
    races = [
        {"letters": letters, "category": "Animal", "won": won, "milliseconds": 2000, "missed": missed}
        for letters, won, missed in (("LD", True, []), ("LX", False, ["lizard"]), ("LZ", False, ["lizard"]))
    ]
    digests = {
        "first": {"off": 60, "cards": 4, "of": 8},
        "second": {"off": 20, "cards": 8, "of": 8},
        "words": {"races": races},
    }
    for match, digest in digests.items():
        kept_digest = json.dumps({"version": 1, "digest": digest})
        page.evaluate(
            "([key, value]) => localStorage.setItem(key, value)", [f"twofold.digest.{match}", kept_digest]
        )
    remembering(
        page,
        kept("second", 1),
        kept("first", 2),
        kept("words", 3, game="duple"),
        kept(boards, 4, game="duos", winners=[0, 1]),
        kept("gone", 5, game="duos", winners=[0, 1]),
    )
    expect(page.get_by_text("You’re getting closer: 60 ms off at first, 20 ms lately.")).to_be_visible()
    expect(page.get_by_text("12 of 16 cards from other players’ rows in the right place.")).to_be_visible()
    expect(page.get_by_text("LIZARD, 2 times")).to_be_visible()
    reading = page.get_by_role("figure", name="Who thinks alike")
    reading.locator("summary").click()
    expect(reading.get_by_role("row", name=re.compile(r"^Ada, Ben \d+ 36$"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"would have chosen \d+ of your 36 pairs"))).to_be_visible()
    examine(page, "evenings", ("phone", "desktop"))


@pytest.mark.parametrize(
    ("language", "none", "title"),
    [("de", "Noch keine Partien", "Deine Zahlen"), ("sv", "Inga partier än", "Dina siffror")],
)
def test_a_device_without_matches_is_told_so_kindly(
    open_page: OpenPage, language: str, none: str, title: str
) -> None:
    page = open_page("/nowhere", size=PHONE)
    page.evaluate("language => localStorage.setItem('twofold.language', language)", language)
    page.goto(page.url.replace("nowhere", "history/figures"))
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("heading", name=none)).to_be_visible()
