"""Dualis in real browsers, on a real server."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage, TableServer, house, screenshot
from tests.browser.devices import NOTHING, Devices
from tests.browser.games.dualis import PLAYABLE, move
from tests.browser.staging import SIDEWAYS, TELEVISION, staged
from tests.browser.stored import moments, replay, table
from tests.browser.tables import (
    deal,
    lose_connection,
    open_table,
    play_bots,
    play_to_the_end,
    play_until,
    sit_down,
)
from tests.browser.tapping import at_rest, place_of, tap
from tests.browser.test_learn import DUALIS, at_step, return_to
from tools.web_fixtures import retold
from twofold import Match
from twofold.bots import make_bot, play_out

SHORT = {"Short game": "on"}
LEAST_NAME = 40
"""Pixels in which a name can be guessed."""

STICKING_OUT = """pills => pills.flatMap(pill => {
  const { left, right } = pill.getBoundingClientRect();
  return [...pill.querySelectorAll(":scope > :not(.unseen)")].filter(part => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > Math.min(right, innerWidth);
  }).map(part => part.outerHTML.slice(0, 80));
})"""


def my_turn(page: Page) -> None:
    """Wait until a card may be played."""
    page.locator(PLAYABLE).first.wait_for()


def test_a_whole_match_against_bots_and_a_rematch(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis", **SHORT)
    deal(page)
    play_to_the_end("dualis", page)
    screenshot(page, "dualis-result-desktop-light")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-card]")).to_have_count(9)


def test_one_click_on_the_shelf_deals_in(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    expect(page.locator("[data-card]")).to_have_count(13)


def test_cards_of_others_are_neither_in_the_page_nor_in_what_it_receives(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    address = open_table(ada, "Dualis", **SHORT)
    bo = open_page(address)
    sit_down(bo, 1, "Bo")
    bo.on("websocket", listen)
    bo.reload()
    deal(ada)
    expect(bo.locator("[data-card]")).to_have_count(9)

    def one_is_left() -> bool:
        secret = held(ada)
        assert not secret & shown(bo)
        return len(secret) == 1

    play_until(one_is_left, move, ada, bo)
    played = [frame for frame in frames if frame["type"] == "update"]
    assert played
    first_round = [frame for frame in played if frame["view"]["round"] == 1]
    for frame in first_round:
        assert all(hand["type"] == "hidden" for hand in frame["view"]["hands"][2:])
        assert frame["view"]["hands"][0]["type"] == "hidden"


def held(page: Page) -> set[int]:
    """The cards in the hand that the page shows."""
    cards = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return set(map(int, cards))


def shown(page: Page) -> set[int]:
    """All cards that are anywhere in the page."""
    flying = page.locator('[data-fly^="card-"]').evaluate_all(
        "cards => cards.map(card => card.dataset.fly.slice(5))"
    )
    return set(map(int, flying))


def test_a_broken_connection_is_told_and_mended(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    my_turn(page)
    before = held(page)
    lose_connection(page)
    assert held(page) == before
    move(page)
    assert len(held(page)) == len(before) - 1


def test_a_reloaded_page_is_back_in_its_seat(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    my_turn(page)
    before = held(page)
    page.reload()
    my_turn(page)
    assert held(page) == before


def test_a_restarted_server_goes_on_where_it_was(
    open_page: OpenPage, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = TableServer(tmp_path_factory.mktemp("restarted"), "restarted")
    server.start()
    page = open_page(server.address)
    play_bots(page, "Dualis")
    my_turn(page)
    before = held(page)
    server.stop()
    expect(page.get_by_text("No connection")).to_be_visible()
    server.start()
    expect(page.get_by_text("No connection")).to_be_hidden()
    move(page)
    assert len(held(page)) == len(before) - 1
    page.close()
    server.stop()


def test_a_refusal_appears_where_it_was_tried_and_leads_to_its_rule(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    barred = page.locator("[data-card].barred")
    play_until(lambda: barred.count() > 0, move, page)
    tap(barred.first)
    expect(page.get_by_role("alert").filter(has_text="You still have a")).to_be_visible()
    page.get_by_role("button", name="Read rule DUALIS-5").click()
    expect(page.locator("#DUALIS-5")).to_be_in_viewport()


def test_the_table_fits_a_phone_and_nothing_jumps(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=PHONE)
    play_bots(page, "Dualis")
    my_turn(page)
    bar = place_of(page.locator(".bar"))
    assert bar["y"] + bar["height"] == PHONE[1]
    for _ in range(3):
        move(page)
        my_turn(page)
        assert place_of(page.locator(".bar")) == bar
    overflow = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert overflow == list(PHONE)
    main = page.evaluate("(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))")
    assert main == 0


def test_a_coin_is_dragged_onto_a_card_and_tapped_off_again(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    my_turn(page)
    card = page.locator(PLAYABLE).first
    colour = "blue" if "Red" in str(card.get_attribute("aria-label")) else "red"
    coin, target = place_of(page.locator(f".pan.{colour} .coin").last), place_of(card)
    page.mouse.move(coin["x"] + 8, coin["y"] + 8)
    page.mouse.down()
    page.mouse.move(target["x"] + 12, target["y"] + 30, steps=6)
    page.mouse.up()
    toggle = page.locator(f".pan.{colour}")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false")


def test_a_round_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("body").press("Tab")
    press_until(page, "Tab", "Play Dualis against bots")
    page.keyboard.press("Enter")
    my_turn(page)
    for _ in range(2):
        my_turn(page)
        before = held(page)
        press_until(page, "Tab", "may be played", "ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator("[data-card]")).to_have_count(len(before) - 1)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_hidden()


def press_until(page: Page, key: str, label: str, inside: str | None = None) -> None:
    """Press a key until what is focused has this label; inside the hand, walk with the other key."""
    for _ in range(60):
        focused = page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
        if label in focused:
            return
        in_hand = page.evaluate("Boolean(document.activeElement?.dataset.card)")
        page.keyboard.press(inside if in_hand and inside else key)
    raise AssertionError(f"{label!r} cannot be reached with {key}")


@pytest.mark.parametrize("options", [{}, {"iso": True}], ids=["partners", "iso"])
def test_long_names_stay_in_their_pills_for_a_phone_that_looks_on(
    open_page: OpenPage, server: TableServer, options: dict[str, bool]
) -> None:
    names = ("Maximiliane Oberwald the Great", "Bartholomew the Brave", "Konstantin August", "Wilhelmine")
    wish = {"game": "dualis", "name": names[0], "seats": [{"kind": "open"}] * 4, "options": options, "sit": 0}
    seated = house("POST", f"{server.address}/api/tables", json=wish).json()
    table = f"{server.address}/api/tables/{seated['table']['id']}"
    for seat, name in enumerate(names[1:], start=1):
        house("POST", f"{table}/seats/{seat}", json={"name": name}).raise_for_status()
    host = {"authorization": f"Bearer {seated['token']}"}
    house("POST", f"{table}/start", json={}, headers=host).raise_for_status()
    page = open_page(table.replace("/api/tables/", "/t/"), size=PHONE)
    pills = page.locator(".sides li")
    expect(pills).to_have_count(4 if options else 2)
    at_rest(page)
    assert pills.evaluate_all(STICKING_OUT) == []
    assert all(
        pill.locator(".name").evaluate("name => name.clientWidth") > LEAST_NAME for pill in pills.all()
    )
    assert page.locator("main").evaluate("main => main.scrollHeight - main.clientHeight") == 0
    screenshot(page, f"dualis-watched-{'iso' if options else 'partners'}-phone-light")


def test_spectators_see_no_hand(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    my_turn(page)
    watching = open_page(page.url)
    expect(watching.locator(".balance")).to_be_visible()
    assert held(watching) == set()


def test_focus_is_kept_when_the_hand_makes_way_at_the_end_of_a_round_bug(
    devices: Devices, server: TableServer
) -> None:
    names = ("Ada", "Bo", "Cleo", "Dan")
    ended = next(moment for moment in moments("dualis", names, 0) if "after round_dealt" in moment.parts)
    where = "document.activeElement.closest('.mine, .bar')?.className.split(' ')[0]"
    with staged(devices, server.address, "desktop", DESKTOP) as stage:
        stage.table(table("dualis", names, "playing", "match"))
        found: list[tuple[str, str]] = []
        for beat in stage.pictures(ended):
            if not found:
                stage.page.locator(".mine button").first.focus()
            found.append((beat, stage.page.evaluate(where)))
        assert {held for beat, held in found if beat.startswith(("count", "aftermath"))} == {"bar"}
        assert found[-1][1] == "mine"


TOP = "part => part.getBoundingClientRect().top"
BOTTOM = "part => part.getBoundingClientRect().bottom"

HIDDEN = """() => {
  const main = document.querySelector("main");
  const { bottom } = main.getBoundingClientRect();
  const below = card => card.getBoundingClientRect().bottom > bottom + 1;
  const cards = [...document.querySelectorAll("[data-card]")];
  return [main.scrollHeight - main.clientHeight, cards.filter(below).length];
}"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
@pytest.mark.parametrize("players", [3, 4])
def test_a_replay_on_a_phone_shows_all_open_hands_at_once_bug(
    open_page: OpenPage, players: int, size: tuple[int, int]
) -> None:
    told = msgspec.json.encode(replay("dualis", ("Ada", "Bo", "Cleo", "Dan")[:players]))
    page = open_page(NOTHING, size=size)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=told))
    page.goto(page.url.replace(NOTHING, "/replay/told"))
    expect(page.locator("[data-open-hand]")).to_have_count(players - 1)
    for _ in range(5):
        at_rest(page)
        assert page.evaluate(HIDDEN) == [0, 0]
        page.keyboard.press("ArrowRight")


