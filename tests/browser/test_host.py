"""What the host of a table can do, and handing a seat over."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage, TableServer, screenshot
from tests.browser.devices import NOTHING
from tests.browser.tables import (
    add_bots,
    agree,
    agreed,
    deal,
    open_table,
    play_bots,
    sit_down,
    turn,
    variants,
)
from tests.browser.tapping import at_rest, place_of
from tests.browser.test_every_page import examine, violations

HOST = "For the host"
TV = (1280, 720)


def menu(page: Page) -> Locator:
    """The open table menu."""
    page.get_by_role("button", name="Table menu").click()
    return page.get_by_role("complementary", name="Table menu")


def break_off(page: Page) -> None:
    """The host ends the match, and says so twice."""
    drawer = menu(page)
    drawer.get_by_role("button", name="End the match").click()
    expect(drawer.get_by_text("without a winner")).to_be_visible()
    drawer.get_by_role("button", name="End the match").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def dealt(page: Page, cards: int) -> None:
    """Wait until a hand of Dualis is dealt."""
    expect(page.locator("[data-card]")).to_have_count(cards)


def test_the_host_seats_a_character_and_sends_it_home_for_a_person(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    guest = open_page(open_table(host, "Dualis"))
    seat = guest.get_by_role("listitem").nth(1)
    host.get_by_label("Fill empty seats with bots").select_option("Normal")
    add_bots(host, 1)
    expect(seat).to_contain_text("Nell")
    expect(seat).to_contain_text("even-tempered")
    host.get_by_role("button", name="Nell").click()
    host.get_by_role("button", name="Remove Nell").click()
    expect(seat).to_have_text("free")
    sit_down(guest, 1, "Bo")
    expect(host.get_by_role("listitem").nth(1)).to_contain_text("Bo")
    expect(guest.get_by_role("button", name="Add a bot")).to_have_count(0)


def test_a_typed_option_stays_typed_when_somebody_comes_in_meanwhile_bug(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    guest = open_page(open_table(host, "Duet"))
    drawer = variants(host)
    drawer.get_by_text("All options").click()
    tempo = drawer.get_by_label("Tempo", exact=True)
    tempo.fill("180")
    sit_down(guest, 1, "Bo")
    expect(host.locator("[data-chair='1']")).to_contain_text("Bo")
    expect(tempo).to_have_value("180")
    tempo.press("Tab")
    expect(guest.get_by_role("button", name=re.compile("^Variants"))).to_contain_text("custom")


def drag_by_finger(thing: Locator, onto: Locator) -> None:
    """Put a finger down on something, move it, and lift it over something else."""
    finger = thing.page.context.new_cdp_session(thing.page)
    start, end = (middle_of(each) for each in (thing, onto))
    steps = [
        {axis: start[axis] + (end[axis] - start[axis]) * part / 4 for axis in start} for part in range(5)
    ]
    for number, point in enumerate(steps):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle_of(part: Locator) -> dict[str, float]:
    """Where a finger would go."""
    box = place_of(part)
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_seats_are_changed_by_dragging_a_face_with_a_finger_and_a_tap_stays_a_tap(
    open_page: OpenPage,
) -> None:
    host = open_page(NOTHING, size=PHONE, touch=True)
    open_table(host, "Duple")
    add_bots(host, 2)
    chairs = [host.locator(f"[data-chair='{seat}']") for seat in range(3)]
    expect(chairs[0]).to_contain_text("(you)")
    expect(chairs[2]).to_contain_text("Pip")
    chairs[2].locator(".avatar").tap()
    expect(host.get_by_role("button", name="Remove Pip")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.get_by_role("complementary")).to_have_count(0)
    host.evaluate("scrollTo(0, 0)")
    drag_by_finger(chairs[0].locator(".avatar"), chairs[2].locator(".avatar"))
    expect(chairs[2]).to_contain_text("(you)")
    expect(chairs[0]).to_contain_text("Pip")
    assert host.evaluate("scrollY") == 0
    expect(host.get_by_role("complementary")).to_have_count(0)
    chairs[0].locator(".avatar").click()
    expect(host.get_by_role("button", name="Remove Pip")).to_be_visible()


def test_the_code_has_room_beside_an_open_drawer_bug(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    open_table(host, "Duple")
    variants(host)
    code, qr = (place_of(host.locator(f".invite .{part}")) for part in ("code", "qr"))
    words = host.locator(".invite .code").evaluate("code => code.scrollWidth")
    assert code["x"] + words <= qr["x"]


def test_the_door_closes_behind_whoever_comes_in_during_a_match_bug(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    guest = open_page(open_table(host, "UNO Duo"))
    deal(host)
    expect(guest.get_by_text("You are watching")).to_be_visible()
    guest.get_by_role("button", name="Join").click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("complementary").get_by_role("button", name="Join").click()
    expect(guest.get_by_text("You’ll play in the next match.")).to_be_visible()
    assert place_of(guest.locator("main"))["width"] == guest.evaluate("innerWidth")


def test_who_acts_for_a_tv_sees_nothing_that_is_the_tvs_alone_bug(open_page: OpenPage) -> None:
    screen = open_page("/screen", size=TV)
    screen.get_by_role("button", name="Open a room on this screen").click()
    expect(screen.locator("aside .code")).to_be_visible()
    address = screen.url.removesuffix("/screen")
    ada, ben = open_page(address), open_page(address)
    for page, name in ((ada, "Ada"), (ben, "Ben")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join").last.click()
        expect(screen.get_by_text(name, exact=True)).to_be_visible()
    ada.get_by_role("button", name="Ben").click()
    expect(ada.get_by_role("button", name="Swap seats with Ben")).to_be_visible()
    expect(ada.get_by_role("button", name="Remove Ben")).to_have_count(0)
    ada.keyboard.press("Escape")
    drawer = menu(ada)
    expect(drawer.get_by_text("Let bots fill in")).to_be_visible()
    for theirs in ("Show in the list of open rooms", "Let people watch"):
        expect(drawer.get_by_text(theirs)).to_have_count(0)
    screen.get_by_role("button", name="For the host").click()
    screen.get_by_role("button", name="Ben").click()
    for _ in range(2):
        screen.get_by_role("button", name="Remove Ben").last.click()
    expect(ben.get_by_text("The host removed you from this room.")).to_be_visible()


def test_a_match_is_broken_off_for_everybody(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    guest = open_page(open_table(host, "Dualis"))
    sit_down(guest, 1, "Bo")
    deal(host)
    dealt(guest, 13)
    guest_menu = menu(guest)
    expect(guest_menu.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(guest_menu.get_by_role("heading", name=HOST)).to_have_count(0)
    break_off(host)
    expect(guest.get_by_role("button", name="Play again")).to_be_visible()


def test_a_match_that_was_broken_off_can_be_looked_back_on_from_home(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    play_bots(host, "Dualis")
    dealt(host, 13)
    host.locator("[data-card].playable").first.wait_for()
    names = host.locator(".seat .name").all_inner_texts()
    break_off(host)
    host.get_by_role("main").get_by_role("link", name="All games").click()
    broken = host.get_by_role("link").filter(has_text="ended early")
    expect(broken).to_have_count(1)
    for name in names:
        if name != "You":
            expect(broken).to_contain_text(name)
    broken.click()
    expect(host.get_by_role("slider")).to_be_visible()
    screenshot(host, "replay-broken-off-light")


def test_home_calls_bots_by_the_names_they_have_at_the_table(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    dealt(page, 13)
    names = [name for name in page.locator(".seat .name").all_inner_texts() if name != "You"]
    assert len(names) == 3
    page.goto(page.url.split("/t/")[0])
    resumed = page.get_by_role("link", name="Go back to Dualis")
    expect(resumed).to_contain_text(", ".join(names))


def test_variants_are_changed_between_matches(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    open_table(host, "Dualis")
    deal(host)
    dealt(host, 13)
    break_off(host)
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Back to the room").click()
    agree(host, {"Short game": "on"})
    deal(host)
    dealt(host, 9)


def test_a_bot_in_mid_match_is_given_another_level(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    open_table(host, "Dualis")
    deal(host)
    dealt(host, 13)
    plan = menu(host).get_by_label("Seat 2", exact=True)
    with host.expect_response(lambda answer: answer.request.method == "PUT"):
        plan.select_option("Bot: Hard")
    host.reload()
    dealt(host, 13)
    expect(menu(host).get_by_label("Seat 2", exact=True).locator("option:checked")).to_have_text("Bot: Hard")


def test_stand_ins_are_switched_off_and_the_house_is_passed_on(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    guest = open_page(open_table(host, "Dualis"))
    sit_down(guest, 1, "Bo")
    drawer, guest_menu = menu(host), menu(guest)
    with agreed(host):
        turn(drawer.get_by_role("switch", name="Let bots fill in"), on=False)
    drawer.get_by_role("combobox", name="Host", exact=True).select_option("Bo")
    expect(drawer.get_by_role("heading", name=HOST)).to_be_hidden()
    expect(guest_menu.get_by_role("heading", name=HOST)).to_be_visible()
    expect(guest_menu.get_by_role("switch", name="Let bots fill in")).not_to_be_checked()


def test_a_seat_is_handed_over_as_a_link(open_page: OpenPage, server: TableServer) -> None:
    giver = open_page(NOTHING)
    open_table(giver, "Dualis")
    deal(giver)
    dealt(giver, 13)
    drawer = menu(giver)
    drawer.get_by_role("button", name="Hand over my seat").click()
    drawer.get_by_role("button", name="Get the link").click()
    expect(drawer.get_by_text("This link is your seat")).to_be_visible()
    link = str(drawer.get_by_role("link", name="#dualis").get_attribute("href"))
    taker = open_page(server.address + link[link.index("/t/") :])
    dealt(taker, 13)
    expect(giver.get_by_text("opened on another device")).to_be_visible()
    assert taker.evaluate("location.hash") == ""
    taker.reload()
    dealt(taker, 13)
    giver.reload()
    expect(giver.get_by_text("You are watching")).to_be_visible()


def test_the_hosts_menu_is_for_everybody(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "DUOS")
    drawer = menu(page)
    drawer.get_by_role("button", name="Hand over my seat").click()
    examine(page, "host")


def test_the_hosts_menu_speaks_german(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.get_by_label("Language").select_option("Deutsch")
    page.get_by_role("button", name="Dualis gegen Bots spielen").click()
    dealt(page, 13)
    page.get_by_role("button", name="Tischmenü").click()
    heading = page.get_by_role("heading", name="Für den Gastgeber")
    heading.scroll_into_view_if_needed()
    page.get_by_role("button", name="Partie abbrechen").click()
    expect(page.get_by_role("button", name="Weiterspielen")).to_be_focused()
    at_rest(page)
    screenshot(page, "host-german-phone-light")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
