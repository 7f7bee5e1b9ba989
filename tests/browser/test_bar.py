"""The action bar under every prompt of a whole match: as high as ever, nothing cut off, in both languages."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from tests.amounts import amount, some
from tests.browser.conftest import PHONE, OpenPage, TableServer, screenshot
from tests.browser.devices import NOTHING
from tests.browser.games import GAMES
from tests.browser.tapping import at_rest
from tests.server.shown import table_shown
from tools.web_fixtures import update
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import installed_games
from twofold.server.protocol.http import SeatShown
from twofold.server.protocol.ws import PROTOCOL, Welcome

NAMES = ("Maximiliane Oberwald", "Bartholomew the Brave", "Konstantin", "Wilhelmine Sophie")
LANGUAGES = ("en", "de")
SEED = 5
MOST_STEPS = amount(60, 300)

NO_SERVER = """
window.WebSocket = class {
  constructor() {
    window.line = this;
    setTimeout(() => this.onopen());
  }
  send(text) {
    if (JSON.parse(text).type === "hello") for (const data of GREETING) this.onmessage({ data });
  }
  close() {}
};
"""
"""A connection that says what the test wants it to say."""

MEASURE = """async steps => {
  const soon = () => new Promise(done => setTimeout(done));
  const bar = document.querySelector(".bar"), words = bar.querySelector(".words");
  const measured = {};
  for (const step of steps) {
    window.line.onmessage({ data: JSON.stringify(step) });
    await soon();
    const key = `${bar.querySelector(".prompt").textContent} | ${bar.querySelector(".buttons").textContent}`;
    if (key in measured) continue;
    await new Promise(requestAnimationFrame);
    await soon();
    const cut = [words, bar.querySelector(".last")].some(
      part => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth);
    const outside = [...bar.querySelectorAll(".buttons > *")].some(
      button => button.getBoundingClientRect().right > innerWidth);
    const { top, bottom } = bar.getBoundingClientRect();
    measured[key] = { top, bottom, cut: cut || outside };
  }
  return measured;
}"""
"""Shows a match step by step, and measures the bar whenever it says or offers something new."""


def whole_match(game: str, seats: int) -> list[dict[str, Any]]:
    """What the first player is shown of a match among players who do whatever is allowed."""
    match = Match.new(game, NAMES[:seats], seed=SEED)
    bots = [make_bot(match.game, "random") for _ in range(seats)]
    steps = [update(match, 0, -1, ())]
    for number, _ in enumerate(play_out(match, bots, Random(SEED)), 1):
        if number > MOST_STEPS:
            break
        steps.append(update(match, 0, -1, ()))
    return steps


def welcome(game: str, seats: int) -> str:
    """The welcome to a table where everybody is there."""
    chairs = tuple(SeatShown("human", name, present=True) for name in NAMES[:seats])
    shown = table_shown(game=game, phase="playing", seats=chairs, running=True)
    return msgspec.json.encode(Welcome(PROTOCOL, 0, True, shown, ())).decode()


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_keeps_its_place_and_says_everything(
    open_page: OpenPage, server: TableServer, game: str
) -> None:
    seats = min(len(NAMES), max(installed_games[game].seat_counts))
    steps = whole_match(game, seats)
    greeting = json.dumps([welcome(game, seats), json.dumps(steps[0])])
    page = open_page(NOTHING, size=PHONE, script=NO_SERVER.replace("GREETING", greeting))
    for language in languages(game):
        page.evaluate("language => localStorage.setItem('twofold.language', language)", language)
        page.goto(f"{server.address}/t/id")
        keeps_its_place(page, steps, f"{game}-bar-{language}-phone-light")


def languages(game: str) -> Sequence[str]:
    """What is spoken at the table of a game: on a change one language, and every language at some table."""
    return some(LANGUAGES if GAMES.index(game) % 2 else LANGUAGES[::-1], 1)


def keeps_its_place(page: Page, steps: list[dict[str, Any]], name: str) -> None:
    """Show a match to a page, and measure its bar."""
    page.locator(".bar").wait_for()
    at_rest(page)
    measured = page.evaluate(MEASURE, steps)
    at_rest(page)
    screenshot(page, name)
    assert len(measured) > 3, name
    assert [said for said, bar in measured.items() if bar["cut"]] == [], name
    assert {bar["bottom"] for bar in measured.values()} == {PHONE[1]}, name
    assert len({bar["top"] for bar in measured.values()}) == 1, name
