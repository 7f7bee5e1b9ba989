"""Hands on the table: cards that cover a part of each other, buttons that may be gone the next moment."""

from playwright.sync_api import FloatRect, Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

SOON = 2_000
"""Milliseconds after which something that was seen and cannot be pressed is taken to be gone."""

FREE_SPOT = """async card => {
  const frame = () => new Promise(requestAnimationFrame);
  const box = () => card.getBoundingClientRect();
  for (let before = null; JSON.stringify(before) !== JSON.stringify(box()); await frame()) before = box();
  const { left, top, width, height } = box();
  for (let y = 4; y < height; y += 6)
    for (let x = 4; x < width; x += 6)
      if (card.contains(document.elementFromPoint(left + x, top + y))) return { x, y };
  return null;
}"""
"""The first spot of a card that its neighbours leave free, tilted as it may be, once the card lies still."""

AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();  // what has just changed begins to move in the next frame
  await frame();
  const moving = document.getAnimations().filter(motion => motion.effect.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(motion => motion.finished));
}"""


def tap(card: Locator) -> None:
    """Tap a card where it can be seen; Playwright sees to it that nothing else is hit."""
    card.wait_for()
    spot = card.evaluate(FREE_SPOT)
    assert spot, "the card is covered altogether"
    card.click(position=spot)


def press(button: Locator) -> bool:
    """Press a button with the keyboard; false if it is gone by then, because others play on meanwhile."""
    try:
        button.press("Enter", timeout=SOON)
    except TookTooLong:
        return False
    return True


def at_rest(page: Page) -> None:
    """Wait until nothing moves or fades any more; the mouse goes aside, because things rise under it."""
    page.mouse.move(0, 0)
    page.evaluate(AT_REST)


def place_of(part: Locator) -> FloatRect:
    """Where a part of the page is, once nothing moves any more."""
    at_rest(part.page)
    box = part.bounding_box()
    assert box
    return box
