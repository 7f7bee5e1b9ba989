"""Lessons in real browsers: every one to its end, one by hand, mistakes, breaks, readers, both themes."""

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.amounts import some
from tests.browser.conftest import DESKTOP, PHONE, OpenPage, look, screenshot
from tests.browser.devices import NOTHING
from tests.browser.games import GAMES
from tests.browser.pseudo import examine as examine_texts
from tests.browser.pseudo import marked
from tests.browser.staging import SIDEWAYS
from tests.browser.tables import play_bots
from tests.browser.tapping import SOON, at_rest, place_of, tap
from tests.browser.test_every_page import examine, violations
from twofold.bots.lessons import Answered, follow_lesson
from twofold.engine import installed_games
from twofold.engine.lesson import Lesson, LessonStep, has_lesson, read_lesson
from twofold.puzzles import has_puzzles

TAUGHT = [game for game in GAMES if has_lesson(installed_games[game])]
every_lesson = pytest.mark.parametrize("game", TAUGHT)
SIZES = (PHONE, DESKTOP)
DUALIS: Lesson[Any] = read_lesson(installed_games["dualis"])
FOLLOW = 2
"""The first step of the lesson of Dualis that asks for a card."""

NEXT = re.compile("^⟦?Next")
"""The button that goes on, in the pseudo-language, too; others speak of the next card."""


def speech(page: Page) -> Locator:
    """What the teacher says."""
    return page.get_by_role("region", name="The lesson").get_by_role("status")


def at_step(page: Page, number: int, steps: int) -> None:
    """Wait until the page is at this step, counted from 0, and has said what it says."""
    expect(speech(page)).to_contain_text(f"Step {number + 1} of {steps}.")


def go_on(page: Page, step: LessonStep[Any]) -> None:
    """Read on, or let the step be shown; play a round to its end, and answer a question."""
    if step.answers:
        answer(page, step)
    elif step.round:
        play_round(page)
    else:
        page.get_by_role("button", name="Show me" if step.asks else NEXT).click()


def play_round(page: Page) -> None:
    """Let a bot play the learner's part; every move of it is kept on the device."""
    moved = page.get_by_role("button", name="Show me")
    while True:
        before = kept(page)
        moved.or_(page.get_by_role("button", name=NEXT)).first.click(trial=True)
        if not moved.is_visible():
            return
        try:
            moved.click(timeout=SOON)
        except TookTooLong:  # somebody else has ended the round meanwhile, or the machine is busy
            continue
        expect(page.get_by_role("region", name="The lesson").get_by_role("button").last).to_be_enabled()
        assert kept(page) != before


def kept(page: Page) -> str:
    """What this device has kept of its lessons."""
    return str(page.evaluate("JSON.stringify(Object.entries(localStorage))"))


def answer(page: Page, step: LessonStep[Any]) -> None:
    """Answer wrongly twice, which is explained, and then rightly."""
    answers = page.get_by_role("region", name="The lesson").get_by_role("group").get_by_role("button")
    expect(answers).to_have_count(3)
    for number, key in enumerate(step.answers):
        if key != step.right:
            answers.nth(number).click()
            expect(page.get_by_role("alert").filter(has_text="Try another answer")).to_be_visible()
            expect(answers.nth(number)).to_be_enabled()
    answers.nth(step.answers.index(str(step.right))).click()


Steps = Sequence[LessonStep[Any]]


def read_to(page: Page, number: int, steps: Steps = DUALIS.steps, begin: int = 0) -> None:
    """Go from a step of a lesson to another."""
    for here in range(begin, number):
        at_step(page, here, len(steps))
        go_on(page, steps[here])
    at_step(page, number, len(steps))


def return_to(open_page: OpenPage, game: str, number: int, size: tuple[int, int] = DESKTOP) -> Page:
    """Somebody comes back to a step of a lesson, where all that they did is kept: the way there costs more.

    They did what is asked for, and in a round what a bot advises.
    """
    lesson = read_lesson(installed_games[game])
    course, _ = follow_lesson(installed_games[game], lesson, [])
    while course.number < number:
        advised = course.answer()
        assert advised
        assert course.take(Answered(advised.action)) is None
    page = open_page(NOTHING, size=size)
    done = msgspec.json.encode([each.action for each in course.done]).decode()
    page.evaluate("kept => localStorage.setItem(...kept)", [f"twofold.lesson.{game}", done])
    page.goto(page.url.replace(NOTHING, f"/learn/{game}"))
    at_step(page, number, len(lesson.steps))
    return page


