"""UNO Duo in real browsers, on a real server."""

import json
from typing import Any
from urllib.parse import urljoin

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.amounts import some
from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import DESKTOP, PHONE, OpenPage, TableServer, screenshot
from tests.browser.devices import NOTHING, Devices
from tests.browser.games.uno_duo import PICKER, PLAYABLE, UNO, move
from tests.browser.shifts import WATCH, shifts
from tests.browser.staging import DEVICES as STAGED
from tests.browser.staging import staged
from tests.browser.stored import WIDE, moments, replay, table
from tests.browser.tables import (
    deal,
    lose_connection,
    open_table,
    play_bots,
    play_to_the_end,
    play_until,
    sit_down,
    wait_until,
)
from tests.browser.tapping import at_rest, place_of, tap
from tests.browser.test_every_page import examine
from tests.browser.test_learn import return_to

NAME = "UNO Duo"
MY_DRAFT = ".draft button:enabled"
STEADY = (".bar", ".call")
SIDEWAYS = (844, 390)
LEAST_CARD = 60
"""Pixels that a card must be wide for its face to be read on a phone."""


def open_short_table(page: Page) -> str:
    """A table where the first round decides; gives its address."""
    return open_table(page, NAME, **{"Match ends at": "1"})


def draft(page: Page) -> None:
    """Pick seven cards; the first one unseen."""
    page.locator(MY_DRAFT).nth(1).click()
    for held in range(1, 7):
        expect(page.locator("[data-card]")).to_have_count(held)
        page.locator(MY_DRAFT).first.click()
    expect(page.locator(".draft")).to_be_hidden()


def pick_one(page: Page) -> None:
    """Pick the first card, and wait until the bot has picked one, too."""
    page.locator(MY_DRAFT).first.click()
    expect(page.locator("[data-card]")).to_have_count(1)
    page.locator(MY_DRAFT).first.wait_for()


def held(page: Page) -> list[str]:
    """The cards of the hand that the page shows."""
    cards: list[str] = page.locator("[data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    return cards


def drafts(page: Page) -> bool:
    """Whether it is this page's player who picks."""
    return page.locator(MY_DRAFT).count() > 0


def until_my_turn(page: Page) -> None:
    """After the draft: wait until something may be done with the hand."""
    page.locator(f".bar.active, {PLAYABLE}").first.wait_for()


@pytest.mark.parametrize("size", some([PHONE, DESKTOP], 1))
def test_a_whole_match_against_a_bot(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    open_short_table(page)
    deal(page)
    play_to_the_end("uno-duo", page)
    screenshot(page, f"uno-duo-result-{'phone' if size == PHONE else 'desktop'}-light")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".draft")).to_be_visible()


def test_hidden_cards_are_neither_in_the_page_nor_in_what_it_receives(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    bo = open_page(open_short_table(ada), size=PHONE)
    sit_down(bo, 1, "Bo")
    bo.on("websocket", listen)
    bo.reload()
    deal(ada)
    expect(bo.locator(".draft")).to_be_visible()
    play_to_the_end("uno-duo", ada, bo)
    updates = [frame for frame in frames if frame["type"] == "update" and frame["outcome"] is None]
    assert len(updates) > 14
    for update in updates:
        view = update["view"]
        assert view["hands"][0]["type"] == "hidden"
        assert view["draw_pile"]["type"] == "hidden"
        if view["phase"] == "draft" and view["turn"] == 0:
            assert view["looked_at"]["type"] == "hidden"
        assert all(event["seat"] == 1 for event in update["events"] if event["type"] == "cards_seen")


def test_the_other_players_cards_are_backs_in_the_page(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    bo = open_page(open_short_table(ada))
    sit_down(bo, 1, "Bo")
    deal(ada)
    expect(bo.locator(".draft")).to_be_visible()
    play_until(lambda: bool(held(ada)), move, ada, bo)
    assert ada.locator(".rival .front svg").count() == 0
    assert bo.locator(".rival .front svg").count() == 0
    wait_until(ada, lambda: drafts(ada) != drafts(bo))
    looking = ada if drafts(ada) else bo
    watching = bo if looking is ada else ada
    expect(looking.locator(".draft .front svg")).to_have_count(1)
    expect(watching.locator(".draft .front svg")).to_have_count(0)


def test_the_draft_is_a_choice_between_a_card_you_see_and_one_you_do_not(open_page: OpenPage) -> None:
    page = open_page()
    frames: list[dict[str, Any]] = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))
    )
    play_bots(page, NAME)
    draft(page)
    until_my_turn(page)
    views = [frame["view"] for frame in frames if frame["type"] == "update"]
    drafted = next(view for view in views if view["phase"] != "draft")
    assert len(drafted["hands"][drafted["viewer"]]) >= 7
    screenshot(page, "uno-duo-drafted-desktop-light")


