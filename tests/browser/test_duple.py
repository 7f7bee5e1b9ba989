"""Duple in real browsers, on a real server."""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.amounts import some
from tests.browser import tables
from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import DESKTOP, PHONE, OpenPage, TableServer, screenshot
from tests.browser.devices import NOTHING, Devices
from tests.browser.doors import come_in
from tests.browser.games.duple import (
    NO_WORD,
    OPEN,
    YES,
    agree,
    asked,
    deciding,
    draw,
    good_word,
    move,
    plural,
    say,
)
from tests.browser.staging import SIDEWAYS, Staged, staged
from tests.browser.stored import WIDE, Moment, moments, table
from tests.browser.tables import add_bots, deal, lose_connection, play_to_the_end, play_until
from tests.browser.tapping import place_of
from tests.browser.test_every_page import violations
from tests.browser.test_host import menu
from tools.web_fixtures import NAMES

WITH_KEYBOARD = (360, 330)
"""What is left of a phone when its keyboard is shown."""

PLAIN: Mapping[str, str] = {}
UNHURRIED = {"Seconds per face-off": "300"}
"""Looking at a page may take a slow machine longer than a race lasts."""
INPUT = ".answer input"
RACE = "[data-race]"
STEADY = ("div.bar", INPUT, "[data-place='draw-0']")


def open_table(page: Page, options: Mapping[str, str]) -> str:
    """Open a table of Duple for friends; gives its address."""
    return tables.open_table(page, "Duple", **{**UNHURRIED, **options})


def pair(
    open_page: OpenPage,
    size: tuple[int, int] = DESKTOP,
    theme: str = "light",
    options: Mapping[str, str] = PLAIN,
    seats: int = 2,
) -> tuple[Page, Page]:
    """Two people at a table, Ada and Bo; bots on the other seats."""
    ada = open_page(NOTHING, size=size, theme=theme)
    bo = open_page(NOTHING, size=size, theme=theme)
    come_in(bo, open_table(ada, options), "Bo")
    add_bots(ada, seats - 2)
    deal(ada)
    for page in (ada, bo):
        page.locator(INPUT).wait_for()
    return ada, bo


def draw_until_a_race(*pages: Page) -> None:
    """Whoever may draws, until two race for a word that there is; a race of two is for all pages."""
    race_that(lambda page: good_word(page) is not None, *pages)


def race_that(suits: Callable[[Page], bool], *pages: Page) -> None:
    """Draw, and agree that there is no word, until all pages show a race that suits."""

    def found(page: Page) -> bool:
        return page.locator(OPEN).count() > 0 and suits(page)

    def go_on(page: Page) -> bool:
        return draw(page) if not page.locator(OPEN).count() else not suits(page) and agree(page)

    play_until(lambda: all(map(found, pages)), go_on, *pages)


@pytest.mark.parametrize(
    ("size", "theme"), some([(PHONE, "dark"), (DESKTOP, "light"), (PHONE, "light"), (DESKTOP, "dark")], 1)
)
def test_two_people_race(open_page: OpenPage, size: tuple[int, int], theme: str) -> None:
    """A wrong word costs nothing and is seen by both; a right one wins for both to see."""
    ada, bo = pair(open_page, size, theme)
    name = f"{'phone' if size == PHONE else 'desktop'}-{theme}"
    screenshot(ada, f"duple-opening-{name}")
    draw_until_a_race(ada, bo)
    for page in (ada, bo):
        expect(page.locator(INPUT)).to_be_focused()
    say(bo, "zzzzz")
    expect(bo.get_by_role("alert").filter(has_text="ZZZZZ")).to_be_visible()
    expect(ada.get_by_role("list", name="Words so far")).to_contain_text("ZZZZZ")
    for page in (ada, bo):
        assert violations(page) == []
    screenshot(bo, f"duple-refused-{name}")
    word = good_word(ada)
    assert word
    ada.keyboard.type(word)
    expect(ada.locator(".found")).to_have_count(ada.locator(".letter:not(.through)").count())
    screenshot(ada, f"duple-race-{name}")
    ada.keyboard.press("Enter")
    for page in (ada, bo):
        expect(page.get_by_text(re.compile(rf"\b{word}\b", re.IGNORECASE)).first).to_be_visible()
        expect(page.locator("[data-place='seat-0'] .winnings")).to_contain_text("1 point")
    assert violations(ada) == []
    screenshot(bo, f"duple-lost-{name}")


