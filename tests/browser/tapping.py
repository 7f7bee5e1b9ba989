"""Tapping cards that lie in a fan, where each covers a part of the next."""

from playwright.sync_api import Locator

FREE_SPOT = """card => {
  const { left, top, width, height } = card.getBoundingClientRect();
  for (let y = 4; y < height; y += 6)
    for (let x = 4; x < width; x += 6)
      if (card.contains(document.elementFromPoint(left + x, top + y))) return [left + x, top + y];
  return null;
}"""
"""The first spot of a card that its neighbours leave free, tilted as it may be."""


def tap(card: Locator) -> None:
    """Tap a card where it can be seen."""
    card.wait_for()
    spot = card.evaluate(FREE_SPOT)
    assert spot, "the card is covered altogether"
    card.page.mouse.click(*spot)
