"""Duet with all eight cards and the widest names, on every screen: nothing overlaps, nothing is cut off."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.amounts import some
from tests.browser import stored
from tests.browser.conftest import DESKTOP, PHONE, SCREEN, OpenPage, TableServer
from tests.browser.devices import Devices
from tests.browser.games.duet import OWN_ROW
from tests.browser.staging import DEVICES, staged
from tests.browser.tables import play_bots
from tests.browser.tapping import at_rest

SIDEWAYS = (844, 390)
SIZES = {"phone": PHONE, "sideways": SIDEWAYS, "desktop": DESKTOP, "screen": SCREEN}
ROOM = {"small television": (1280, 720), "large television": SCREEN}
WIDEST = "WM" * 10
EIGHT = Path(__file__).parents[2] / "web/src/games/duet/fixtures/eight.json"
"""The last round of a match with eight cards, as its Caller was told of it."""

TELL = """messages => {
  const socket = window.sockets.at(-1);
  for (const message of messages)
    socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
}"""
"""What a server might say."""

CROWDED = """() => {
  const [main, table] = ["main", ".duet"].map(part => document.querySelector(part));
  const name = part => `${part.className} ${part.textContent.trim().slice(0, 20)}`;
  const solid = [...table.querySelectorAll(
    ".slot, .seat, .hands, .standing, .road, .below, section, .past, .recalled, .again, .tray button, .bar"
  )].filter(part => part.checkVisibility()).map(part => [part, part.getBoundingClientRect()]);
  const around = main.getBoundingClientRect();
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const cut = solid.filter(([, box]) =>
    across(box, around) < box.width - 1 || down(box, around) < box.height - 1);
  const over = solid.flatMap(([one, a], index) => solid.slice(index + 1)
    .filter(([other, b]) => !one.contains(other) && !other.contains(one))
    .filter(([, b]) => across(a, b) > 1 && down(a, b) > 1)
    .map(([other]) => `${name(one)} | ${name(other)}`));
  const scrolled = main.scrollHeight - main.clientHeight + main.scrollWidth - main.clientWidth;
  return [...cut.map(([part]) => `cut off: ${name(part)}`), ...over, ...(scrolled ? ["scrolled"] : [])];
}"""
"""The parts of the table that lie over each other or reach beyond it."""


def moments() -> Iterator[tuple[str, dict[str, Any]]]:
    """What may be on the table: you perform, you watch, all cards are turned up, you lay."""
    _, performing, _, watching, _, over = json.loads(EIGHT.read_text())["updates"]
    yield "performing", performing
    yield "watching", watching
    yield "over", over
    view = over["view"] | {
        "phase": "laying",
        "round": over["view"]["round"] + 1,
        "performer": 0,
        "rows": [[], []],
    }
    yield "laying", over | {"view": view, "choices": [{"type": "form"}]}


def table_told(page: Page) -> list[dict[str, Any]]:
    """What the server says about the table, as it comes."""
    told: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if "table" in message:
            told.append(message["table"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return told


def crowded(page: Page, sizes: Mapping[str, tuple[int, int]] = SIZES) -> Iterator[str]:
    """Whatever is in the way of something, on any of these screens."""
    for size, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        yield from (f"{size}: {found}" for found in page.evaluate(CROWDED))


def tell(page: Page, table: dict[str, Any], number: int, update: dict[str, Any]) -> None:
    """The table as if this had happened at it, between people of the widest names."""
    seats = [seat | {"kind": "human", "name": WIDEST} for seat in table["seats"]]
    news = update | {"number": number, "since": -1, "match": table["match"], "outcome": None}
    page.evaluate(TELL, [{"type": "table", "table": table | {"seats": seats}, "now": 0}, news])


def test_eight_cards_and_the_widest_names_fit_every_screen(open_page: OpenPage) -> None:
    page = open_page()
    told = table_told(page)
    play_bots(page, "Duet")
    page.locator(OWN_ROW).wait_for()
    found: dict[str, list[str]] = {}
    for number, (moment, update) in enumerate(moments(), start=1000):
        tell(page, told[-1], number, update)
        found[moment] = [*crowded(page)]
    page.get_by_role("button", name="Hear it again").click()
    page.get_by_role("button", name="Pause the song").click()
    found["once more"] = [*crowded(page)]
    page.goto(f"{page.url}/screen")
    page.locator(".duet").wait_for()
    for number, (moment, update) in enumerate(moments(), start=2000):
        tell(page, told[-1], number, update)
        found[f"in a room, {moment}"] = [*crowded(page, ROOM)]
    assert not any(found.values()), found


COVERED = """sign => {
  const number = sign.parentElement.querySelector(".front text");
  if (!number) return false;
  const [one, line] = [sign, number].map(part => part.getBoundingClientRect());
  const ink = { top: line.top + line.height * 0.2, bottom: line.bottom - line.height * 0.2 };
  return Math.min(one.right, line.right) - Math.max(one.left, line.left) > 1
    && Math.min(one.bottom, ink.bottom) - Math.max(one.top, ink.top) > 1;
}"""
"""Whether a sign lies on the number of its card."""


OVERFLOWING = """seats => seats
  .filter(seat => seat.scrollWidth > seat.clientWidth)
  .map(seat => seat.innerText)"""
"""The seats that are too narrow for what is said in them."""


def test_a_replay_on_a_phone_held_sideways_shows_ones_own_row_whole_bug(open_page: OpenPage) -> None:
    told: Any = msgspec.to_builtins(stored.replay("duet", ("Ada", "Bo")))
    page = open_page(size=SIDEWAYS)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=json.dumps(told)))
    page.goto(f"{page.url}replay/told")
    page.get_by_label("View").wait_for()
    for key in ("Home", *["ArrowRight"] * 4, "End"):
        page.keyboard.press(key)
        assert [*crowded(page, {"sideways": SIDEWAYS})] == []


BELOW_ONES_OWN = """() => {
  const own = [...document.querySelectorAll(".half")].at(-1);
  const controls = document.querySelector(".controls");
  return controls.getBoundingClientRect().top - own.getBoundingClientRect().bottom;
}"""
"""How much room there is between one's own row and what a replay is steered with."""


