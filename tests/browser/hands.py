"""The hands that people have: a finger on glass, a mouse, nothing but a keyboard, or a remote control."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator

MOST_STOPS = 200
"""More than any page has: whoever has tabbed so often has been everywhere."""

STOP = """part => {
  const here = document.activeElement;
  return here === part ? "" : part.type === "radio" && here.name === part.name ? "ArrowUp" : "Tab";
}"""
"""The key that leads on to a part of the page; of a choice, only what is chosen is a stop of its own."""

AIM = """part => {
  const here = document.activeElement;
  if (here === part) return "";
  if (here === document.body) return "ArrowDown";
  const [from, to] = [here.getBoundingClientRect(), part.getBoundingClientRect()];
  if (to.top >= from.bottom) return "ArrowDown";
  if (to.bottom <= from.top) return "ArrowUp";
  return to.left >= from.right ? "ArrowRight" : "ArrowLeft";
}"""
"""The arrow that points to a part of the page."""


class Hands(NamedTuple):
    """How somebody goes to a part of a page and presses it, and whether things may move for them."""

    name: str
    touch: bool
    motion: bool
    go_to: Callable[[Locator], None]
    press: Callable[[Locator], None]

    def write(self, field: Locator, words: str) -> None:
        """Write something into a field, in place of what is there."""
        self.go_to(field)
        field.page.keyboard.press("ControlOrMeta+a")
        field.page.keyboard.insert_text(words)


def reach(part: Locator, leading: str = STOP) -> None:
    """Go from stop to stop until something has the focus."""
    part.wait_for()
    for _ in range(MOST_STOPS):
        key = part.evaluate(leading)
        if not key:
            return
        part.page.keyboard.press(key)
    raise AssertionError(f"no way to {part} with the keyboard")


def press_remote(part: Locator) -> None:
    """Press something with a remote control, which has arrows and one button."""
    reach(part, AIM)
    part.page.keyboard.press("Enter")


def press_key(part: Locator) -> None:
    """Press something with the keyboard alone."""
    reach(part)
    part.page.keyboard.press("Enter" if part.evaluate("part => part.localName === 'a'") else "Space")


KEYBOARD = Hands("keyboard", touch=False, motion=False, go_to=reach, press=press_key)
MOUSE = Hands("mouse", touch=False, motion=False, go_to=Locator.click, press=Locator.click)
TOUCH = Hands("touch", touch=True, motion=True, go_to=Locator.tap, press=Locator.tap)
