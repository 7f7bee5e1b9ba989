"""What the shell does around any match: inviting, talking, watching, leaving, coming back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage, TableServer
from tests.browser.devices import NOTHING, Devices
from tests.browser.games import GAMES
from tests.browser.staging import staged
from tests.browser.stored import table, updates
from tests.browser.tables import all_have_shuffled, deal, open_table, sit_down, switch
from tests.browser.test_every_page import resize
from twofold.engine import installed_games

ALONE = {"Iso Play": "on", "Short game": "on"}
"""Without partners the rules do not ask for silence."""
OWN_NAME = "Theodora"


def home_of(page: Page, server: TableServer) -> None:
    """Back to the shelf."""
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def talk(page: Page, words: str) -> None:
    """Say something and close the chat."""
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Your message").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("complementary").get_by_text(words)).to_be_visible()
    page.keyboard.press("Escape")


def test_friends_join_with_the_code(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    open_table(ada, "Dualis")
    code = ada.locator(".code").inner_text()
    bo = open_page()
    bo.get_by_label("Room code").fill(code.lower())
    bo.get_by_role("button", name="Join").click()
    sit_down(bo, 2, "Bo")
    expect(ada.get_by_role("listitem").nth(2)).to_have_text("Bo")
    expect(bo.get_by_text("Waiting for")).to_be_visible()


def test_the_latest_line_and_the_field_stay_in_sight_however_long_the_chat_bug(open_page: OpenPage) -> None:
    """The field went below a phone with the lines, and whoever opened the chat saw the oldest."""
    page = open_page(NOTHING, size=PHONE)
    open_table(page, "UNO Duo")
    page.get_by_role("button", name="Chat").click()
    field, chat = page.get_by_label("Your message"), page.get_by_role("complementary")
    for words in ("word " * 80, "more " * 80, "The latest"):
        field.fill(words)
        field.press("Enter")
        expect(chat.get_by_text(words.strip())).to_be_in_viewport()
        expect(field).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    expect(chat.get_by_text("The latest")).to_be_in_viewport(ratio=1)
    expect(field).to_be_in_viewport(ratio=1)


def test_the_focus_goes_from_the_room_to_its_table_bug(open_page: OpenPage) -> None:
    """Whoever came with the keyboard alone was nowhere when the last seat was taken, and when it began."""
    page = open_page(NOTHING)
    open_table(page, "UNO Duo")
    page.get_by_role("button", name="Add a bot").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    all_have_shuffled(page)
    page.keyboard.press("Enter")
    expect(page.locator(".bar .prompt")).to_be_focused()


def test_a_wrong_code_is_answered_beside_it_with_a_sentence(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.get_by_label("Room code").fill("QQQQQQ")
    page.get_by_role("button", name="Join").click()
    answer = page.locator("form").get_by_role("alert")
    expect(answer).to_contain_text("No room has this code.")
    expect(answer).to_be_in_viewport(ratio=1)
    resize(page, "desktop")
    expect(answer).to_be_in_viewport(ratio=1)


def test_the_table_talks_where_the_rules_allow_it(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    bo = open_page(open_table(ada, "Dualis", **ALONE))
    sit_down(bo, 1, "Bo")
    deal(ada)
    expect(bo.locator("[data-card]")).to_have_count(9)
    talk(ada, "Good luck!")
    bo.get_by_role("button", name="Chat, new messages").click()
    expect(bo.get_by_text("Good luck!")).to_be_visible()


def test_partners_are_told_why_they_may_not_talk(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis")
    deal(page)
    expect(page.locator("[data-card]")).to_have_count(13)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("button", name="Read rule DUALIS-13")).to_be_visible()
    expect(page.get_by_label("Your message")).to_be_hidden()


def test_spectators_are_counted_and_talk_among_themselves(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    address = open_table(ada, "Dualis", **ALONE)
    deal(ada)
    expect(ada.locator("[data-card]")).to_have_count(9)
    watcher = open_page(address)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("1 person watches")).to_be_attached()
    talk(watcher, "What a trick!")
    ada.get_by_role("button", name="Chat").click()
    expect(ada.get_by_text("No messages yet.")).to_be_visible()


def test_a_new_name_is_seen_by_everybody(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    bo = open_page(open_table(ada, "Dualis", **ALONE))
    sit_down(bo, 1, "Bo")
    deal(ada)
    expect(bo.locator("[data-card]")).to_have_count(9)
    bo.get_by_role("button", name="Table menu").click()
    bo.get_by_label("Your name").fill("Bodil")
    bo.get_by_label("Your name").press("Tab")
    expect(ada.get_by_role("region", name="Bodil")).to_be_visible()


def test_a_seat_that_was_left_is_played_by_a_bot_until_somebody_takes_it(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    table = open_table(ada, "Dualis", **ALONE)
    bo = open_page(table)
    sit_down(bo, 1, "Bo")
    deal(ada)
    expect(bo.locator("[data-card]")).to_have_count(9)
    bo.get_by_role("button", name="Table menu").click()
    bo.get_by_role("button", name="Leave the table").click()
    bo.get_by_role("button", name="Leave the table").click()
    expect(bo.get_by_role("heading", name="Five games")).to_be_visible()
    expect(ada.get_by_role("region", name="Bo")).to_be_hidden()
    expect(ada.get_by_role("region", name="Mira")).to_contain_text("a bot is playing")
    bo.goto(table)
    bo.get_by_role("button", name="Sit here").click()
    expect(bo.locator("[data-card]").first).to_be_visible()
    expect(ada.get_by_role("region", name="Mira")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_is_never_called_by_their_own_name(
    devices: Devices, server: TableServer, game: str
) -> None:
    names = (OWN_NAME, "Bo", "Cleo")[: installed_games[game].seat_counts[0]]
    first, *rest = updates(game, names, 0, seed=1)
    with staged(devices, server.address, "desktop", DESKTOP) as stage:
        stage.table(table(game, names, "playing", first["match"]))
        beats = stage.match([first, *rest])
        next(beats)
        stage.page.get_by_role("button", name="Match log").click()
        log = stage.page.get_by_role("complementary", name="Match log")
        told = log.get_by_text(re.compile(r"\b[Yy]ou\b"))
        assert any(told.count() for _ in beats)
        assert OWN_NAME not in stage.page.locator("body").inner_text()


def test_a_table_left_open_is_found_again_on_the_shelf(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis", **ALONE)
    deal(page)
    expect(page.locator("[data-card]")).to_have_count(9)
    home_of(page, server)
    page.get_by_role("link", name="Go back to Dualis").click()
    expect(page.locator("[data-card]").first).to_be_visible()


def test_a_public_table_is_open_to_everybody(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    address = open_table(ada, "Dualis")
    switch(ada, "Show in the list of open rooms", on=True)
    stranger = open_page()
    listed = stranger.get_by_role("link", name=re.compile("Dualis.*free seats"))
    listed.and_(stranger.locator(f'[href$="{address[address.index("/t/") :]}"]')).click()
    expect(stranger.get_by_role("button", name="Join")).to_be_visible()


def test_a_listed_room_invites_everybody_even_where_no_seat_is_free_bug(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    address = open_table(ada, "UNO Duo")
    switch(ada, "Show in the list of open rooms", on=True)
    sit_down(open_page(address), 1, "Bo")
    stranger = open_page()
    listed = stranger.get_by_role("link", name=re.compile("UNO Duo.*join"))
    listed.and_(stranger.locator(f'[href$="{address[address.index("/t/") :]}"]')).click()
    expect(stranger.get_by_role("button", name="Join")).to_be_visible()


PLACES = """() => new Promise(told => new MutationObserver(() => {
  const drawer = document.querySelector("aside");
  if (!drawer) return;
  const place = drawer.getBoundingClientRect().right;
  document.getAnimations().forEach(motion => motion.finish());
  told([place, drawer.getBoundingClientRect().right]);
}).observe(document.body, { childList: true, subtree: true }))"""
"""Where a drawer begins and where it ends up, once one comes."""


def test_a_drawer_stands_where_it_belongs_at_once_where_nothing_may_move_bug(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis")
    page.evaluate(f"void (window.places = ({PLACES})())")
    page.get_by_role("button", name="Table menu").click()
    begins, ends = page.evaluate("window.places")
    assert begins == ends


def test_sound_is_off_until_asked_for(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis")
    page.get_by_role("button", name="Table menu").click()
    switch = page.get_by_role("switch", name="Sound")
    expect(switch).not_to_be_checked()
    switch.check()
    assert page.evaluate("localStorage.getItem('twofold.sound')") == "on"


def test_the_theme_can_be_chosen(open_page: OpenPage) -> None:
    page = open_page(NOTHING, theme="light")
    open_table(page, "Dualis")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Theme").select_option("dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