def play(page: Page, card: int, coin: bool) -> None:
    """Choose a card, put a coin on it if one is wanted, and play it."""
    tap(page.locator(f'[data-card="{card}"]'))
    if coin:
        page.get_by_role("button", name=re.compile("^Put a .* coin on")).last.click()
    page.get_by_role("button", name=re.compile("^Play (Star|Moon)")).click()


@every_lesson
def test_every_lesson_leads_to_its_end_beside_a_table_that_fits(open_page: OpenPage, game: str) -> None:
    """Every text of every step is translated, and has room when it is half as long again."""
    page = marked(open_page)
    page.goto(f"{page.url}learn/{game}")
    steps = read_lesson(installed_games[game]).steps
    for number, step in enumerate(steps):
        at_step(page, number, len(steps))
        for size in SIZES if number % 2 else reversed(SIZES):
            fits(page, size, asked=bool(step.answers) and size == PHONE)
            for mark in step.lit:
                is_lit(page, mark)
            if size == PHONE:
                examine_texts(page, words_said(page) if game == "duple" else ())
        go_on(page, step)
    expect(page.get_by_role("heading", name=f"Now you know {installed_games[game].name}")).to_be_focused()
    examine_texts(page)
    leads_on(page, game)


def words_said(page: Page) -> list[str]:
    """Words that players of Duple said stand in capitals, the same in every language."""
    return re.findall(r"\b[A-Z]{2,}\b", page.locator("main").text_content() or "")


def leads_on(page: Page, game: str) -> None:
    """The first thing to do after a lesson is a puzzle of the game, where there are any, or else a match."""
    first = page.get_by_role("main").locator("a, button").first
    if has_puzzles(installed_games[game]):
        expect(first).to_have_attribute("href", f"/puzzles/{game}")
    else:
        expect(first).to_contain_text("Play against bots")


def is_lit(page: Page, mark: str) -> None:
    """The light is on a thing that can be seen."""
    expect(page.locator(f'[data-lights="{mark}"]')).to_be_visible()
    marks = [f'[data-{kind}="{mark}"]:visible' for kind in ("lit", "fly", "place")]
    if mark.startswith("card-"):
        marks.append(f'[data-card="{mark.removeprefix("card-")}"]:visible')
    expect(page.locator(", ".join(marks)).first).to_be_in_viewport(ratio=0.8)


def fits(page: Page, size: tuple[int, int], asked: bool = False) -> None:
    """Nothing sticks out sideways, and nothing of the table is covered; a question has a phone to itself."""
    wanted: ViewportSize = {"width": size[0], "height": size[1]}
    if page.viewport_size != wanted:
        page.set_viewport_size(wanted)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if asked:
        expect(page.locator("main")).to_be_hidden()
        return
    said = page.get_by_role("region", name="The lesson").bounding_box()
    table = page.get_by_role("main").bounding_box()
    assert said
    assert table
    assert said["y"] + said["height"] <= table["y"]


@every_lesson
def test_axe_finds_no_violation_in_any_lesson(open_page: OpenPage, game: str) -> None:
    steps = read_lesson(installed_games[game]).steps
    asking = next(number for number, step in enumerate(steps) if step.asks)
    examine(return_to(open_page, game, asking), f"learn-{game}")


@pytest.mark.parametrize("size", some(SIZES, 1))
def test_dualis_is_learned_by_doing_and_then_played(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    page.get_by_role("link", name="Learn Dualis step by step").click()
    for number, step in enumerate(DUALIS.steps):
        at_step(page, number, len(DUALIS.steps))
        if step.do:
            play(page, step.do[0].card, step.do[0].coin)
        else:
            go_on(page, step)
    expect(page.get_by_role("heading", name="Now you know Dualis")).to_be_focused()
    at_rest(page)
    screenshot(page, f"learn-over-{'phone' if size == PHONE else 'desktop'}-light")
    assert violations(page) == []
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("[data-card]")).to_have_count(13)


