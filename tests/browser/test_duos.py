"""DUOS in real browsers, on a real server."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, OpenPage, TableServer, screenshot
from tests.browser.devices import NOTHING, Devices
from tests.browser.games.duos import DECIDING, choose, move
from tests.browser.staging import DEVICES, SIDEWAYS, staged
from tests.browser.stored import WIDE, Moment, moments, table
from tests.browser.tables import (
    MOST_NEWS,
    deal,
    open_table,
    play_bots,
    play_to_the_end,
    play_until,
    sit_down,
    switch,
    wait_until,
)
from tests.browser.tapping import at_rest, place_of
from tests.browser.test_every_page import violations
from tools.web_fixtures import NAMES
from twofold.engine import Audience

OVERLAPPING = """signs => signs.filter((sign, index) => signs.slice(0, index).some(before => {
  const [one, other] = [sign.getBoundingClientRect(), before.getBoundingClientRect()];
  const beside = one.left >= other.right || other.left >= one.right;
  return !beside && one.top < other.bottom && other.top < one.bottom;
})).length"""
"""How many of some signs lie on another one."""


UNDER_THE_BAR = """() => {
  const bar = document.querySelector(".bar")?.getBoundingClientRect().top ?? innerHeight;
  const cards = [...document.querySelectorAll("[data-spot]")];
  return cards.filter(card => card.getBoundingClientRect().bottom > bar).map(card => card.dataset.fly);
}"""
"""The cards that are not seen whole, and would have to be scrolled to."""


NOT_ROUND = """() => {
  const turns = [...document.querySelectorAll("ol[aria-label='Nine turns'] li")];
  return turns.filter(each => Math.abs(each.offsetWidth - each.offsetHeight) > 1).map(each => each.innerText);
}"""
"""Turns of the track that are drawn too narrow."""


PAIR_AND_BOARDS = """() => {
  const box = each => each.getBoundingClientRect();
  const [one, other] = [...document.querySelectorAll("[data-read=told] img")].map(box);
  const names = box([...document.querySelectorAll("[data-read=told] strong")][0]);
  const boards = [...document.querySelectorAll("[data-lit=boards] img")].map(each => box(each).width);
  const middle = (one.left + other.right) / 2 - (names.left + names.right) / 2;
  return { pair: one.width, board: Math.max(...boards), middle };
}"""
"""How wide pictures are on stage and on boards, and how far the pair is from the middle."""


CUT_OFF = """() => {
  const room = document.querySelector(".stage, [data-room] .table").getBoundingClientRect();
  const read = [...document.querySelectorAll("[data-lit=boards] > li, [data-read=told] *")];
  return read.filter(each => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < room.top - 1 || bottom > room.bottom + 1;
  }).map(each => each.className);
}"""
"""What does not fit where the boards are open."""


def cards(page: Page) -> list[str]:
    """What lies on the table, in order."""
    found: list[str] = page.locator("[data-fly^='card-']").evaluate_all(
        "cards => cards.map(card => card.dataset.fly)"
    )
    return found


def test_a_whole_match_against_bots(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "DUOS")
    expect(page.locator("[data-spot]")).to_have_count(12)
    play_to_the_end("duos", page, deciding=DECIDING)
    screenshot(page, "duos-result-desktop-light")


def test_who_lets_bots_learn_is_known_at_the_next_table_until_they_take_it_back(open_page: OpenPage) -> None:
    page = open_page()
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    def known() -> list[list[dict[str, Any]]]:
        return [message["matches"] for message in said if message["type"] == "know"]

    page.on("websocket", listen)
    play_bots(page, "DUOS")
    learning = page.get_by_role("switch", name="Bots may learn how I think")
    page.get_by_role("button", name="Table menu").click()
    expect(learning).not_to_be_checked()
    learning.check()
    assert violations(page) == []
    page.get_by_role("button", name="End the match").click()
    page.get_by_role("button", name="End the match").click()
    expect(page.get_by_role("heading", name="The match was ended early")).to_be_visible()
    page.goto(page.url.split("/t/")[0])
    play_bots(page, "DUOS")
    expect(page.locator("[data-spot]")).to_have_count(12)
    wait_until(page, lambda: bool(known()))
    assert [[match["seat"] for match in told] for told in known()] == [[0]]
    page.get_by_role("button", name="Table menu").click()
    learning.uncheck()
    wait_until(page, lambda: len(known()) > 1)
    assert known()[1:] == [[]]


def test_every_picture_is_there(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "DUOS")
    pictures = page.locator("[data-spot] img")
    expect(pictures).to_have_count(12)
    for picture in pictures.all():
        picture.evaluate("picture => picture.decode()")


def test_two_partners_choose_in_secret_and_give_hints(open_page: OpenPage) -> None:
    ada, bo = partners(open_page)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    bo.on("websocket", listen)
    bo.reload()
    expect(bo.locator("[data-spot]")).to_have_count(12)
    assert cards(ada) == cards(bo)
    choose(ada)
    expect(bo.locator(".mark")).to_have_count(0)
    assert all(_hidden(json.loads(frame)) for frame in heard)
    ada.get_by_role("button", name="WORD").click()
    ada.get_by_label("One word for your partner").fill("two words")
    ada.get_by_role("button", name="Say it").click()
    expect(ada.get_by_role("alert").filter(has_text="one word")).to_be_visible()
    ada.get_by_role("button", name="WORD").click()
    ada.get_by_label("One word for your partner").fill("animals")
    ada.get_by_role("button", name="Say it").click()
    expect(bo.locator(".spoken")).to_contain_text("animals")


def _hidden(frame: dict[str, Any]) -> bool:
    """Whether a message keeps the other player's board behind its screen."""
    view = frame.get("view")
    return view is None or view["phase"] != "choosing" or view["boards"][0] == {"type": "hidden", "count": 4}


