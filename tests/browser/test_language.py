"""The page speaks the reader's language, and another one when asked."""

import re

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import DEVICES, PHONE, OpenPage, TableServer, screenshot
from tests.browser.games import GAMES
from tests.browser.tables import wait_until
from tests.browser.test_every_page import resize, violations
from twofold.engine import installed_games
from twofold.server.api.catalogue import catalogue
from twofold.texts import Text
from twofold.texts.speech import Speech

GERMAN_HOME = "Fünf Spiele mit Freunden oder gegen Bots"
ENGLISH_HOME = "Five games to play with friends or bots"


def in_german(page: Page) -> None:
    """Ask for German on the home page."""
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name=GERMAN_HOME)).to_be_visible()


def speaks(page: Page) -> str:
    """The language that the page says it is in."""
    found: str = page.evaluate("document.documentElement.lang")
    return found


@pytest.mark.parametrize(
    ("locale", "title", "lang"), [("de-AT", GERMAN_HOME, "de"), ("zxx", ENGLISH_HOME, "en")]
)
def test_the_browser_says_which_language(
    browser: Browser, server: TableServer, locale: str, title: str, lang: str
) -> None:
    with browser.new_context(locale=locale) as context:
        page = context.new_page()
        page.goto(server.address)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert speaks(page) == lang


def test_another_language_is_chosen_and_kept(open_page: OpenPage) -> None:
    page = open_page()
    in_german(page)
    page.reload()
    expect(page.get_by_role("heading", name=GERMAN_HOME)).to_be_visible()
    assert speaks(page) == "de"
    page.get_by_role("button", name="Dualis gegen Bots spielen").click()
    page.get_by_role("button", name="Tischmenü").click()
    page.get_by_label("Sprache").select_option("English")
    expect(page.get_by_role("button", name="Table menu")).to_be_visible()
    assert speaks(page) == "en"


def test_the_texts_are_on_their_way_together_with_the_page_that_says_them(
    browser: Browser, server: TableServer
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/assets/en-*.js", hold)
        with page.expect_request("**/assets/App-*.js"):
            page.goto(server.address, wait_until="commit")
        wait_until(page, lambda: len(held) == 1)
        held[0].continue_()
        expect(page.get_by_role("heading", name=ENGLISH_HOME)).to_be_visible()


def test_every_variant_is_explained_in_german(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    in_german(page)
    page.get_by_role("button", name="Dualis mit Freunden spielen").click()
    for game in GAMES:
        chosen = page.get_by_role("button", name=f"{installed_games[game].name} auf den Tisch legen")
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name=re.compile("^Varianten")).click()
        drawer = page.get_by_role("complementary", name="Varianten")
        drawer.get_by_text("Alles andere").click()
        hints = drawer.locator(".field p")
        expect(hints.first).to_be_visible()
        shown = {" ".join(hint.split()) for hint in hints.all_inner_texts()}
        explained = explained_in_german(game)
        for_any_number = {hint for option, hint in explained.items() if option not in FOR_SOME[game]}
        assert for_any_number <= shown <= set(explained.values()), game
        assert violations(page) == [], game
        screenshot(page, f"{game}-variants-german-phone-light")
        page.keyboard.press("Escape")


FOR_SOME = {
    card.id: {name for name, option in card.options_schema["properties"].items() if "seats" in option}
    for card in catalogue().games
}
"""By game: the options that only so many players are offered."""


def explained_in_german(game: str) -> dict[str, str]:
    """By option: what the game's texts say of it, without the rule, which stands behind a sign."""
    names = [field.encode_name for field in msgspec.structs.fields(installed_games[game].options)]
    said = {name: Text(f"{game}/option-{name.replace('_', '-')}") for name in names}
    return {
        name: re.sub(r"\s*\([A-Z]+-\d+\)", "", Speech("de").form(text, "description"), count=1)
        for name, text in said.items()
    }


def test_a_lesson_is_held_in_german(open_page: OpenPage) -> None:
    page = open_page()
    in_german(page)
    page.get_by_role("link", name="Dualis Schritt für Schritt lernen").click()
    expect(page.get_by_role("region", name="Die Lektion")).to_contain_text("Willkommen bei Dualis")
    page.get_by_role("button", name="Weiter").click()
    expect(page.get_by_role("region", name="Die Lektion")).to_contain_text("fünf rote und fünf blaue")


def test_the_rules_are_read_in_german(open_page: OpenPage) -> None:
    page = open_page()
    in_german(page)
    page.get_by_role("button", name="Dualis gegen Bots spielen").click()
    page.get_by_role("button", name=re.compile("^Regeln")).click()
    expect(page.locator("article")).to_contain_text("Trumpf")
    expect(page.locator("article #DUALIS-5")).to_be_visible()


def test_the_german_home_fits_and_axe_finds_no_violation(open_page: OpenPage) -> None:
    page = open_page(theme="dark")
    in_german(page)
    expect(page.get_by_role("button", name="mit Freunden spielen").first).to_be_visible()
    for device in ("desktop", "phone"):
        resize(page, device)
        assert violations(page) == [], device
        assert page.evaluate("document.documentElement.scrollWidth") <= DEVICES[device][0]
        screenshot(page, f"home-german-{device}-dark")