def test_the_last_question_of_the_lesson_leaves_the_round_in_sight_bug(open_page: OpenPage) -> None:
    """What is said to a wrong answer moved "Back" below it, and half of the round under the bar."""
    page = return_to(open_page, "dualis", len(DUALIS.steps) - 2)
    page.get_by_role("button", name="Next", exact=True).click()
    at_step(page, len(DUALIS.steps) - 1, len(DUALIS.steps))
    asked = page.locator(".summary li").last, page.get_by_role("button", name="Back")
    last, back = map(place_of, asked)
    assert last["y"] + last["height"] <= place_of(page.locator(".bar"))["y"]
    page.get_by_role("button", name="Collecting the most coins").click()
    expect(page.get_by_role("alert").filter(has_text="Try another answer")).to_be_in_viewport(ratio=1)
    assert [*map(place_of, asked)] == [last, back]


UNDER_WHAT_WINS = """() => {
  const said = document.querySelector(".direction")?.getBoundingClientRect();
  const across = box => said.left < box.right && box.left < said.right;
  const down = box => said.top < box.bottom && box.top < said.bottom;
  const shown = ".trick .card, .trick .lead, .balance, .verdict, .mine [data-card]";
  const boxes = [...document.querySelectorAll(shown)].map(part => [part, part.getBoundingClientRect()]);
  return said && boxes.filter(([, box]) => across(box) && down(box)).map(([part]) => part.className);
}"""
"""What lies under the words that say whether low or high cards win; nothing where nobody has led."""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP])
def test_which_cards_win_is_said_beside_the_trick_and_covers_nothing_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """On phones it lay on the number or the crown of a card; on a laptop it stood at somebody's seat."""
    match = Match.new("dualis", ("Ada", "Bo", "Cleo", "Dan"), options={"high_low": True}, seed=1)
    told = retold(match, play_out(match, [make_bot(match.game, "random")] * 4, Random(1)))
    page = open_page(NOTHING, size=size)
    page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=msgspec.json.encode(told)))
    page.goto(page.url.replace(NOTHING, "/replay/told"))
    eyes = page.get_by_label("View")
    for chosen in ("0", "everyone"):
        eyes.select_option(chosen)
        found: list[list[str]] = []
        page.locator("body").press("Home")
        for _ in range(8):
            page.keyboard.press("ArrowRight")
            at_rest(page)
            under = page.evaluate(UNDER_WHAT_WINS)
            found += [] if under is None else [under]
        assert len(found) >= 6
        assert found == [[]] * len(found)
    page.locator("body").press("Home")
    page.keyboard.press("ArrowRight")
    parts = (page.locator(part) for part in (".direction", "section.trick", ".trick .now .card"))
    said, trick, card = map(place_of, parts)
    assert trick["x"] + trick["width"] / 2 - said["x"] - said["width"] < card["width"] * 2