def test_two_partners_play_nine_turns(open_page: OpenPage) -> None:
    ada, bo = partners(open_page)
    play_to_the_end("duos", ada, bo, by_buttons=MOST_NEWS)
    turns = ada.get_by_role("list", name="Nine turns").get_by_role("listitem")
    expect(turns.filter(has_text="won")).to_have_count(9)


def partners(open_page: OpenPage) -> tuple[Page, Page]:
    """A table for two, dealt."""
    ada = open_page(NOTHING)
    bo = open_page(open_table(ada, "DUOS"))
    sit_down(bo, 1, "Bo")
    deal(ada)
    expect(ada.locator("[data-spot]")).to_have_count(12)
    return ada, bo


def test_a_pair_is_made_by_dragging_one_card_onto_another(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "DUOS")
    page.locator('[data-spot="0"]').drag_to(page.locator('[data-spot="6"]'))
    expect(page.locator('[data-spot="0"] .mark')).to_be_visible()
    expect(page.locator('[data-spot="6"] .mark')).to_be_visible()


def test_pairs_are_chosen_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "DUOS")
    page.locator('[data-spot="0"]').focus()
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".mark")).to_have_count(4)


def test_the_table_fits_a_phone_and_nothing_jumps(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=PHONE)
    play_bots(page, "DUOS")
    expect(page.locator("[data-spot]")).to_have_count(12)
    bar = place_of(page.locator(".bar"))
    choose(page)
    assert place_of(page.locator(".bar")) == bar
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    main = page.evaluate("(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))")
    assert main == 0
    screenshot(page, "duos-chosen-phone-light")


@pytest.mark.parametrize("seats", [2, 6])
def test_all_twelve_cards_are_seen_on_a_phone_held_sideways_bug(
    devices: Devices, server: TableServer, seats: int
) -> None:
    names = WIDE[:seats]
    with staged(devices, server.address, "sideways", SIDEWAYS) as stage:
        stage.table(table("duos", names, "playing", "match"))
        for moment in moments("duos", names, 0):
            for _ in stage.pictures(moment):
                hidden = stage.page.evaluate(UNDER_THE_BAR)
                assert hidden == [], moment.kind
                assert stage.page.evaluate(NOT_ROUND) == [], moment.kind


def test_the_narrator_says_why(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "DUOS")
    why = page.get_by_label("Why? (optional)")
    play_until(why.is_visible, move, page)
    why.fill("Because they rhyme")
    page.get_by_role("button", name="Show pair").click()
    expect(page.get_by_text("Because they rhyme").first).to_be_visible()
    screenshot(page, "duos-laying-desktop-light")


def test_a_phone_shows_which_laid_cards_belong_together(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=PHONE)
    play_bots(page, "DUOS")
    lay = page.get_by_role("button", name="Show pair")
    laid = page.locator(".laid li:not(.empty)")
    play_until(lambda: lay.is_visible() and laid.count() == 2, move, page)
    expect(page.locator("[data-spot] .picked")).to_have_count(2)
    for number in ("1", "2"):
        expect(page.locator(f'[data-spot] [data-number="{number}"]')).to_have_count(2)
        expect(laid.locator(f'[data-number="{number}"]')).to_be_visible()
    expect(page.locator(".prompt")).to_have_text(re.compile(r"^\w.* \+ .+\?$"))
    at_rest(page)
    page.locator(".prompt").evaluate("prompt => prompt.textContent = 'Show Praying mantis + Tyrannosaurus?'")
    expect(page.locator(".bar .words")).to_have_class(re.compile("tight"))
    assert page.locator(".bar .words").evaluate("words => words.scrollHeight <= words.clientHeight")
    assert page.locator("[data-spot] :is(.which, .mark)").evaluate_all(OVERLAPPING) == 0
    assert violations(page) == []


