"""Dualis in a browser: how it is played, what a room may not see, what its story tells."""

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.games import PRESSED, Figures, Half, View, hidden, pick_a_card
from tests.browser.tapping import tap
from twofold.engine import Match
from twofold.games.dualis.events import RoundScored, TrickWon

PLAYABLE = "[data-card].playable"

half = Half(4, "play", pick_a_card, PRESSED)


def move(page: Page) -> bool:
    """Play the first card that may be played."""
    card = page.locator(PLAYABLE).first
    if not card.is_visible():
        return False
    chosen = card.get_attribute("data-card")
    tap(card)
    page.locator(f'[data-card="{chosen}"][aria-pressed="true"]').press("Enter")
    page.locator('[data-card][aria-pressed="true"]').wait_for(state="detached")
    return True


def keeps_secrets(view: View) -> bool:
    """Nobody's hand is shown."""
    return all(hidden(hand) for hand in view["hands"])


def figures(match: Match, names: Sequence[str]) -> Figures:
    """Each round's result, then its tricks: who won them, under which trump, and how all stood at the end."""
    told: list[str] = []
    for event in (told.event for happened in match.events for told in happened):
        if isinstance(event, TrickWon):
            trump = "No trump" if event.trump is None else f"{event.trump.name.capitalize()} is trump"
            told += [trump, f"{names[event.seat]} wins it"]
        elif isinstance(event, RoundScored):
            result = event.result
            sides = zip(result.scores, result.tricks, result.coins, strict=True)
            scores = [f"{signed(score)} {tricks} tricks, {coins} coins" for score, tricks, coins in sides]
            standing = [
                f"{tricks} / {coins}" for tricks, coins in zip(result.tricks, result.coins, strict=True)
            ]
            yield [f"Round {event.round}", *map(singular, scores), "Trick by trick", *told, *standing]
            told = []


def signed(score: int) -> str:
    """A score as the page writes it."""
    return f"+{score}" if score > 0 else str(score).replace("-", "\u2212")


def singular(words: str) -> str:
    """One trick, one coin."""
    return words.replace(" 1 tricks", " 1 trick").replace(", 1 coins", ", 1 coin")