def test_on_the_big_screen_no_verdict_covers_the_crown_bug(devices: Devices, server: TableServer) -> None:
    names = ("Ada", "Bo", "Cleo", "Dan")
    crowned = 0
    with staged(devices, server.address, TELEVISION, (1280, 720)) as stage:
        stage.table(table("dualis", names, "playing", "match"))
        for moment in moments("dualis", names):
            for beat in stage.pictures(moment):
                if beat.startswith("verdict"):
                    verdict, crown = stage.page.locator(".verdict"), stage.page.locator(".lead")
                    assert verdict.evaluate(BOTTOM) <= crown.evaluate(TOP)
                    crowned += 1
    assert crowned


@pytest.mark.parametrize("way", ["Escape", "a touch outside", "the focus on a card"])
def test_what_was_seen_makes_way_for_the_trick_again_bug(
    devices: Devices, server: TableServer, way: str
) -> None:
    """Only its own button closed it, and it lay over the cards that were played."""
    names = ("Ada", "Bo", "Cleo", "Dev")
    seen = next(each for each in moments("dualis", names, 0) if each.after["view"]["last_trick"])
    with staged(devices, server.address, "phone", PHONE, you=0) as stage:
        stage.table(table("dualis", names, "playing", "match"))
        for _ in stage.pictures(seen):
            pass
        eye = stage.page.locator("[data-lit=memory]")
        eye.click()
        expect(stage.page.locator("section.panel")).to_be_visible()
        if way == "Escape":
            stage.page.keyboard.press("Escape")
            expect(eye).to_be_focused()
        elif way == "a touch outside":
            stage.page.locator("[data-place=deck]").click(force=True, position={"x": 5, "y": 5})
        else:
            stage.page.locator("[data-card]").last.focus()
        expect(stage.page.locator("section.panel")).to_have_count(0)
        expect(eye).to_have_attribute("aria-expanded", "false")
