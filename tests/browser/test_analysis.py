"""An expert goes through a finished match, in a real browser."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, analysed
from tests.browser.test_every_page import examine


@analysed
def test_a_match_is_analysed_by_the_keyboard_alone(match: str, open_page: OpenPage) -> None:
    page = open_page(f"/story/{match}")
    page.get_by_role("button", name="Analyse the match").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("columnheader", name="Accuracy")).to_be_visible(timeout=180_000)
    region = page.get_by_role("region", name="Match analysis")
    expect(region.locator(".players tbody tr")).to_have_count(4)
    expect(region.get_by_role("heading", name="Round 1")).to_be_visible()
    region.locator("summary").first.click()
    expect(region.get_by_role("columnheader", name="Chance before").first).to_be_visible()
    shown = region.locator(".moments img")
    expect(shown.first).to_be_visible()
    assert shown.count() == region.locator(".moments li").count()
    examine(page, "analysis")


@analysed
def test_whoever_comes_for_the_analysis_finds_it_begun(match: str, open_page: OpenPage) -> None:
    page = open_page(f"/story/{match}#analysis")
    region = page.get_by_role("region", name="Match analysis")
    progress = region.get_by_role("progressbar").or_(region.get_by_role("columnheader", name="Accuracy"))
    expect(progress.first).to_be_visible()
    expect(region.get_by_role("button", name="Analyse the match")).to_have_count(0)