LONG_REASON = "Both of them are only ever looked for when it is dark and raining, " * 2


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_the_narrators_own_list_tells_reasons_at_full_length_on_a_phone_bug(
    devices: Devices, server: TableServer, size: tuple[int, int]
) -> None:
    names = ("Ada", "Bo", "Cleo", "Dan")
    laying = [moment for moment in moments("duos", names, 0) if "laying, may lay" in moment.parts]
    before, after = max(laying, key=lambda moment: len(moment.after["view"]["laid"]))
    laid = [{**lay, "why": LONG_REASON.strip()} for lay in after["view"]["laid"]]
    assert laid
    told = Moment(before, {**after, "view": {**after["view"], "laid": laid}, "events": []})
    with staged(devices, server.address, "phone", size) as stage:
        stage.table(table("duos", names, "playing", "match"))
        for _ in stage.pictures(told):
            pass
        reasons = stage.page.locator(".laid q")
        expect(reasons).to_have_count(len(laid))
        for reason in reasons.all():
            expect(reason).to_have_text(LONG_REASON.strip())
            expect(reason).to_be_in_viewport(ratio=1)
        heights = stage.page.locator("[data-spot]").evaluate_all(
            "cards => cards.map(each => each.offsetHeight)"
        )
        assert min(heights) >= 44


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("seats", [4, 6])
def test_the_pair_just_laid_is_the_largest_of_all_and_in_the_middle_bug(
    devices: Devices, server: TableServer, device: str, seats: int
) -> None:
    names = NAMES[:seats]
    with staged(devices, server.address, device, DEVICES[device][-1]) as stage:
        stage.table(table("duos", names, "playing", "match"))
        laid = laying(names, stage.you)
        assert next(iter(stage.pictures(laid))) == f"compare pair-{len(laid.before['view']['laid']) + 1}"
        found = stage.page.evaluate(PAIR_AND_BOARDS)
    assert found["pair"] > 1.5 * found["board"]
    assert abs(found["middle"]) < 1


@pytest.mark.parametrize("device", DEVICES)
def test_a_long_reason_and_all_who_saw_the_pair_leave_room_for_every_board_bug(
    devices: Devices, server: TableServer, device: str
) -> None:
    names = tuple(f"{name} Wintergartenstein"[:20] for name in NAMES[:6])
    with staged(devices, server.address, device, DEVICES[device][-1]) as stage:
        stage.table(table("duos", names, "playing", "match"))
        for beat in stage.pictures(seen_by_all(laying(names, stage.you))):
            assert stage.page.evaluate(CUT_OFF) == [], beat


def laying(names: tuple[str, ...], you: int | None) -> Moment:
    """How a Narrator lays a pair out that is not the last one."""
    told = moments("duos", names, Audience.SPECTATOR if you is None else you)
    return next(moment for moment in told if moment.parts >= {"after pair_laid", "laying"})


def seen_by_all(laid: Moment) -> Moment:
    """The same, if everybody else had seen it, and the Narrator had a lot to say about it."""
    before, after = (json.loads(json.dumps(each)) for each in laid)
    narrator = after["view"]["narrator"]
    for view in (before["view"], after["view"]):
        view["boards"] = [view["boards"][narrator]] * len(view["boards"])
    after["view"]["laid"][-1]["why"] = LONG_REASON.strip()
    told = next(event for event in after["events"] if event["type"] == "pair_laid")
    told["why"] = LONG_REASON.strip()
    told["matched"] = [seat for seat in range(len(after["view"]["boards"])) if seat != narrator]
    return Moment(before, after)


def test_options_reach_the_table(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "DUOS", **{"First category": "things"})
    deal(page)
    expect(page.locator(".turn")).to_contain_text("Things")


def test_the_host_lets_bots_remember_people_where_there_are_bots_that_do(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    address = open_table(page, "DUOS")
    switch(page, "Let bots remember people", on=False)
    table = page.request.get(address.replace("/t/", "/api/tables/")).json()
    assert table["memory"] is False
    page.goto(address.split("/t/")[0])
    open_table(page, "Dualis")
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_label("Let people watch")).to_be_visible()
    expect(page.get_by_label("Let bots remember people")).to_have_count(0)