def test_two_people_and_a_bot_play_to_the_end_and_no_frame_tells_what_lies_face_down(
    open_page: OpenPage,
) -> None:
    """A race is short, because a bot takes its time to agree that there is no word."""
    options = {"Photo finish": "0", "Seconds per face-off": "10", "Category Cards": "off"}
    ada, bo = pair(open_page, options=options, seats=3)
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    bo.on("websocket", listen)
    bo.reload()
    bo.locator(INPUT).wait_for()
    play_to_the_end("duple", ada, bo, deciding=deciding())
    for page in (ada, bo):
        expect(page.get_by_role("table")).to_contain_text("Points")
        expect(page.get_by_role("table")).to_contain_text("Fastest word")
    screenshot(ada, "duple-result-desktop-light")
    updates = [frame["view"] for frame in frames if frame["type"] == "update"]
    assert len(updates) > 64
    for view in updates:
        assert all(pile["type"] == "hidden" for pile in view["draw_piles"])


def test_the_table_votes_on_a_word(open_page: OpenPage) -> None:
    ada, bo = pair(open_page, size=PHONE, options={"Judge": "table"})
    draw_until_a_race(ada, bo)
    word = good_word(ada)
    assert word
    say(ada, word)
    expect(bo.get_by_role("heading", name=f"Does {word.upper()} count?")).to_be_visible()
    expect(ada.get_by_role("button", name=YES, exact=True)).to_be_hidden()
    assert violations(bo) == []
    screenshot(bo, "duple-vote-phone-light")
    bo.get_by_role("button", name="It doesn’t count", exact=True).click()
    expect(ada.get_by_role("list", name="Words so far")).to_contain_text("does not count")


def refused_plural(ada: Page, bo: Page) -> tuple[str, Locator]:
    """Bo says a plural, which the dictionary refuses: the word, and the button to challenge that."""
    draw_until_a_race(ada, bo)
    word = plural(bo)
    assert word
    say(bo, word)
    doubt = bo.get_by_role("button", name=f"Have the table vote: {word.upper()} should count")
    expect(doubt).to_be_visible()
    return word, doubt


@pytest.mark.parametrize(
    ("size", "theme", "keys"), [(PHONE, "light", False), (DESKTOP, "dark", True)], ids=["taps", "keys"]
)
def test_a_refused_word_is_challenged_and_counts_when_the_other_says_so(
    open_page: OpenPage, size: tuple[int, int], theme: str, keys: bool
) -> None:
    """One tap or one key each, though both have the cursor where words are typed."""
    ada, bo = pair(open_page, size, theme, options={"Category Cards": "off"})
    name = f"{'phone' if size == PHONE else 'desktop'}-{theme}"
    word, doubt = refused_plural(ada, bo)
    screenshot(bo, f"duple-doubt-{name}")
    bo.keyboard.press("0") if keys else doubt.click()
    expect(ada.get_by_role("heading", name=f"Does {word.upper()} count?")).to_be_visible()
    expect(bo.get_by_role("button", name=YES, exact=True)).to_be_hidden()
    for page in (ada, bo):
        expect(page.get_by_text("The dictionary rejects it")).to_be_visible()
        assert violations(page) == []
    screenshot(ada, f"duple-appeal-{name}")
    counts = ada.get_by_role("button", name=YES, exact=True)
    expect(counts).to_be_in_viewport(ratio=0.95)
    if keys:
        expect(ada.locator(INPUT)).to_be_focused()
        ada.keyboard.press("1")
        expect(counts).to_be_hidden()
        expect(ada.locator(INPUT)).to_have_value("")
    else:
        counts.click()
    for page in (ada, bo):
        expect(page.locator("[data-place='seat-1'] .winnings")).to_contain_text("1 point")
    screenshot(ada, f"duple-overturned-{name}")


def test_focus_is_kept_where_words_are_challenged_and_voted_on_bug(open_page: OpenPage) -> None:
    """When a button goes that was pressed by keyboard, the input has it, or what comes next."""
    ada, bo = pair(open_page, options={"Category Cards": "off"})
    _, doubt = refused_plural(ada, bo)
    doubt.press("Enter")
    counts = ada.get_by_role("button", name=YES, exact=True)
    counts.focus()
    expect(doubt).to_be_hidden()
    assert_focus_is_kept(bo)
    ada.keyboard.press("Enter")
    expect(ada.locator("[data-place='seat-1'] .winnings")).to_contain_text("1 point")
    assert_focus_is_kept(ada)


def assert_focus_is_kept(page: Page) -> None:
    """Something of the table has it."""
    expect(page.locator(".duple :focus")).to_have_count(1)


