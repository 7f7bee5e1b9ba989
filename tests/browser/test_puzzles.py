"""Puzzles in a real browser: by touch and by keyboard, right and wrong, and remembered on the device."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, screenshot
from tests.browser.tapping import tap
from tests.browser.test_every_page import examine
from twofold.games.dualis.actions import PlayCard
from twofold.puzzles import Rating, next_puzzle, position, puzzle_of
from twofold.puzzles.puzzle import numbered


def answer(place: int) -> PlayCard:
    """The play at this place of the first puzzle of Dualis that a stranger gets, the best being 0."""
    puzzle = puzzle_of("dualis", next_puzzle("dualis", Rating(), ()))
    action = numbered(position("dualis", puzzle))[puzzle.weighed[place].plays[0]]
    assert isinstance(action, PlayCard)
    return action


def play(page: Page, action: PlayCard) -> None:
    """Choose the card, with a coin if it has one, and play it."""
    tap(page.locator(f'[data-card="{action.card}"]'))
    if action.coin:
        page.get_by_role("button", name=re.compile("^Put a .* coin on")).last.click()
    page.get_by_role("button", name=re.compile("^Play (Star|Moon)")).click()


def test_a_puzzle_is_solved_and_the_rating_stays_on_the_device(open_page: OpenPage) -> None:
    page = open_page("/puzzles/dualis", size=PHONE)
    expect(page.get_by_text("What is the best play?")).to_be_visible()
    examine(page, "puzzle")
    play(page, answer(0))
    expect(page.get_by_role("heading", name="Correct!")).to_be_focused()
    expect(page.get_by_text(re.compile("Your rating is 15\\d\\d, after one puzzle"))).to_be_visible()
    examine(page, "puzzle-solved")
    screenshot(page, "puzzle-solved")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("What is the best play?")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('twofold.puzzles.dualis')).done")
    assert kept == [next_puzzle("dualis", Rating(), ())]


def test_a_mistake_is_explained(open_page: OpenPage) -> None:
    page = open_page("/puzzles/dualis")
    expect(page.get_by_text("What is the best play?")).to_be_visible()
    play(page, answer(1))
    expect(page.get_by_role("heading", name="There is a better play.")).to_be_visible()
    expect(page.get_by_text("comes out exact in")).to_be_visible()
    expect(page.get_by_text("Chance to win the round")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="your answer")).to_have_count(1)


def test_puzzles_are_found_from_the_shelf_and_say_where_there_are_none(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Puzzles: UNO Duo").click()
    expect(page.get_by_role("heading", name="Puzzles: UNO Duo")).to_be_visible()
    expect(page.get_by_text("What is the best play?")).to_be_visible()
    page.goto(page.url.replace("uno-duo", "duet"))
    expect(page.get_by_text("There are no puzzles of this game.")).to_be_visible()
