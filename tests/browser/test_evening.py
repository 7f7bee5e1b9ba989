"""An evening: a screen opens a room, phones come, one game follows another, and results wait for readers.

It is played by people of three kinds: with fingers, with the keyboard alone, and at night by those for whom
nothing may move. On a change they play together; where there is time, each kind has its own evening, too.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amounts import some
from tests.browser.conftest import PHONE, OpenPage, TableServer
from tests.browser.devices import NOTHING
from tests.browser.games import duos, duple
from tests.browser.hands import KEYBOARD, MOUSE, TOUCH, Hands
from tests.browser.tables import all_have_shuffled, deal, hurry_to_the_end, open_table, sit_down, wait_until
from tests.browser.tapping import place_of
from tests.browser.test_every_page import CHANGED_BY_NIGHT, Theme, violations
from tests.browser.test_host import break_off, menu

TV, LAPTOP = (1280, 720), (1280, 800)
EVERYBODY = ("Ada", "Bo", "Cleo", "Dan")
OTHER: Mapping[Theme, Theme] = {"light": "dark", "dark": "light"}
Way = tuple[Hands, Theme]
"""Hands, and the theme that goes with them."""

WINNERS = "() => window.latest.outcome.winners.map(seat => window.table.seats[seat].name)"
ABSENT = "() => window.table.people.filter(person => !person.present).map(person => person.name)"

TRAVELLING = """() => document.getAnimations().filter(motion =>
  motion.effect.getComputedTiming().activeDuration > 1 &&
  motion.effect.getKeyframes().some(({ transform, translate, rotate, scale, top, left }) =>
    [transform, translate, rotate, scale, top, left].some(change => change && change !== "none")),
).map(motion => motion.effect.target.className)"""
"""What moves on a page, and is more than a fade."""


class Party:
    """People in a room, with the hands that they have."""

    def __init__(self, open_page: OpenPage, ways: Iterable[Way]) -> None:
        self._open_page = open_page
        self._ways = cycle(ways)
        self._people: dict[Page, Way] = {}

    def device(self, size: tuple[int, int]) -> Page:
        """The next one's device, with the home page."""
        hands, theme = next(self._ways)
        page = self._open_page(size=size, touch=hands.touch, motion=hands.motion, theme=theme)
        self._people[page] = hands, theme
        return page

    def press(self, page: Page, name: str) -> None:
        """Press a button."""
        self.press_on(page.get_by_role("button", name=name, exact=True))

    def press_on(self, part: Locator) -> None:
        """Press a part of a page with the hands of whoever has it."""
        self._people[part.page][0].press(part)

    def write(self, field: Locator, words: str) -> None:
        """Write something into a field."""
        self._people[field.page][0].write(field, words)

    def to_the_room(self, code: str, size: tuple[int, int] = PHONE) -> Page:
        """Somebody types the code."""
        page = self.device(size)
        self.write(page.get_by_label("Room code"), code)
        self.press(page, "Join")
        return page

    def come_in(self, page: Page, name: str) -> None:
        """Somebody says who they are, and is in."""
        self.write(page.get_by_label("Your name"), name)
        self.press_on(page.get_by_role("button", name="Join").last)

    def put(self, page: Page, game: str) -> None:
        """The host puts a game on the table."""
        self.press_on(page.get_by_role("button", name=f"Choose {game}"))

    def look_at(self, page: Page) -> None:
        """Everybody can use what is on a page; nothing moves for whoever wants it so.

        On a change some of them have it dark and the others light; where there is time, everybody has both.
        """
        hands, theme = self._people[page]
        assert violations(page) == []
        for other in some([OTHER[theme]], 0):
            page.emulate_media(color_scheme=other)
            assert violations(page, CHANGED_BY_NIGHT) == []
            page.emulate_media(color_scheme=theme)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
        if not hands.motion:
            assert page.evaluate(TRAVELLING) == []


WAYS: Mapping[str, Way] = {
    "without-motion": (MOUSE, "dark"),
    "keyboard": (KEYBOARD, "light"),
    "touch": (TOUCH, "light"),
}
"""Together: the first is the screen's, the next the host's."""


@pytest.fixture(params=some(["together", *WAYS], 1))
def party(open_page: OpenPage, request: pytest.FixtureRequest) -> Party:
    """People who have not met yet; the next device is of the next kind."""
    kind: str = request.param
    return Party(open_page, WAYS.values() if kind == "together" else [WAYS[kind]])