def test_an_accepted_word_is_challenged_by_a_key_and_the_race_is_run_again(open_page: OpenPage) -> None:
    ada, bo = pair(open_page, options={"Photo finish": "0"})
    draw_until_a_race(ada, bo)
    word = good_word(ada)
    assert word
    say(ada, word)
    doubt = bo.get_by_role("button", name=f"Have the table vote: should {word.upper()} count?")
    expect(doubt).to_be_visible()
    screenshot(bo, "duple-doubt-accepted-desktop-light")
    bo.keyboard.press("0")
    ada.get_by_role("button", name="It doesn’t count", exact=True).click()
    for page in (ada, bo):
        expect(page.locator("[data-place='seat-0'] .winnings")).to_contain_text("0 points")


def test_what_the_table_decided_holds_in_its_next_match_and_as_a_file(
    open_page: OpenPage, tmp_path: Path
) -> None:
    ada, bo = pair(open_page, options={"Category Cards": "off", "Photo finish": "0"})
    word, doubt = refused_plural(ada, bo)
    doubt.click()
    ada.get_by_role("button", name=YES, exact=True).click()
    expect(ada.locator("[data-place='seat-1'] .winnings")).to_contain_text("1 point")
    drawer = menu(ada)
    expect(drawer.get_by_text("1 decision counts in the next match.")).to_be_visible()
    with ada.expect_download() as kept:
        drawer.get_by_role("button", name="Save decisions to a file").click()
    assert re.fullmatch(rf"{word}; No category; yes; 20\d\d-\d\d-\d\d\n", kept.value.path().read_text())
    bring_files(drawer, tmp_path)
    assert violations(ada) == []
    screenshot(ada, "duple-decisions-desktop-light")
    drawer.get_by_role("button", name="End the match").click()
    drawer.get_by_role("button", name="End the match").last.click()
    for page in (ada, bo):
        page.get_by_role("button", name="Play again").wait_for()
    for page in (ada, bo):
        page.get_by_role("button", name="Play again").click()
    race_that(partial(holds, word), ada, bo)
    say(bo, word)
    for page in (ada, bo):
        decided = page.locator(".precedent")
        expect(decided).to_have_text(re.compile(rf"^{word.upper()} counts, as you decided on \w+day\.$"))
    screenshot(bo, "duple-precedent-desktop-light")


def bring_files(drawer: Locator, folder: Path) -> None:
    """A broken file is told by its line, and a good one counts from the next match on."""
    file = folder / "friday.txt"
    field = drawer.get_by_label("Load decisions from a file")
    file.write_text("# Friday\nmicrowave\n")
    field.set_input_files(file)
    expect(drawer.get_by_text("Line 2, “microwave”, cannot be read")).to_be_visible()
    file.write_text("microwave; Object; yes; 2026-11-13\n")
    field.set_input_files(file)
    expect(drawer.get_by_text("2 decisions count in the next match.")).to_be_visible()


def holds(word: str, page: Page) -> bool:
    """Whether the word has the letters of the race that the page shows."""
    task = asked(page)
    return task is not None and not Counter(task[1].lower()) - Counter(word)


def test_all_agree_that_there_is_no_word(open_page: OpenPage) -> None:
    ada, bo = pair(open_page)
    draw_until_a_race(ada, bo)
    ada.get_by_role("button", name=NO_WORD).click()
    expect(bo.locator(RACE)).to_contain_text("gave up")
    bo.get_by_role("button", name=NO_WORD).click()
    for page in (ada, bo):
        expect(page.get_by_text("Nobody found a word")).to_be_visible()


def test_letters_and_input_stay_in_sight_above_a_keyboard(open_page: OpenPage) -> None:
    ada, bo = pair(open_page, PHONE)
    draw_until_a_race(ada, bo)
    ada.set_viewport_size({"width": WITH_KEYBOARD[0], "height": WITH_KEYBOARD[1]})
    expect(ada.locator(".cramped")).to_be_visible()
    for part in (f"{RACE} .letter >> nth=0", f"{RACE} .letter >> nth=1", INPUT, f"{RACE} .task"):
        expect(ada.locator(part)).to_be_in_viewport(ratio=0.95)
    font = ada.locator(INPUT).evaluate("input => parseFloat(getComputedStyle(input).fontSize)")
    assert font >= 16
    screenshot(ada, "duple-keyboard-phone-light")


def test_who_sees_no_word_can_say_so_on_a_phone_held_sideways_bug(
    devices: Devices, server: TableServer
) -> None:
    """There the race has the whole page; only a keyboard, which can be put away, covers the button."""
    with staged(devices, server.address, "sideways", SIDEWAYS) as stage:
        show(stage, NAMES[:2], a_race(NAMES[:2]))
        no_word = stage.page.get_by_role("button", name=NO_WORD)
        expect(no_word).to_be_in_viewport(ratio=0.95)
        expect(no_word).to_be_enabled()


