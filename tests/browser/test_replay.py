"""A finished match told again in a real browser: steps, eyes, the proof, and what this device remembers."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.devices import NOTHING
from tests.browser.staging import SIDEWAYS
from tests.browser.stored import replay
from tests.browser.tables import deal, hurry_to_the_end, open_table
from tests.browser.tapping import at_rest
from tests.browser.test_every_page import examine, violations
from twofold.replays import verify


def test_a_replay_starts_in_ones_own_chair_and_gives_nothing_away(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis", **{"Short game": "on"})
    deal(page)
    hurry_to_the_end(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", name="Replay: Dualis")).to_be_focused()
    eyes = page.get_by_label("View")
    expect(eyes).to_have_value("0")
    expect(page.locator("[data-card]")).to_have_count(9)
    status = page.get_by_label("Replay").get_by_role("status")
    expect(status).to_contain_text("Before the first move")
    page.keyboard.press("ArrowRight")
    expect(status).to_contain_text("Step 1 of")
    page.keyboard.press("End")
    expect(status).to_contain_text(re.compile("wins?"))
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(status).to_contain_text(
        re.compile(r"Step (\d+) of \1: .+ wins? the trick.+ wins?\. A partnership has won")
    )
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="To the start")).to_be_disabled()


def test_this_device_remembers_its_matches_and_a_tables_running_score(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis", **{"Short game": "on"})
    deal(page)
    hurry_to_the_end(page)
    evening = page.get_by_role("region", name="Matches so far")
    expect(evening).to_be_hidden()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-card]")).to_have_count(9)
    hurry_to_the_end(page)
    expect(evening.get_by_text("of 2")).to_have_count(4)
    page.get_by_role("link", name="All games").last.click()
    again = page.get_by_role("link", name=re.compile("^Dualis with .+ (won|lost)$"))
    expect(again).to_have_count(2)
    assert violations(page) == []
    again.first.click()
    expect(page.get_by_label("View")).to_have_value("0")
    page.get_by_role("button", name="Check the shuffle").click()
    proof = page.get_by_role("complementary", name="Check the shuffle")
    expect(proof.get_by_text("passed", exact=True)).to_have_count(5)
    expect(proof.get_by_text("Checked against what this browser stored during the match.")).to_have_count(3)


def test_a_replay_is_seen_through_any_eyes(open_page: OpenPage, match: str) -> None:
    page = open_page(f"/replay/{match}")
    eyes = page.get_by_label("View")
    expect(eyes).to_have_value("spectator")
    expect(page.locator("[data-card]")).to_have_count(0)
    eyes.select_option("0")
    expect(page.locator("[data-card]")).to_have_count(9)
    mine = page.locator("[data-card]").first.get_attribute("data-card")
    eyes.select_option("1")
    expect(page.locator("[data-card]")).to_have_count(9)
    expect(page.locator(f'[data-card="{mine}"]')).to_have_count(0)
    eyes.select_option("spectator")
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator("[data-open-hand]")).to_have_count(0)
    eyes.select_option("everyone")
    expect(page.locator("[data-card]")).to_have_count(9)
    expect(page.locator("[data-open-hand]")).to_have_count(3)


def test_a_replay_plays_by_itself_and_its_text_can_be_read(open_page: OpenPage, match: str) -> None:
    page = open_page(f"/replay/{match}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_label("Replay").get_by_role("status")).to_contain_text(
        re.compile(r"Step ([3-9]|\d\d+) of")
    )
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Match log").click()
    expect(page.get_by_role("complementary").get_by_role("listitem").first).to_be_visible()


def test_a_replay_jumps_to_rounds_and_tricks_by_list_buttons_and_keys(
    open_page: OpenPage, match: str
) -> None:
    page = open_page(f"/replay/{match}")
    jump = page.get_by_label("Jump to")
    status = page.get_by_label("Replay").get_by_role("status")
    here = jump.locator("option:checked")
    expect(here).to_have_text("Round 1 · Trick 1")
    expect(page.get_by_text("PgUp PgDn a round")).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    expect(here).to_have_text("Round 1 · Trick 2")
    expect(status).to_contain_text("Round 1 · Trick 2, Step 4 of")
    page.get_by_role("button", name="Next part").click()
    expect(here).to_have_text("Round 1 · Trick 3")
    page.get_by_role("button", name="Previous part").click()
    expect(status).to_contain_text("Step 4 of")
    page.locator("body").press("PageDown")
    expect(here).to_have_text("Round 2 · Trick 1")
    jump.select_option("Round 1 · Trick 5")
    expect(status).to_contain_text("Step 16 of")
    rounds = page.locator(".marks i:not(.within)")
    assert rounds.count() >= 2
    assert page.locator(".marks i.within").count() == rounds.count() * 9
    speed = page.get_by_label("Speed")
    speed.select_option("4×")
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("-")
    expect(speed).to_have_value("2")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(status).to_contain_text(re.compile(r"Step (1[89]|[2-9]\d) of"))


def test_a_jump_shows_what_begins_and_not_what_ended_before_it_bug(open_page: OpenPage, match: str) -> None:
    page = open_page(f"/replay/{match}")
    told = page.locator(".told")
    expect(told).to_contain_text("Before the first move")
    page.locator("body").press("PageDown")
    expect(told).to_contain_text("Round 2 · Trick 1, Step 36 of")
    over = page.get_by_role("heading", name="Round 1 is over")
    expect(over).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("Round 1")
    expect(over).to_be_visible()


RESULT = """region => {
  const box = region.getBoundingClientRect(), stage = region.parentElement.getBoundingClientRect();
  return [box.top - stage.top, box.bottom - stage.bottom].map(Math.round);
}"""
"""How far a result is from covering its stage."""

DRAWN = """picture => {
  const { width, height } = picture.getBoundingClientRect();
  return picture.naturalHeight * Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
}"""
"""How high what is drawn in a picture is."""

LEGIBLE = 100
"""Pixels of a trick in which its numbers and names can be read."""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP])
def test_a_replay_ends_with_its_result_on_stage_bug(
    open_page: OpenPage, match: str, size: tuple[int, int]
) -> None:
    """How it came out stood in a line below the table; sideways, the moment that decided it was tiny."""
    page = open_page(f"/replay/{match}", size=size)
    result = page.get_by_role("region", name=re.compile("wins?$"))
    expect(page.get_by_label("Replay").get_by_role("status")).to_contain_text("Before the first move")
    page.keyboard.press("End")
    expect(result.locator("figure img")).to_be_visible()
    at_rest(page)
    assert result.locator("figure img").evaluate(DRAWN) >= LEGIBLE
    expect(result.get_by_role("list", name="Awards").get_by_role("listitem")).to_have_count(4)
    expect(result.get_by_role("heading")).to_be_focused()
    assert result.evaluate(RESULT) == [0, 0]
    page.keyboard.press("ArrowLeft")
    expect(result).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Space")
    expect(result).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(result).to_have_count(0)


LONG_REASON = "Both of them are only ever looked for when it is dark and raining, and never in spring"


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP])
def test_what_a_step_tells_is_never_cut_bug(open_page: OpenPage, size: tuple[int, int]) -> None:
    told: Any = msgspec.to_builtins(replay("duos", ("Ada", "Bo", "Cleo", "Dan")))
    events = [event for step in told["steps"] for event in step["events"] if event["type"] == "pair_laid"]
    for event in events:
        event["why"] = LONG_REASON
    page = open_page(size=size)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=json.dumps(told)))
    page.goto(f"{page.url}replay/told")
    status = page.get_by_label("Replay").get_by_role("status")
    expect(status).to_contain_text("Before the first move")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(status).to_contain_text(LONG_REASON)
    at_rest(page)
    assert status.evaluate("told => told.scrollHeight <= told.clientHeight + 1")


SPARE = """list => {
  const alone = list.cloneNode();
  alone.append(list.selectedOptions[0].cloneNode(true));
  alone.style.cssText = "width: max-content; max-width: none";
  list.after(alone);
  const needed = alone.getBoundingClientRect().width;
  alone.remove();
  return list.getBoundingClientRect().width - needed;
}"""
"""How many pixels a list has more than what is chosen in it needs."""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP])
def test_the_list_of_jumps_shows_a_turn_with_its_number_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """A phone said "Round 1 · Turn …"."""
    told = msgspec.json.encode(replay("uno-duo", ("Ada", "Bo"))).decode()
    page = open_page(NOTHING, size=size)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=told))
    page.goto(urljoin(page.url, "/replay/told"))
    jump = page.get_by_label("Jump to")
    jump.select_option("Round 1 · Turn 240")
    assert jump.evaluate(SPARE) >= 0


def test_the_shuffle_is_proved_by_the_browser_and_the_log_can_be_kept(
    open_page: OpenPage, match: str, tmp_path: Path
) -> None:
    page = open_page(f"/replay/{match}")
    page.get_by_role("button", name="Check the shuffle").click()
    proof = page.get_by_role("complementary", name="Check the shuffle")
    expect(proof.locator("li")).to_have_count(5)
    expect(proof.get_by_text("passed", exact=True)).to_have_count(5)
    with page.expect_download() as kept:
        proof.get_by_role("link", name="Save the log").click()
    assert re.fullmatch(r"twofold-dualis-\d{4}-\d\d-\d\d-[a-z-]+\.jsonl", kept.value.suggested_filename)
    kept.value.save_as(tmp_path / "match.jsonl")
    with page.expect_download() as exported:
        page.get_by_role("link", name="Save replay as a file").click()
    assert re.fullmatch(r"twofold-dualis-\d{4}-\d\d-\d\d-[a-z-]+\.html", exported.value.suggested_filename)
    assert all(finding.holds for finding in verify(tmp_path / "match.jsonl"))


def test_the_shuffle_is_proved_where_the_browser_has_no_cryptography_of_its_own(
    open_page: OpenPage, match: str
) -> None:
    """As on a phone that finds the table in the home network, over plain http."""
    page = open_page(f"/replay/{match}")
    page.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.get_by_role("button", name="Check the shuffle").click()
    proof = page.get_by_role("complementary", name="Check the shuffle")
    expect(proof.get_by_text("passed", exact=True)).to_have_count(5)
    expect(proof.get_by_role("link", name="Save the log")).to_be_visible()


def test_axe_finds_no_violation_in_a_replay(open_page: OpenPage, match: str) -> None:
    page = open_page(f"/replay/{match}")
    expect(page.get_by_label("View")).to_be_visible()
    page.keyboard.press("ArrowRight")
    examine(page, "replay")
    page.get_by_label("View").select_option("everyone")
    expect(page.locator("[data-open-hand]")).to_have_count(3)
    examine(page, "replay-open")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_role("link", name="Save the log")).to_be_visible()
    examine(page, "proof")
