"""A phone held sideways: what is asked stays in sight, the rest is scrolled to."""

import pytest

from tests.browser.conftest import OpenPage, screenshot
from tests.browser.tables import play_bots, until_asked
from tests.browser.tapping import at_rest, place_of
from tests.browser.test_every_page import GAMES, violations
from twofold.engine import installed_games

SIDEWAYS = (640, 360)
FITTING = {"dualis", "duet", "duple"}
"""Where nothing may be scrolled away."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_played_on_a_phone_held_sideways(open_page: OpenPage, game: str) -> None:
    page = open_page(size=SIDEWAYS)
    play_bots(page, installed_games[game].name)
    until_asked(page)
    at_rest(page)
    screenshot(page, f"{game}-sideways-light")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIDEWAYS[0]
    main, bar = page.locator("main"), page.locator(".bar")
    hidden = main.evaluate("main => main.scrollHeight - main.clientHeight")
    assert (hidden > 0) == (game not in FITTING)
    for scrolled in (0, hidden / 2, hidden):
        main.evaluate("(main, scrolled) => main.scrollTo(0, scrolled)", scrolled)
        place = place_of(bar)
        assert place["y"] + place["height"] == SIDEWAYS[1]
    screenshot(page, f"{game}-sideways-scrolled-light")
    assert violations(page) == []