def test_dualis_is_learned_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/learn/dualis")
    for number, step in enumerate(DUALIS.steps[: FOLLOW + 2]):
        at_step(page, number, len(DUALIS.steps))
        expect(speech(page)).to_be_focused()
        if step.do:
            walk_to(page, step.do[0].card)
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        else:
            press_until(page, "Next")
            page.keyboard.press("Enter")
    at_step(page, FOLLOW + 2, len(DUALIS.steps))


def press_until(page: Page, label: str) -> None:
    """Tab on from the teacher's words to a button."""
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == label:
            return
    raise AssertionError(f"{label!r} is not near what was said")


def walk_to(page: Page, card: int) -> None:
    """Tab into the hand and walk to a card."""
    for _ in range(40):
        held = page.evaluate("document.activeElement.dataset.card ?? ''")
        if held == str(card):
            return
        page.keyboard.press("ArrowRight" if held else "Tab")
    raise AssertionError(f"card {card} cannot be reached")


def test_a_mistake_is_answered_with_the_rule_and_nothing_moves_on(open_page: OpenPage) -> None:
    page = return_to(open_page, "dualis", FOLLOW)
    tap(page.locator("[data-card].barred").first)
    expect(page.get_by_role("alert").filter(has_text="You still have a")).to_be_visible()
    page.get_by_role("button", name="Read rule DUALIS-5").click()
    expect(page.locator("#DUALIS-5")).to_be_in_viewport()
    page.keyboard.press("Escape")
    play(page, 17, coin=False)
    expect(page.get_by_role("alert").filter(has_text="Otto’s 7 is higher")).to_be_visible()
    expect(speech(page)).to_contain_text(f"Step {FOLLOW + 1} of")


def test_the_table_stands_still_under_what_is_explained_and_no_refusal_outlives_its_step(
    open_page: OpenPage,
) -> None:
    page = return_to(open_page, "dualis", FOLLOW)
    refused = page.get_by_role("alert").filter(has_text=re.compile("."))
    tap(page.locator("[data-card].barred").first)
    expect(refused).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    at_step(page, FOLLOW + 1, len(DUALIS.steps))
    expect(refused).to_have_count(0)
    trick = page.get_by_role("region", name="The trick").locator("[data-fly]")
    expect(trick).to_have_count(4)
    page.locator("main").click(position={"x": 4, "y": 4})
    expect(trick).to_have_count(4)
    expect(speech(page)).to_contain_text("Highlighted: Star 13 Blue")
    page.reload()
    at_step(page, FOLLOW + 1, len(DUALIS.steps))
    expect(trick).to_have_count(4)


LIES_ON = """words => [...document.querySelectorAll("[data-lights]")].filter(ring => {
  const [said, lit] = [words.querySelector("p").getBoundingClientRect(), ring.getBoundingClientRect()];
  return said.left < lit.right && lit.left < said.right && said.top < lit.bottom && lit.top < said.bottom;
}).map(ring => ring.dataset.lights)"""
"""What is in the light and covered by words."""


@pytest.mark.parametrize("size", SIZES)
def test_no_refusal_lies_on_what_the_light_shows_bug(open_page: OpenPage, size: tuple[int, int]) -> None:
    """It is said above the bar, where the hand is: the card to be taken lay under it."""
    page = return_to(open_page, "dualis", FOLLOW, size)
    refused = page.get_by_role("alert").filter(has_text=re.compile("."))
    for wrong in ("barred", "playable"):
        if wrong == "playable":
            play(page, 17, coin=False)
            expect(refused).to_contain_text("Otto’s 7 is higher")
        else:
            tap(page.locator("[data-card].barred").first)
            expect(refused).to_contain_text("You still have a")
        at_rest(page)
        assert refused.evaluate(LIES_ON) == []
    expect(refused).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES)
def test_the_light_goes_up_with_a_card_that_is_chosen_and_is_on_no_other_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """A chosen card stood half in the shade, and what was said against it lay on its number."""
    page = return_to(open_page, "dualis", FOLLOW, size)
    card, ring = page.locator('[data-card="25"]'), page.locator('[data-lights="card-25"]')
    play(page, 25, coin=True)
    refused = page.get_by_role("alert").filter(has_text="without a coin")
    expect(refused).to_be_visible()
    face, light = place_of(card.locator(".card")), place_of(ring)
    assert light["y"] <= face["y"]
    assert refused.evaluate(LIES_ON) == []
    if size == DESKTOP:
        assert light["x"] + light["width"] < place_of(page.locator('[data-card="29"] .card'))["x"] + LEAST_LIT