def test_a_replay_on_a_phone_never_has_its_controls_on_ones_own_row_bug(open_page: OpenPage) -> None:
    """However much there is to tell of a step: where a round ends and the next begins it is most."""
    told: Any = msgspec.to_builtins(stored.replay("duet", ("Ada", "Bo")))
    page = open_page(size=PHONE)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=json.dumps(told)))
    page.goto(f"{page.url}replay/told")
    slider = page.get_by_label("Step of the match")
    ends = [
        step
        for step, happened in enumerate(told["steps"])
        if any(event["type"] == "round_scored" for event in happened["events"])
    ]
    for step in ends:
        slider.fill(str(step))
        at_rest(page)
        assert page.evaluate(BELOW_ONES_OWN) >= -1


def test_points_and_hands_of_both_are_seen_on_a_phone_held_sideways_bug(
    devices: Devices, server: TableServer
) -> None:
    names = ("Ada", "Bo")
    with staged(devices, server.address, "sideways", SIDEWAYS) as stage:
        stage.table(stored.table("duet", names, "playing", "match"))
        for moment in stored.moments("duet", names, 0)[:-1]:
            for _ in stage.pictures(moment):
                expect(stage.page.locator(".seat .role strong")).to_have_text([re.compile("point")] * 2)
                assert all(part.is_visible() for part in stage.page.locator(".seat .role strong").all())
                assert stage.page.locator(".seat").evaluate_all(OVERFLOWING) == []
                assert [hands.is_visible() for hands in stage.page.locator(".hands").all()] == [True] * 2
                assert [*crowded(stage.page, {"sideways": SIDEWAYS})] == []


def is_compared(moment: stored.Moment) -> bool:
    """Whether cards are turned up and get their signs."""
    return any(event["type"] == "round_scored" for event in moment.after["events"])


@pytest.mark.parametrize("device", some([*DEVICES], 2))
def test_no_sign_lies_on_the_number_of_its_card_bug(
    devices: Devices, server: TableServer, device: str
) -> None:
    names = ("Ada", "Bo")
    signs: Counter[str] = Counter()
    for you in (0, 1):
        with staged(devices, server.address, device, DEVICES[device][-1], you=you) as stage:
            stage.table(stored.table("duet", names, "playing", "match"))
            for moment in filter(is_compared, stored.moments("duet", names, stage.you or 0)):
                for _ in stage.pictures(moment):
                    for sign in stage.page.locator(".slot .sign").all():
                        signs[sign.inner_text()] += 1
                        assert not sign.evaluate(COVERED)
    assert signs.keys() == {"✕", "=", "≠"}


def test_the_stored_match_has_every_way_a_round_ends() -> None:
    parts = {part for moment in stored.moments("duet", ("Ada", "Bo")) for part in moment.parts}
    ends = ("equal", "different", "out_of_sequence", "off_beat")
    assert parts >= {f"after round_scored, {end}" for end in ends}
    assert "performing with taps" in parts
