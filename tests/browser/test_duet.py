"""Duet in real browsers, on a real server."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.amounts import some
from tests.browser import tables
from tests.browser.conftest import DESKTOP, PHONE, OpenPage, screenshot
from tests.browser.devices import NOTHING
from tests.browser.doors import come_in
from tests.browser.games.duet import LIVE_ROW, OWN_ROW, TRAY, faces, key_of, lay, move, move_by_touch
from tests.browser.tables import deal, is_over, lose_connection, play_bots, play_until, sit_down
from tests.browser.tapping import place_of
from tests.browser.test_duet_layout import crowded
from tests.browser.test_every_page import violations
from twofold.engine import installed_games
from twofold.engine.lesson import Lesson, read_lesson

FAST = 180
FEWEST_ROUNDS = 5
START = "Start the beat"
TAPS = 8
COUNTS = 4
TABLET = (820, 1180)
LESSON: Lesson[Any] = read_lesson(installed_games["duet"])


def open_table(page: Page, strict: bool = False) -> str:
    """Open a table of Duet for friends; gives its address."""
    options = {"Tempo": str(FAST), "Round limit": str(FEWEST_ROUNDS)}
    if strict:
        assert installed_games["duet"].options().strict_beat
    else:
        options["Strict beat"] = "off"
    return tables.open_table(page, "Duet", **options)


def pair(open_page: OpenPage, size: tuple[int, int] = DESKTOP, theme: str = "light") -> tuple[Page, Page]:
    """Two people at a table; the first to lay comes first."""
    ada = open_page(NOTHING, size=size, theme=theme)
    bo = open_page(NOTHING, size=size, theme=theme)
    come_in(bo, open_table(ada), "Bo")
    deal(ada)
    for page in (ada, bo):
        page.locator(OWN_ROW).wait_for()
    return (ada, bo) if page_lays(ada) else (bo, ada)


def page_lays(page: Page) -> bool:
    """Whether it is this page's player who lays."""
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text(re.compile("Lay cards|is laying a row"))
    return "Lay cards" in prompt.inner_text()


def perform(page: Page, row: list[int]) -> Iterator[int]:
    """Flip a row of one's own, each card up and down; yields while each card is up."""
    for number in sorted(row):
        place = str(row.index(number) + 1)
        key = key_of(int(place), len(row))
        page.keyboard.press(key)
        expect(page.get_by_role("button", name=f"Place {place}: {number} is up")).to_be_visible()
        yield number
        page.keyboard.press(key)
        expect(page.locator(f"{OWN_ROW} button[aria-label*='is up']")).to_have_count(0)