def test_sideways_the_teacher_is_beside_the_table_and_no_verdict_lies_on_the_hand_bug(
    open_page: OpenPage,
) -> None:
    """Above it the table had half of a phone's height: the verdict was cut off and lay over the hand."""
    page = return_to(open_page, "dualis", FOLLOW + 1, SIDEWAYS)
    said, table, verdict, hand = (
        place_of(part)
        for part in (
            page.get_by_role("region", name="The lesson"),
            page.get_by_role("main"),
            page.locator("[data-read=verdict]"),
            page.get_by_role("toolbar", name="Your hand"),
        )
    )
    assert said["x"] + said["width"] <= table["x"]
    assert table["y"] <= verdict["y"]
    assert verdict["y"] + verdict["height"] <= hand["y"]
    assert hand["y"] + hand["height"] <= SIDEWAYS[1]


LEAST_LIT = 20
"""Pixels of the card beside it that a light may show: it is wider than its card, and cards are tilted."""

UNDER_THE_BAR = """() => {
  const bar = document.querySelector("main .bar")?.getBoundingClientRect();
  const main = document.querySelector("main");
  const under = [...main.querySelectorAll("[data-card], button, [data-lit], [data-read]")]
    .filter(part => !part.closest(".bar") && part.checkVisibility({ visibilityProperty: true }))
    .filter(part => bar && part.getBoundingClientRect().bottom > bar.top + 1)
    .map(part => part.getAttribute("aria-label") ?? part.textContent.trim());
  return [...under, ...(main.scrollHeight > main.clientHeight + 1 ? ["the table is scrolled"] : [])];
}"""
"""What of a table lies under its bar."""


@every_lesson
def test_on_a_phone_no_hand_lies_under_the_bar_bug(open_page: OpenPage, game: str) -> None:
    """Below a long text tables were higher than what was left: the bar lay over the edge of the hand."""
    page = open_page(f"/learn/{game}", size=PHONE)
    steps = read_lesson(installed_games[game]).steps
    free = next(number for number, step in enumerate(steps) if step.round)
    found = {}
    for number, step in enumerate(steps[: free + 1]):
        at_step(page, number, len(steps))
        at_rest(page)
        if under := look(page, UNDER_THE_BAR):
            found[step.say] = under
        if number < free:
            go_on(page, step)
    assert found == {}


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_a_question_and_what_is_said_to_a_wrong_answer_are_seen_whole_on_a_phone_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """A strip of the table was left below the answers; sideways, a wrong one scrolled the question away."""
    page = return_to(open_page, "uno-duo", len(read_lesson(installed_games["uno-duo"]).steps) - 1, size)
    lesson = page.get_by_role("region", name="The lesson")
    lesson.get_by_role("button", name="Whoever is first").click()
    wrong = page.get_by_role("alert").filter(has_text="Try another answer")
    for part in (speech(page), *lesson.get_by_role("button").all(), wrong):
        expect(part).to_be_in_viewport(ratio=1)
    expect(page.locator("main")).to_be_hidden()


def test_what_was_refused_is_gone_when_the_round_goes_on_bug(open_page: OpenPage) -> None:
    """Whoever let a bot move on read on what was wrong with a move of their own long before."""
    steps = read_lesson(installed_games["uno-duo"]).steps
    free = next(number for number, step in enumerate(steps) if step.round)
    page = return_to(open_page, "uno-duo", free)
    page.get_by_role("button", name=re.compile("^UNO")).click()
    refused = page.get_by_role("alert").filter(has_text="You don’t have to say UNO now")
    expect(refused).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(refused).to_have_count(0)