def test_the_time_keeps_its_corner_whatever_stands_beside_the_title_bug(
    devices: Devices, server: TableServer
) -> None:
    names = NAMES[:2]
    appeal = next(each for each in moments("duple", names, 0) if each.after["view"]["appeal"])
    with staged(devices, server.address, "phone", PHONE) as stage:
        show(stage, names, appeal)
        title, time = (place_of(stage.page.locator(f".appeal {part}")) for part in ("h2", ".countdown"))
        assert time["y"] < title["y"] + title["height"]


BROKEN = """words => words.filter(word => {
  const range = document.createRange();
  range.selectNodeContents(word);
  return range.getClientRects().length > 1;
}).map(word => word.textContent)"""


def test_the_word_that_won_is_never_broken_bug(devices: Devices, server: TableServer) -> None:
    """Not even where the verdict has the least room, as beside a teacher on a phone held sideways."""
    names = NAMES[:3]
    won = [each for each in moments("duple", names, 0) if "in face_off_won" in each.parts]
    with staged(devices, server.address, "sideways", (640, SIDEWAYS[1])) as stage:
        for moment in won:
            show(stage, names, moment._replace(after={**moment.after, "choices": []}))
            assert stage.page.locator(".torn .word").evaluate_all(BROKEN) == []


def a_race(names: Sequence[str]) -> Moment:
    """One in which the first of them may say a word."""
    return next(
        each
        for each in moments("duple", names, 0)
        if any(choice["type"] == "give_up" for choice in each.after["choices"])
    )


def show(stage: Staged, names: Sequence[str], moment: Moment) -> None:
    """All of it, to its last beat."""
    stage.table(table("duple", names, "playing", "match"))
    for _ in stage.pictures(moment):
        pass


def test_the_table_fits_a_phone_and_nothing_jumps(open_page: OpenPage) -> None:
    ada, bo = pair(open_page, PHONE)
    places = [place_of(ada.locator(part)) for part in STEADY]
    assert places[0]["y"] + places[0]["height"] == PHONE[1]
    draw_until_a_race(ada, bo)
    assert [place_of(ada.locator(part)) for part in STEADY] == places
    hidden = ada.evaluate("(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))")
    assert hidden == 0
    assert ada.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_break_in_the_middle_of_a_race_is_mended(open_page: OpenPage) -> None:
    ada, bo = pair(open_page)
    draw_until_a_race(ada, bo)
    letters = ada.locator(f"{RACE} .letter").count()
    lose_connection(ada)
    expect(ada.locator(f"{RACE} .letter")).to_have_count(letters)
    word = good_word(ada)
    assert word
    ada.locator(INPUT).fill(word)
    ada.locator(INPUT).press("Enter")
    expect(bo.locator("[data-place='seat-0'] .winnings")).to_contain_text("1 point")


def test_spectators_watch_the_race(open_page: OpenPage) -> None:
    ada, bo = pair(open_page)
    draw_until_a_race(ada, bo)
    watching = open_page(ada.url)
    expect(watching.locator(RACE)).to_be_visible()
    expect(watching.locator(INPUT)).to_have_count(0)
    say(ada, "zzzzz")
    expect(watching.get_by_role("list", name="Words so far")).to_contain_text("ZZZZZ")
    assert violations(watching) == []
    screenshot(watching, "duple-watching-desktop-light")
    move(bo)
    expect(watching.locator("[data-place='seat-1'] .winnings")).to_contain_text("1 point")


def doubtful(moment: Moment) -> Moment:
    """A race in which somebody has given up, after one of which three words may be challenged yet."""
    update = deepcopy(moment.after)
    view, now = update["view"], update["now"]
    judged = [
        {"seat": seat, "word": word, "accepted": True, "at": now, "until": now + 60_000}
        for seat, word in ((1, "increased"), (2, "daughter"), (3, "uncharacteristic"))
    ]
    view["settled"] = view["settled"][:1]
    view["settled"][0]["race"]["judged"] = judged
    view["race"] |= {"judged": [], "gave_up": [1]}
    offered = [{"type": "challenge", "speaker": said["seat"], "word": said["word"]} for said in judged]
    return moment._replace(after={**update, "choices": offered})


def test_words_of_the_race_before_are_read_whole_and_lie_under_no_note_bug(
    devices: Devices, server: TableServer
) -> None:
    names = WIDE[:4]
    after_another = next(
        each
        for each in moments("duple", names, 0)
        if each.after["view"]["race"] and each.after["view"]["settled"] and not each.after["view"]["appeal"]
    )
    with staged(devices, server.address, "phone", PHONE, script=MEASURE) as stage:
        stage.table(table("duple", names, "playing", "match"))
        for _ in stage.pictures(doubtful(after_another)):
            expect(stage.page.locator(".before li")).to_have_count(3)
            assert found(stage.page) == []