def test_a_reloaded_page_and_a_mended_connection_are_back_in_the_hand(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    draft(page)
    until_my_turn(page)
    before = held(page)
    page.reload()
    until_my_turn(page)
    assert held(page) == before
    lose_connection(page)
    assert held(page) == before


def test_a_refusal_appears_where_it_was_tried_and_leads_to_its_rule(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    pick_one(page)
    tap(page.locator("[data-card]").first)
    expect(page.get_by_role("alert").filter(has_text="The draft is on")).to_be_visible()
    page.get_by_role("button", name="Read rule UNO-4").click()
    expect(page.locator("#UNO-4")).to_be_in_viewport()


def test_uno_called_for_nothing_is_answered_with_the_rule(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    page.locator(UNO).click()
    expect(page.get_by_role("alert").filter(has_text="You don’t have to say UNO now")).to_be_visible()


def test_the_table_fits_a_phone_and_nothing_jumps(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=PHONE)
    play_bots(page, NAME)
    page.locator(MY_DRAFT).first.wait_for()
    places = [place_of(page.locator(part)) for part in STEADY]
    assert places[0]["y"] + places[0]["height"] == PHONE[1]
    draft(page)
    for _ in range(4):
        until_my_turn(page)
        move(page)
        if page.locator(".summary").count():
            break
        assert [place_of(page.locator(part)) for part in STEADY] == places
    overflow = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert overflow == list(PHONE)
    assert (
        page.evaluate("(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))") == 0
    )


def test_a_phone_held_sideways_shows_the_draft_and_the_hand_without_scrolling(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=SIDEWAYS)
    play_bots(page, NAME)
    pick_one(page)
    bar = place_of(page.locator(".bar"))
    for card in (*page.locator(".draft .card").all(), page.locator("[data-card] .card")):
        place = place_of(card)
        assert place["width"] >= LEAST_CARD
        assert place["y"] + place["height"] <= bar["y"]
    assert page.locator("main").evaluate("main => main.scrollHeight - main.clientHeight") == 0
    screenshot(page, "uno-duo-draft-sideways-light")


def test_the_table_gives_way_to_a_panel_beside_it(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    page.locator(MY_DRAFT).first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("complementary")).to_be_visible()
    page.wait_for_function(
        "cards => [...document.querySelectorAll(cards)].every(card => card.clientWidth > 80)", arg=MY_DRAFT
    )
    screenshot(page, "uno-duo-beside-a-panel-light")


def test_a_round_is_begun_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    for count in range(1, 8):
        page.locator(MY_DRAFT).first.wait_for()
        press_until(page, "Tab", "; the next card is out of the draft")
        page.keyboard.press("Enter")
        if count < 7:
            expect(page.locator("[data-card]")).to_have_count(count)
    expect(page.locator(".draft")).to_be_hidden()
    until_my_turn(page)  # what is said while the bot plays comes too late
    page.keyboard.press("u")
    expect(page.get_by_role("alert").filter(has_text="UNO")).to_be_visible()


def press_until(page: Page, key: str, label: str) -> None:
    """Press a key until what is focused says this."""
    for _ in range(60):
        focused = page.evaluate("document.activeElement?.closest('button')?.textContent ?? ''")
        if label in focused:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{label!r} cannot be reached with {key}")


def test_spectators_see_backs_and_no_buttons(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    page.locator(MY_DRAFT).first.click()
    expect(page.locator("[data-card]")).to_have_count(1)
    watching = open_page(page.url)
    expect(watching.locator(".rival")).to_have_count(2)
    assert held(watching) == []
    expect(watching.locator(UNO)).to_have_count(0)
    expect(watching.locator(".rival .front svg")).to_have_count(0)


def test_axe_finds_no_violation_in_the_middle_of_a_round(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, NAME)
    draft(page)
    until_my_turn(page)
    if page.get_by_role("button", name="Memory aid").count():
        page.get_by_role("button", name="Memory aid").click()
    examine(page, "uno-duo-round", ("desktop", "phone"))


every_device = pytest.mark.parametrize(
    ("device", "size"), [("phone", PHONE), ("sideways", SIDEWAYS), ("desktop", DESKTOP)]
)


@every_device
def test_a_stack_looms_and_hides_nothing_below_it_bug(
    devices: Devices, server: TableServer, device: str, size: tuple[int, int]
) -> None:
    names = ("Ada", "Bo")
    small = next(each for each in moments("uno-duo", names, 0) if each.after["view"]["stack"])
    heights = []
    with staged(devices, server.address, device, size) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        for stack in (2, 6, 12):
            view = {**small.after["view"], "stack": stack}
            for _ in stage.pictures(small._replace(after={**small.after, "view": view})):
                pass
            badge = place_of(stage.page.locator(".stack"))
            heights.append(badge["height"])
            card = place_of(stage.page.locator("[data-place=discard]"))
            assert badge["y"] >= card["y"] + card["height"] * 0.3  # its corner tells what fits
            below = stage.page.locator("[data-lit=memory], .bar, [data-card]")
            for box in (place_of(each) for each in below.all()):
                apart = box["x"] >= badge["x"] + badge["width"] or box["x"] + box["width"] <= badge["x"]
                assert apart or box["y"] >= badge["y"] + badge["height"]
    assert heights == sorted(set(heights))


OPENED_BY_A_WILD = 47
"""A seed with which a wild opens the first round, and the first seat names its colour."""


@every_device
def test_a_colour_is_named_without_covering_what_there_is_to_know_bug(
    devices: Devices, server: TableServer, device: str, size: tuple[int, int]
) -> None:
    """On phones the colours lay on the piles and on what is remembered."""
    names = WIDE[:2]
    shown = moments("uno-duo", names, 0, OPENED_BY_A_WILD)
    opened = next(each for each in shown if "colour, may name_colour" in each.parts)
    wild = next(each for each in shown if any(may.get("card", 0) > 51 for may in each.after["choices"]))
    with staged(devices, server.address, device, size, script=MEASURE) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        for moment in (opened, wild):
            for _ in stage.pictures(moment):
                pass
            if moment is wild:
                wilds = stage.page.locator("[data-card].playable:has(.charcoal)")
                tap(wilds.first)
            expect(stage.page.get_by_role("toolbar", name="name a colour")).to_be_visible()
            assert found(stage.page, scrolls=device == "sideways") == []


def test_what_is_remembered_takes_a_second_line_without_a_jump_bug(
    devices: Devices, server: TableServer
) -> None:
    names = ("Ada", "Bo")
    moment = next(each for each in moments("uno-duo", names, 0) if each.after["view"]["phase"] == "turn")
    view = moment.after["view"]
    memories = [{**view["memory"], "known": [[], known], "below": [2] * 40} for known in ([], [1] * 14)]
    told = [
        {**moment.after, "number": number, "since": number - 1, "events": [], "view": {**view, "memory": now}}
        for number, now in enumerate(memories)
    ]
    with staged(devices, server.address, "phone", PHONE, script=WATCH) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        words = stage.page.locator("[data-lit=memory] .said")
        for _ in stage.match(told[:1]):
            pass
        shifts(stage.page)
        stage.say({**told[1], "running": False, "show_at": 0})
        expect(words).to_contain_text("14 cards of theirs")
        stage.page.evaluate("window.drawn()")
        assert shifts(stage.page) == []
        assert place_of(words.locator("span"))["y"] > place_of(words.locator("strong"))["y"]


def test_whose_cards_are_known_is_read_whole_however_long_the_name_bug(
    devices: Devices, server: TableServer
) -> None:
    names = WIDE[:2]
    knowing = max(
        moments("uno-duo", names, 1), key=lambda each: len(each.after["view"]["memory"]["known"][0])
    )
    with staged(devices, server.address, "desktop", DESKTOP, script=MEASURE, you=1) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        for _ in stage.pictures(knowing):
            expect(stage.page.get_by_text(f"{names[0]} holds")).to_be_visible()
            assert found(stage.page) == []


SHOWN_OF_A_RUN = """laid => laid.slice(1).map((card, place) =>
  card.getBoundingClientRect().left - laid[place].getBoundingClientRect().left)"""
"""How much of each card of a run its successor leaves free, in pixels."""


@every_device
def test_the_cards_of_a_run_lie_side_by_side_and_no_others_among_them_bug(
    devices: Devices, server: TableServer, device: str, size: tuple[int, int]
) -> None:
    names = ("Ada", "Bo")
    going_on = {"after card_played", "run, may end_run"}
    run = next(each for each in moments("uno-duo", names, 0) if going_on <= each.parts)
    view = run.after["view"]
    reverse, numbers = 24, [14, 15, 16, 17, 18, 19, 20]
    pile = [*view["memory"]["discards"], reverse]
    with staged(devices, server.address, device, size) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        for more in range(len(numbers) + 1):
            laid = [*pile, *numbers[:more]]
            memory = {**view["memory"], "discards": laid}
            now = {**view, "memory": memory, "top": laid[-1], "discarded": len(laid), "colour": 1}
            for _ in stage.pictures(run._replace(after={**run.after, "view": now, "events": []})):
                pass
            assert stage.page.locator(".laid").count() == min(more + 1, 7)
        least = place_of(stage.page.locator("[data-place=discard]"))["width"] * 0.15
        assert all(free > least for free in stage.page.locator(".laid").evaluate_all(SHOWN_OF_A_RUN))


@every_device
def test_a_replay_cuts_no_card_of_the_hand_bug(
    open_page: OpenPage, device: str, size: tuple[int, int]
) -> None:
    told = msgspec.json.encode(replay("uno-duo", ("Ada", "Bo"))).decode()
    page = open_page(NOTHING, size=size)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=told))
    page.goto(urljoin(page.url, "/replay/told"))
    page.get_by_label("View").select_option("0")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-card]").first).to_be_visible()
    room = place_of(page.locator("main"))
    for card in page.locator("[data-card]").all():
        place = place_of(card)
        assert place["y"] + place["height"] <= room["y"] + room["height"], device
    assert page.locator("main").evaluate("main => main.scrollHeight - main.clientHeight") == 0


@every_device
def test_what_was_left_is_counted_in_the_middle_of_the_table_bug(
    devices: Devices, server: TableServer, device: str, size: tuple[int, int]
) -> None:
    names = ("Ada", "Bo")
    with staged(devices, server.address, device, size) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        beats = stage.pictures(moments("uno-duo", names, 0)[-1])
        next(beat for beat in beats if beat.startswith("count"))
        box = stage.page.locator(".summary").bounding_box()
        assert box
        assert abs(box["x"] + box["width"] / 2 - size[0] / 2) < 2
        assert box["width"] > size[0] * 0.4


def test_the_focus_stays_when_the_hand_makes_way_for_what_is_counted_bug(
    devices: Devices, server: TableServer
) -> None:
    names = ("Ada", "Bo")
    looked = []
    with staged(devices, server.address, "desktop", DESKTOP, you=1) as stage:
        stage.table(table("uno-duo", names, "playing", "match"))
        for beat in stage.pictures(moments("uno-duo", names, 1)[-1]):
            if beat.startswith("plain"):
                stage.page.evaluate("document.querySelector('.hand [tabindex=\"0\"]')?.focus()")
            else:
                looked.append(beat)
                expect(stage.page.locator(".uno-duo :focus")).to_have_count(1)
    assert looked == ["count count", "aftermath round"]


CALLED = """(() => {
  window.called = [];
  addEventListener("animationstart", ({ target, animationName }) => {
    if (!/stand|shout/.test(animationName) || target.textContent.trim() !== "UNO!") return;
    const { opacity, transform } = getComputedStyle(target);
    called.push(["UNO!", opacity === "1", transform !== "none"]);
  });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    if (timing?.duration === 520) called.push(["table", true, true]);
    return animate.call(this, frames, timing);
  };
})()"""
"""Notes what begins when UNO is called: what, whether it is seen whole, whether it moves."""

BEGAN = "many => new Set(window.called.map(([what]) => what)).size === many"


@pytest.mark.parametrize(("device", "calm"), [("phone", True), ("television", True), ("television", False)])
def test_a_called_uno_is_seen_by_the_calm_and_shakes_the_table_of_the_others_bug(
    devices: Devices, server: TableServer, device: str, calm: bool
) -> None:
    """Whoever wants calm never saw it, and the TV's table lay still."""
    names = ("Ada", "Bo")
    told = next(
        each
        for each in moments("uno-duo", names, 0)
        if any(event.get("uno") or event["type"] == "uno_said" for event in each.after["events"])
    )
    size = STAGED[device][-1]
    with staged(devices, server.address, device, size, script=CALLED, moves=True, painted=True) as stage:
        stage.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
        stage.table(table("uno-duo", names, "playing", "match"))
        for _ in stage.pictures(told):
            pass
        stage.page.wait_for_function(BEGAN, arg=1 if calm else 2)
        found = stage.page.evaluate("window.called")
    if calm:
        assert all(each == ["UNO!", True, False] for each in found)


OUTSIDE = """caption => {
  const ring = caption.closest("button").getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(caption);
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const [x, y, edge] = [ring.x + ring.width / 2, ring.y + ring.height / 2, 6];
  const corners = [left, right].flatMap(across => [top + 2, bottom - 2].map(down => [across - x, down - y]));
  const far = corners.map(corner => Math.hypot(...corner));
  return Math.max(...far) - (ring.width / 2 - edge);
}"""
"""By how many pixels what the UNO button says reaches into its edge."""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_what_the_uno_button_says_stays_within_its_ring_and_an_answer_goes_when_it_is_pressed_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = return_to(open_page, "uno-duo", 18, size)
    caption = page.locator(f"{UNO} .caption")
    expect(caption).to_have_text("first!")
    assert caption.evaluate(OUTSIDE) <= 0
    refused = page.get_by_role("alert").filter(has_text="Press UNO first")
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(refused).to_be_visible()
    page.locator(UNO).click()
    expect(caption).to_have_text("ready")
    assert caption.evaluate(OUTSIDE) <= 0
    expect(refused).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_a_lessons_light_is_on_a_whole_card_and_then_on_its_colours_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """Eight cards had two rows, and half of a card in the light was another; the colours lay in the shade."""
    page = return_to(open_page, "uno-duo", 11, size)
    assert len({place_of(card)["y"] for card in page.locator("[data-card].barred").all()}) == 1
    tap(page.locator('[data-card="52"]'))
    expect(page.locator(PICKER).first).to_be_visible()
    at_rest(page)
    light, colours = (
        place_of(page.locator('[data-lights="card-52"]')),
        place_of(page.locator(".picker[data-lit]")),
    )
    assert light["x"] <= colours["x"]
    assert light["y"] <= colours["y"]
    assert light["x"] + light["width"] >= colours["x"] + colours["width"]
    assert light["y"] + light["height"] >= colours["y"] + colours["height"]