def test_a_flip_refused_in_a_lesson_is_not_refused_again_in_its_round_bug(open_page: OpenPage) -> None:
    """The moments of the round are called like those before it: an old refusal stood over the new row."""
    steps = read_lesson(installed_games["duet"]).steps
    last = max(number for number, step in enumerate(steps) if step.otherwise == "not-flip")
    free = next(number for number, step in enumerate(steps) if step.round)
    page = return_to(open_page, "duet", last)
    refused = page.get_by_role("alert").filter(has_text="out of order")
    page.get_by_role("button", name="Place 1: face down").last.click()
    expect(refused).to_be_visible()
    read_to(page, free, steps, begin=last)
    for _ in range(3):
        before = kept(page)
        page.get_by_role("button", name="Show me").click()
        page.wait_for_function(
            "before => JSON.stringify(Object.entries(localStorage)) !== before", arg=before
        )
    expect(page.locator("main [data-place], main [data-lit]").first).to_be_visible()
    expect(refused).to_have_count(0)


def test_the_memory_closes_with_its_step_and_no_light_shines_through_it_bug(open_page: OpenPage) -> None:
    """It stayed open over what the next steps spoke of, and the light cut holes into it."""
    steps = read_lesson(installed_games["uno-duo"]).steps
    meant = next(number for number, step in enumerate(steps) if step.lit == ("looked",))
    page = return_to(open_page, "uno-duo", meant, PHONE)
    light = page.locator('[data-lights="looked"]')
    expect(light).to_be_visible()
    page.get_by_role("button", name=re.compile("^Memory")).click()
    expect(light).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    at_step(page, meant + 1, len(steps))
    expect(page.locator("[data-over]")).to_have_count(0)
    expect(light).to_be_visible()


def test_the_narrator_lays_the_pairs_that_were_told_not_those_taken_apart_bug(open_page: OpenPage) -> None:
    """Marks that were undone before "Show me" stayed on the cards while pairs were laid."""
    steps = read_lesson(installed_games["duos"]).steps
    again = next(number for number, step in enumerate(steps) if step.say == "ready-again")
    page = return_to(open_page, "duos", again)
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Show me").click()
    at_step(page, again + 1, len(steps))
    expect(page.get_by_role("button", name=re.compile("you paired it"))).to_have_count(8)


def test_a_race_held_sideways_leaves_the_teacher_in_sight_bug(open_page: OpenPage) -> None:
    """A race had the whole of a low screen: nobody could read on, or be shown what to do."""
    steps = read_lesson(installed_games["duple"]).steps
    page = open_page("/learn/duple", size=SIDEWAYS)
    for number, step in enumerate(steps):
        at_step(page, number, len(steps))
        expect(speech(page)).to_be_in_viewport(ratio=1)
        go_on(page, step)
    expect(page.get_by_role("heading", name="Now you know Duple")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_what_a_teacher_says_against_a_word_moves_nothing_bug(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """It hung below the bar, beyond the screen: the table was scrolled, and its letters were cut off."""
    steps = read_lesson(installed_games["duple"]).steps
    wrong = next(number for number, step in enumerate(steps) if step.otherwise == "not-castle")
    page = return_to(open_page, "duple", wrong, size)
    page.get_by_role("textbox", name="Your word").fill("table")
    page.keyboard.press("Enter")
    refused = page.get_by_role("alert").filter(has_text="say CASTLE")
    expect(refused).to_be_in_viewport(ratio=1)
    at_rest(page)
    assert page.locator("main").evaluate("main => main.scrollHeight - main.clientHeight") <= 1
    assert refused.evaluate(LIES_ON) == []


def test_a_lesson_goes_on_where_it_was_left_and_back(open_page: OpenPage) -> None:
    page = open_page("/learn/dualis")
    read_to(page, FOLLOW + 1)
    page.reload()
    at_step(page, FOLLOW + 1, len(DUALIS.steps))
    assert json.loads(page.evaluate("localStorage.getItem('twofold.lesson.dualis')"))[-1]["card"] == 25
    page.get_by_role("button", name="Back").click()
    at_step(page, FOLLOW, len(DUALIS.steps))
    expect(page.locator("[data-card]")).to_have_count(9)


def test_the_table_menu_leads_to_the_lesson(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    play_bots(page, "Dualis")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("link", name="Learn it step by step").click()
    at_step(page, 0, len(DUALIS.steps))


def test_a_game_without_a_lesson_says_so(open_page: OpenPage) -> None:
    page = open_page("/learn/chess")
    expect(page.get_by_role("heading", name="There is no lesson for this game.")).to_be_visible()