def test_an_evening_of_one_room_and_several_games(party: Party, server: TableServer) -> None:
    screen = party.device(TV)
    party.press(screen, "Use this screen as the TV")
    code = screen.locator("aside .code").inner_text()
    party.look_at(screen)
    ada, bo, cleo = (party.to_the_room(code) for _ in range(3))
    expect(bo.get_by_role("button", name="Join")).to_be_visible()
    party.look_at(bo)
    for page, name in zip((ada, bo, cleo), EVERYBODY, strict=False):
        party.come_in(page, name)
        expect(screen.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    agree_on_duos(party, ada, bo, screen)
    start(party, ada)
    expect(cleo.locator("[data-spot]")).to_have_count(12)

    dan = party.to_the_room(code, LAPTOP)
    come_in_during(party, dan, "Dan")
    expect(screen.get_by_text("Next to play: Dan")).to_be_visible()
    for page in (cleo, dan, screen):
        party.look_at(page)
    hurry_to_the_end(ada, bo, cleo, deciding=duos.DECIDING)
    won = Counter(cleo.evaluate(WINNERS))
    expect(screen.get_by_text("0 of 4 are ready")).to_be_visible()
    assert sheet(screen) == told(won, {"Ada": 1, "Bo": 1, "Cleo": 1})
    for page in (cleo, screen):
        party.look_at(page)

    go_on_with_duple(party, ada, bo, dan)
    expect(cleo.get_by_text("The next match has begun")).to_be_visible()
    party.press(cleo, "Go to the match")
    expect(cleo.locator(".draw").first).to_be_visible()
    drop_out_and_come_back(party, bo, server.address, seen_by=ada)
    hurry_to_the_end(ada, bo, cleo, dan, deciding=duple.deciding())
    won.update(dan.evaluate(WINNERS))
    for page in (screen, bo):
        expect(evening(page).get_by_text(re.compile("^Most like the others.*: Ada and Bo$"))).to_be_visible()
        assert sheet(page) == told(won, {"Ada": 2, "Bo": 2, "Cleo": 2, "Dan": 1})
        party.look_at(page)
    party.press(screen, "For the host")
    show_out(party, screen, dan, "Dan")


def test_people_take_turns_where_a_game_has_fewer_places_than_the_room_has_people_bug(
    open_page: OpenPage,
) -> None:
    ada = open_page(NOTHING)
    address = open_table(ada, "UNO Duo")
    bo, cleo = open_page(address), open_page(address)
    screen = open_page(f"{address}/screen", size=TV)
    sit_down(bo, 1, "Bo")
    come_to_wait(cleo, "Cleo")
    deal(ada)
    expect(cleo.get_by_text("You’ll play in the next match.")).to_be_visible()
    break_off(ada)
    expect(cleo.get_by_role("button", name="Play again")).to_be_visible()
    expect(bo.get_by_text("You sit out the next match: others have waited longer.")).to_be_visible()
    expect(bo.get_by_role("button", name="Play again")).to_have_count(0)
    expect(screen.get_by_text("Next to play: Bo")).to_be_visible()
    question = place_of(screen.locator(".again"))
    assert question["height"] < place_of(screen.locator(".told"))["height"]

    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Start now").click()
    expect(bo.get_by_text("The next match has begun")).to_be_visible()
    bo.get_by_role("button", name="Go to the match").click()
    expect(bo.get_by_text("You’ll play in the next match.")).to_be_visible()
    leave(bo)
    wait_until(ada, lambda: "Bo" not in ada.evaluate(NAMES))


NAMES = "() => window.table.people.map(person => person.name)"


def come_to_wait(page: Page, name: str) -> None:
    """Somebody comes into a room whose game has no place left."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def leave(page: Page) -> None:
    """Somebody leaves for good, and says so twice."""
    drawer = menu(page)
    for _ in range(2):
        drawer.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Five games")).to_be_visible()


def test_home_leads_back_to_a_room_between_two_matches_bug(open_page: OpenPage, server: TableServer) -> None:
    ada = open_page(NOTHING)
    bo = open_page(open_table(ada, "Dualis"))
    sit_down(bo, 1, "Bo")
    deal(ada)
    expect(bo.locator("[data-card]").first).to_be_visible()
    break_off(ada)
    expect(bo.get_by_role("button", name="Play again")).to_be_visible()
    bo.goto(server.address)
    bo.get_by_role("link", name="Go back to Dualis").click()
    expect(bo.get_by_role("button", name="Play again")).to_be_visible()


def test_whoever_comes_between_two_matches_finds_the_door_bug(open_page: OpenPage) -> None:
    ada = open_page(NOTHING)
    address = open_table(ada, "Duple")
    deal(ada)
    expect(ada.locator(".draw").first).to_be_visible()
    break_off(ada)
    bo = open_page(address)
    bo.get_by_role("button", name="Join").click()
    come_to_wait(bo, "Bo")
    wait_until(ada, lambda: "Bo" in ada.evaluate(NAMES))


def agree_on_duos(party: Party, host: Page, guest: Page, screen: Page) -> None:
    """The host picks a game, and a guest raises a hand for another one."""
    party.put(host, "DUOS")
    expect(guest.get_by_text("Waiting for Ada to start.")).to_be_visible()
    party.press_on(guest.get_by_role("button", name="Suggest Duple"))
    expect(host.get_by_role("button", name="Choose Duple (suggested by Bo)")).to_be_visible()
    expect(screen.get_by_role("listitem").filter(has_text="Bo")).to_contain_text("suggests Duple")
    for page in (host, guest, screen):
        party.look_at(page)


def come_in_during(party: Party, page: Page, name: str) -> None:
    """Somebody comes while the others play: they look on, and are next."""
    party.press(page, "Join")
    party.come_in(page, name)
    expect(page.get_by_text("You’ll play in the next match.")).to_be_visible()


def go_on_with_duple(party: Party, host: Page, reader: Page, late: Page) -> None:
    """The host goes on; whoever still reads the result is not hurried; whoever came late plays, too."""
    party.press(host, "Back to the room")
    party.put(host, "Duple")
    expect(reader.locator("#result-title")).to_be_visible()
    party.press(reader, "Back to the room")
    expect(reader.get_by_role("heading", name="Players")).to_be_visible()
    for page in (reader, late):
        party.look_at(page)
    party.press(late, "Back to the room")
    party.press_on(host.get_by_role("button", name="Variants"))
    party.press_on(host.get_by_role("radio", name="First time"))
    party.look_at(host)
    expect(late.get_by_role("button", name="Variants: First time")).to_be_visible()
    host.keyboard.press("Escape")
    start(party, host)
    expect(late.locator(".draw").first).to_be_visible()


def drop_out_and_come_back(party: Party, page: Page, home: str, seen_by: Page) -> None:
    """Somebody closes the page in the middle of a match, and finds the way back on the home page."""
    page.goto(f"{home}/nowhere")
    wait_until(seen_by, lambda: seen_by.evaluate(ABSENT) == ["Bo"])
    expect(seen_by.get_by_text(re.compile(r"^Bo is away\. A bot (takes over|is playing)"))).to_be_visible()
    party.look_at(seen_by)
    page.goto(home)
    party.press_on(page.get_by_role("link", name="Go back to Duple"))
    expect(page.locator(".draw").first).to_be_visible()
    wait_until(seen_by, lambda: seen_by.evaluate(ABSENT) == [])


def show_out(party: Party, host: Page, guest: Page, name: str) -> None:
    """The host shows somebody out, and is asked twice; their device says so."""
    party.press(host, "Back to the room")
    party.press_on(host.locator("[data-chair]").filter(has_text=name).get_by_role("button"))
    remove = host.get_by_role("complementary").get_by_role("button", name=f"Remove {name}")
    party.press_on(remove)
    party.look_at(host)
    party.press_on(remove)
    expect(guest.get_by_role("heading", name="The host removed you from this room.")).to_be_visible()
    expect(guest.get_by_role("button")).to_have_count(0)
    party.look_at(guest)
    guest.reload()
    expect(guest.get_by_role("button", name="Join")).to_be_visible()


def start(party: Party, host: Page) -> None:
    """The host begins, once everybody has brought something to the shuffle."""
    all_have_shuffled(host)
    party.press(host, "Start")


def evening(page: Page) -> Locator:
    """The score sheet of the evening."""
    return page.get_by_role("region", name="Matches so far")


def sheet(page: Page) -> dict[str, str]:
    """What is told of everybody on the score sheet."""
    lines = evening(page).get_by_role("list").first.get_by_role("listitem")
    lines.first.wait_for()
    return {line.locator(".name").inner_text(): line.locator(".unseen").inner_text() for line in lines.all()}


def told(won: Counter[str], played: dict[str, int]) -> dict[str, str]:
    """What there is to tell."""
    return {name: f"won {won[name]} of {matches}" for name, matches in played.items()}
