"""Duple in a browser: how it is played, what a room may not see, what its story tells."""

import json
import re
from collections.abc import Sequence
from itertools import combinations_with_replacement
from string import ascii_uppercase

from playwright.sync_api import Page

from tests.browser.games import Figures, Half, View, hidden, statistics
from tests.browser.tapping import press
from twofold.engine import Match
from twofold.games.duple.lexicon import ANY_WORD, lexicon

OPEN = ".answer.open input:not([readonly])"
MAY_DRAW = ".draw.may"
KEYS = "piles => piles.map(pile => pile.getAttribute('aria-keyshortcuts'))"
"""Asked for in one go: whose turn it is may change between two questions."""

YES = "It counts"
NO_WORD = "Give up: I see no word"
FINE = "Accept them"
TYPED = "() => [...document.querySelectorAll('.answer input')].map(input => input.value)"


def type_a_word(page: Page) -> None:
    """Without saying it."""
    page.locator(".answer input").fill("zebr")


half = Half(2, "answer", type_a_word, TYPED)

DECIDING = """({ choices, view: { race, viewer } }) => {
  const allowed = wanted => choices.find(({ type }) => type === wanted);
  const word = WORDS[[...(race?.letters ?? "")].sort().join("")];
  if (!allowed("form") || !word || race.claims.length)
    return choices.find(({ type }) => type !== "form" && type !== "challenge");
  return race.racers[0] === viewer ? { type: "answer", word } : null;
}"""
"""Plays a match without categories: whoever may race first knows a word, and the others leave it to them."""


def move(page: Page) -> bool:
    """Say a word in a race, draw on one's turn, let every word count, and the last ones stand."""
    return race(page) if page.locator(OPEN).count() else draw(page) or vote(page) or let_stand(page)


def deciding() -> str:
    """How a match without categories is played, with a word for every two letters."""
    pairs = map("".join, combinations_with_replacement(ascii_uppercase, 2))
    words = {pair: next(lexicon().answers(pair, ANY_WORD), None) for pair in pairs}
    return DECIDING.replace("WORDS", json.dumps(words))


def let_stand(page: Page) -> bool:
    """At the end, challenge nothing."""
    fine = page.locator(f"button:has-text('{FINE}')")
    return fine.is_visible() and press(fine)


def vote(page: Page) -> bool:
    """Let the word count that the table judges."""
    counts = page.get_by_role("button", name=YES, exact=True).and_(page.locator(":enabled"))
    return counts.is_visible() and press(counts)


def draw(page: Page) -> bool:
    """Draw on one's turn."""
    keys = page.locator(MAY_DRAW).evaluate_all(KEYS)
    if keys:
        page.keyboard.press(keys[0])
    return bool(keys)


def race(page: Page) -> bool:
    """Say a good word, judge somebody else's, or agree that there is none."""
    if word := good_word(page):
        say(page, word)
        return True
    return vote(page) or agree(page)


def agree(page: Page) -> bool:
    """Agree that there is no word."""
    no_word = page.get_by_role("button", name=NO_WORD).and_(page.locator(":enabled"))
    return no_word.is_visible() and press(no_word)


def say(page: Page, word: str) -> None:
    """Type a word, wherever the cursor is: in a race it is in the input."""
    page.keyboard.insert_text(word)
    page.keyboard.press("Enter")


def good_word(page: Page) -> str | None:
    """The commonest word for the race that the page shows."""
    task = asked(page)
    return None if task is None else next(lexicon().answers(task[1], task[0]), None)


def asked(page: Page) -> tuple[str, str] | None:
    """The category and the letters of the race that the page shows."""
    task = re.fullmatch(r"(.+) with ([A-Z](?: \+ [A-Z])*)", page.locator(".prompt").inner_text())
    if task is None:
        return None
    return ANY_WORD if task[1] == "Any word" else task[1], task[2].replace(" + ", "")


def keeps_secrets(view: View) -> bool:
    """No pile is shown."""
    return all(hidden(pile) for pile in view["draw_piles"])


def figures(match: Match, names: Sequence[str]) -> Figures:
    """Every race: its category, who won it with what, and what else would have counted, in order."""
    told: list[str] = []
    for race in statistics(match)["races"]:
        told.append("Any word" if race["category"] == "No category" else race["category"])
        if race["winner"] is None:
            told.append("Nobody found a word")
        else:
            told += [
                names[race["winner"]],
                race["word"].upper(),
                f"in {tenths(race['milliseconds'])} s",
            ]
        told += [word.upper() for word in race["could_have_said"] if word.upper() != race["word"].upper()]
    yield told


def tenths(milliseconds: int) -> str:
    """Seconds as a browser writes them: half a tenth more is a tenth more."""
    return f"{(milliseconds + 50) // 100 / 10:.1f}"


def plural(page: Page) -> str | None:
    """A word for the race that the page shows which the dictionary refuses as a plural: of many letters."""
    task = asked(page)
    if task is None:
        return None
    known = (f"{word}s" for word in lexicon().answers(task[1], task[0]))
    entries = filter(None, map(lexicon().find, known))
    plurals = [entry.key for entry in entries if entry.plural and "Verb" not in entry.categories]
    return max(plurals, key=lambda word: len(set(word)), default=None)