HEAR = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.heard.push(at);
    return start.call(this, at);
  };
}"""
"""Notes when each tone sounds."""

NEXT_BEAT = """() => new Promise(done => {
  const lit = () => [...document.querySelectorAll('.beat .count')].findIndex(one => one.matches('.lit'));
  const before = lit();
  (function look() {
    if (lit() === before && document.querySelector('.live')) requestAnimationFrame(look);
    else done();
  })();
})"""
"""Waits for the next beat, or for the end of the song."""

Flipping = Callable[[Page, int], None]


def flip_by_key(page: Page, place: int) -> None:
    """Flip a card of four with the key that is drawn under it."""
    page.keyboard.press(key_of(place, 4))


def flip_by_touch(page: Page, place: int) -> None:
    """Flip a card with a finger, without looking twice: the beat does not wait."""
    x, y = (
        page.locator(f"{OWN_ROW} button")
        .nth(place - 1)
        .evaluate("card => (({x, y, width}) => [x + width / 2, y + width / 2])(card.getBoundingClientRect())")
    )
    page.touchscreen.tap(x, y)


def sing(page: Page, flip: Flipping) -> int:
    """Flip 1 2 3 4 as they lie, each card up and down, one on a beat, until it is over; gives how many."""
    places = [place for place in range(1, 5) for _ in range(2)]
    for sung, place in enumerate(places):
        page.evaluate(NEXT_BEAT)
        if not page.locator(LIVE_ROW).is_visible():
            return sung
        flip(page, place)
        expect(page.locator(".hit").or_(page.locator(f"{OWN_ROW}:not(.live)")).first).to_be_visible()
    return len(places)


def test_a_whole_match_by_keys_and_by_touch_with_sound_and_without(open_page: OpenPage) -> None:
    """The beat is strict. Both sing with sound until each has sung, and play on without it to the end."""
    ada = open_page(NOTHING)
    bo = open_page(open_table(ada, strict=True), size=PHONE, touch=True)
    sit_down(bo, 1, "Bo")
    deal(ada)
    hands = {ada: (move, flip_by_key), bo: (move_by_touch, flip_by_touch)}
    flips = dict.fromkeys(product(hands, ("on", "off")), 0)

    def singing(page: Page) -> bool:
        moving, flip = hands[page]
        if page.locator(LIVE_ROW).is_visible():
            flips[page, "on"] += sing(page, flip)
            return True
        return moving(page)

    def faulty(page: Page) -> bool:
        live = page.locator(LIVE_ROW).is_visible()
        moved = hands[page][0](page)
        flips[page, "off"] += live and moved
        return moved

    for page in hands:
        page.evaluate(HEAR)
        page.get_by_role("button", name="Play with sound?").click()
        page.get_by_role("button", name="Turn sound on", exact=True).click()
    play_until(lambda: all(flips[page, "on"] for page in hands), singing, *hands)
    for page in hands:
        assert page.evaluate("window.heard.length") > flips[page, "on"]
        page.evaluate("localStorage.setItem('twofold.sound', 'off'); window.heard.length = 0")
    play_until(lambda: all(map(is_over, hands)), faulty, *hands)
    assert all(flips.values())
    for page in hands:
        assert page.evaluate("window.heard") == []
        expect(page.get_by_role("table")).to_contain_text("Points")
        expect(page.get_by_role("table")).to_contain_text("Remembered")
        expect(page.get_by_text(re.compile("kept time"))).to_be_visible()
        screenshot(page, f"duet-result-{'keys' if page == ada else 'touch'}")


def test_a_bot_sings_to_the_beat_and_hurries_nobody(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page)
    deal(page)
    page.locator(OWN_ROW).wait_for()
    sung = page.locator(".past li").filter(has_text="Otto")
    play_until(sung.is_visible, move, page)
    expect(sung.get_by_role("img")).to_have_accessible_name(re.compile("of [1-9]+ flips in time"))
    expect(page.locator(".standing .left")).to_be_empty()


@pytest.mark.parametrize(("size", "theme"), some([(PHONE, "dark"), (DESKTOP, "light")], 1))
def test_a_song_is_called_and_answered(open_page: OpenPage, size: tuple[int, int], theme: str) -> None:
    """Nothing in either page betrays a card that is face down; afterwards all are turned up."""
    caller, responder = pair(open_page, size, theme)
    name = f"{'phone' if size == PHONE else 'desktop'}-{theme}"
    row = [3, 1, 4, 2]
    screenshot(caller, f"duet-lay-{name}")
    lay(caller, row)
    assert faces(caller) == faces(responder) == []
    responder.get_by_role("button", name=START).click()
    caller.locator(LIVE_ROW).wait_for()
    for number in perform(caller, row):
        responder.get_by_text(f"Place {row.index(number) + 1}: {number} is up").wait_for()
        assert faces(caller) == faces(responder) == [str(number)]
        if number == 2:
            screenshot(responder, f"duet-watch-{name}")
    expect(responder.locator(TRAY)).to_be_visible()
    assert faces(caller) == []
    screenshot(responder, f"duet-answer-{name}")
    lay(responder, row)
    caller.get_by_role("button", name=START).click()
    responder.locator(LIVE_ROW).wait_for()
    for number in perform(responder, row):
        if number == 4:
            screenshot(responder, f"duet-perform-{name}")
    expect(responder.locator(".recalled")).to_contain_text("The rows match")
    expect(responder.get_by_role("list", name="Timing, beat by beat")).to_be_visible()
    assert violations(responder) == violations(caller) == []
    assert [*crowded(responder, {name: size})] == []
    screenshot(responder, f"duet-timing-{name}")


def test_no_frame_tells_of_a_card_that_is_face_down(open_page: OpenPage) -> None:
    caller, responder = pair(open_page)
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    responder.on("websocket", listen)
    responder.reload()
    responder.locator(OWN_ROW).wait_for()
    row = [2, 4, 1, 3]
    lay(caller, row)
    responder.get_by_role("button", name=START).click()
    caller.locator(LIVE_ROW).wait_for()
    for _ in perform(caller, row):
        pass
    expect(responder.locator(TRAY)).to_be_visible()
    updates = [frame["view"] for frame in frames if frame["type"] == "update"]
    assert len(updates) >= 2 * len(row)
    for view in updates:
        up = [[card for card in shown if isinstance(card, int)] for shown in view["rows"]]
        assert len(up[view["performer"]]) == view["raised"] - view["lowered"]
        assert up[1 - view["performer"]] == []


def test_a_break_in_the_middle_of_a_song_is_mended(open_page: OpenPage) -> None:
    caller, responder = pair(open_page)
    row = [1, 2, 3, 4]
    lay(caller, row)
    responder.get_by_role("button", name=START).click()
    caller.locator(LIVE_ROW).wait_for()
    song = perform(caller, row)
    next(song)
    lose_connection(caller)
    assert faces(caller) == ["1"]
    for _ in song:
        pass
    expect(responder.locator(TRAY)).to_be_visible()


def test_cards_are_laid_by_tapping_and_dragging(open_page: OpenPage) -> None:
    caller, _ = pair(open_page)
    caller.get_by_role("button", name="Lay 3").click()
    card = place_of(caller.get_by_role("button", name="Lay 1"))
    place = place_of(caller.locator("[data-slot='3']"))
    caller.mouse.move(card["x"] + 30, card["y"] + 30)
    caller.mouse.down()
    caller.mouse.move(place["x"] + 40, place["y"] + 40, steps=6)
    caller.mouse.up()
    laid = caller.locator("[data-slot]").evaluate_all(
        "all => all.map(one => one.textContent.trim()[0] ?? '')"
    )
    assert laid[0] == "3"
    assert laid[3] == "1"
    expect(caller.locator(f"{OWN_ROW} [aria-label='Take 1 back']")).to_have_count(1)


def test_a_refusal_names_the_rule(open_page: OpenPage) -> None:
    caller, _ = pair(open_page)
    lay(caller, [1, 2, 3, 4])
    caller.keyboard.press("f")
    expect(caller.get_by_role("alert").filter(has_text="Wait for the beat")).to_be_visible()
    caller.get_by_role("button", name="Read rule DUET-4").click()
    expect(caller.locator("#DUET-4").first).to_be_in_viewport()


def test_the_table_fits_a_phone_and_nothing_jumps(open_page: OpenPage) -> None:
    caller, responder = pair(open_page, PHONE)
    bar = place_of(caller.locator(".bar"))
    assert bar["y"] + bar["height"] == PHONE[1]
    lay(caller, [4, 3, 2, 1])
    move(responder)
    caller.locator(LIVE_ROW).wait_for()
    for page in (caller, responder):
        assert place_of(page.locator(".bar")) == bar
        main = page.evaluate(
            "(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))"
        )
        assert main == 0
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def tap_along(page: Page) -> None:
    """Tap eight times, each time that a count lights up; the first bar counts in."""
    page.get_by_role("button", name="Start", exact=True).press("Enter")
    pad = page.get_by_role("button", name="Tap here on every beat")
    for beat in range(COUNTS, COUNTS + TAPS):
        on_count(page, (beat - 1) % COUNTS + 1, ".calibration")
        pad.press("Enter")


def test_the_beat_is_calibrated_by_tapping_along(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=PHONE)
    play_bots(page, "Duet")
    page.get_by_role("button", name="Timing").click()
    found = page.get_by_text(re.compile(r"The beat now comes \d+ ms (earlier|later) for you"))
    while not found.is_visible():  # a busy machine may tap unevenly, and is then asked to do so once more
        tap_along(page)
    assert int(page.evaluate("localStorage.getItem('twofold.duet.latency')")) != 0
    screenshot(page, "duet-calibration-phone-light")
    assert violations(page) == []


LIT = "([where, count]) => document.querySelectorAll(`${where} .count`)[count - 1]?.classList.contains('lit')"


def on_count(page: Page, count: int, where: str = ".beat") -> None:
    """Wait for a count of the bar; it is looked for in every frame, because it does not last."""
    page.wait_for_function(LIT, arg=[where, count])


def test_the_beat_is_heard_once_sound_is_asked_for(open_page: OpenPage) -> None:
    caller, responder = pair(open_page)
    lay(caller, [1, 2, 3, 4])
    for page in (caller, responder):
        page.evaluate(HEAR)
    caller.evaluate("localStorage.setItem('twofold.sound', 'on')")
    responder.get_by_role("button", name=START).click()
    caller.wait_for_function("() => window.heard.length >= 4")
    heard = caller.evaluate("window.heard")
    assert len(set(heard)) == len(heard)
    assert responder.evaluate("window.heard") == []
    expect(responder.locator(".pulse")).to_be_attached()


def test_spectators_see_what_both_see_and_nothing_more(open_page: OpenPage) -> None:
    caller, responder = pair(open_page)
    row = [2, 1, 4, 3]
    watching = open_page(caller.url)
    lay(caller, row)
    expect(watching.get_by_role("list", name="Bo’s row")).to_be_visible()
    responder.get_by_role("button", name=START).click()
    caller.locator(LIVE_ROW).wait_for()
    for number in perform(caller, row):
        watching.get_by_text(f"Place {row.index(number) + 1}: {number} is up").wait_for()
        assert faces(watching) == [str(number)]
    expect(watching.locator(OWN_ROW)).to_have_count(0)


def test_two_people_play_face_to_face_at_one_device(open_page: OpenPage) -> None:
    """One half stands on its head; each lays, starts the beat and flips on their own side."""
    page = open_page(NOTHING, size=TABLET, touch=True)
    open_table(page)
    page.get_by_role("button", name="Add a second player here").tap()
    page.get_by_role("button", name=re.compile("’s guest$")).tap()
    second = page.get_by_label("Name of the second player on this device")
    expect(second).to_have_value(re.compile("’s guest$"))
    second.fill("Bo")
    second.press("Tab")
    expect(page.get_by_role("list").get_by_role("button", name="Bo", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    deal(page)
    halves = [page.locator(".half:not(.above)"), page.locator(".half.facing")]
    expect(halves[1]).to_have_css("rotate", "180deg")
    expect(halves[1].get_by_role("region", name="Bo")).to_be_visible()
    expect(page.locator(".prompt").filter(has_text="Lay cards")).to_be_visible()
    singer = 0 if "Lay cards" in halves[0].locator(".prompt").inner_text() else 1
    expect(halves[1 - singer].locator(".prompt")).to_contain_text("look away")
    screenshot(page, "duet-face-to-face-laying")
    for seat in (singer, 1 - singer):
        own, other = halves[seat], halves[1 - seat]
        expect(own.locator(TRAY)).to_be_visible()
        for card in own.locator(f"{TRAY} button").all():
            card.tap()
        own.get_by_role("button", name="Lay", exact=True).tap()
        other.get_by_role("button", name=START).tap()
        expect(page.locator(".lane")).to_have_css("rotate", "180deg" if seat else "none")
        for place in range(4):
            card = own.locator(f"{LIVE_ROW} button").nth(place)
            card.tap()
            expect(card).to_have_attribute("aria-label", f"Place {place + 1}: {place + 1} is up")
            if place == 1:
                screenshot(page, "duet-face-to-face")
                assert violations(page) == []
            card.tap()
    expect(page.locator(".recalled")).to_contain_text("The rows match")
    page.get_by_role("button", name="Hear it again").tap()
    expect(page.get_by_role("region", name="The song")).to_be_visible()


def test_the_lesson_ends_with_a_round_that_the_learner_sings(open_page: OpenPage) -> None:
    page = open_page("/learn/duet")
    steps = LESSON.steps
    said = page.get_by_role("region", name="The lesson").get_by_role("status")
    for number, step in enumerate(steps):
        expect(said).to_contain_text(f"Step {number + 1} of {len(steps)}.")
        if step.round:
            break
        page.get_by_role("button", name="Show me" if step.asks else "Next").click()
    for card in page.locator(f"{TRAY} button").all():
        card.click()
    page.get_by_role("button", name="Lay", exact=True).click()
    expect(page.locator(LIVE_ROW)).to_be_visible()
    for place in range(4):
        card = page.locator(f"{LIVE_ROW} button").nth(place)
        page.keyboard.press(key_of(place + 1, 4))
        expect(card).to_have_attribute("aria-label", f"Place {place + 1}: {place + 1} is up")
        if place == 1:
            screenshot(page, "duet-lesson-sung")
        page.keyboard.press(key_of(place + 1, 4))
        if place < 3:
            expect(card).to_have_attribute("aria-label", f"Place {place + 1}: face down")
    page.get_by_role("button", name=START).click()
    expect(said).to_contain_text("A round is one point.")
    expect(page.locator("[data-lit=result]")).to_be_visible()
