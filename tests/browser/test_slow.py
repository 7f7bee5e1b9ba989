"""A device that is a few beats behind: what the others have left behind is not lost to it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, TableServer
from tests.browser.staging import Staged, staged
from tests.browser.stored import table, updates

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def another_game(phone: Staged) -> None:
    """The host puts another game on the table, for fewer people."""
    phone.table(table("uno-duo", ("Dan", "Cleo"), "gathering", None))


def another_match(phone: Staged) -> None:
    """The host deals again, and somebody else sits there."""
    first = next(updates("dualis", NAMES, 0, seed=2))
    phone.table(table("dualis", NAMES[::-1], "playing", "the next"))
    phone.say({**first, "match": "the next", "since": -1})


@pytest.mark.parametrize(
    ("going_on", "way"), [(another_game, "To the room"), (another_match, "To the table")]
)
def test_the_result_stays_for_a_slow_device_when_the_others_go_on_bug(
    browser: Browser, server: TableServer, going_on: Callable[[Staged], None], way: str
) -> None:
    *_, before, end = updates("dualis", NAMES, 0, seed=1)
    winner = NAMES[end["outcome"]["winners"][0]]
    with staged(browser, server.address, "phone", PHONE) as phone:
        phone.table(table("dualis", NAMES, "playing", end["match"]))
        beats = phone.match([before, end])
        next(beats)
        assert not phone.page.evaluate("window.settled()")
        going_on(phone)
        expect(phone.page.locator("#result-title")).to_contain_text("You" if winner == "Ada" else winner)
        phone.page.get_by_role("button", name=way).click()
        expect(phone.page.locator("#result-title")).to_have_count(0)
