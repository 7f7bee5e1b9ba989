"""The measure of the pseudo-language finds each kind of fault, and none where there is none."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PHONE
from tests.browser.pseudo import problems

LINE = "position: absolute; inset-inline-start: 20px; inset-block-start: 20px; font: 16px/1.2 sans-serif"
CARD = "position: absolute; inset: 10px; background: white"
NARROW = "width: 60px; overflow: hidden"
CUT = "cut off by body > p: ⟦much too long⟧ (body > p)"

FAULTS = {
    "<p>Stands here</p>": "in the code: Stands here",
    "<p>⟦Bids⟧ of two</p>": "in the code: ⟦Bids⟧ of two",
    "<button aria-label='Play'>⟦Plays⟧</button>": "in the code: Play",
    f"<p style='{NARROW}; white-space: nowrap'>⟦much too long⟧</p>": CUT,
    f"<p style='{NARROW}; white-space: nowrap; text-overflow: ellipsis'>⟦much too long⟧</p>": CUT,
    f"<p style='{NARROW}; height: 20px'>⟦much too long⟧</p>": CUT,
    "<p style='position: fixed; right: -20px; top: 0'>⟦at the edge⟧</p>": (
        "outside the screen: ⟦at the edge⟧ (body > p)"
    ),
    f"<p style='{LINE}'>⟦here⟧</p><div class=lid style='{CARD}'></div>": (
        "⟦here⟧ (body > p) lies under body > div.lid"
    ),
    f"<i style='{LINE}'>⟦one⟧</i><b style='{LINE}'>⟦other⟧</b>": (
        "⟦one⟧ (body > i) crosses ⟦other⟧ (body > b)"
    ),
    "<p style='width: 500px'>⟦wide⟧</p>": "the page scrolls sideways",
}
"""Small pages, and what is wrong with each."""

SOUND = """<h1>⟦Dualis⟧ Ada</h1><p>⟦one, with ⟦another⟧ in it⟧</p><p>12 : 7</p>
<div style='height: 20px; overflow-y: auto'><p>⟦first⟧</p><p>⟦what can be scrolled to⟧</p></div>
<p style='clip-path: inset(50%); position: absolute'>⟦only read out⟧</p><p hidden>Not shown</p>"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """An empty page of a phone."""
    with browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}) as context:
        yield context.new_page()


@pytest.mark.parametrize("small", FAULTS)
def test_a_fault_is_found(page: Page, small: str) -> None:
    page.set_content(f"<!doctype html><title>⟦T⟧</title>{small}")
    assert problems(page) == [FAULTS[small]]


def test_nothing_is_found_where_all_can_be_read(page: Page) -> None:
    page.set_content(f"<!doctype html><title>⟦T⟧</title>{SOUND}")
    assert problems(page) == []
