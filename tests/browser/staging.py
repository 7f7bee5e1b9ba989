"""A page that takes the test for its server, and plays what it is told: each beat as long as the test looks.

``Staged`` says a table and moments of stored matches to a page; ``pictures`` shows one beat after the other
and gives what each is called. Nothing is waited for: what the page would do after a while, it does when it
is let go.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.devices import Devices, Size, Theme
from tests.browser.stored import TOLD, Moment
from twofold.replays import Replay
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import PROTOCOL

SIDEWAYS = (844, 390)
TELEVISION = "television"
DEVICES: dict[str, tuple[Size, ...]] = {
    "phone": (PHONE,),
    "sideways": (SIDEWAYS,),
    "desktop": (DESKTOP,),
    TELEVISION: ((3840, 2160), (1920, 1080), (1280, 720)),
}
"""What matches are looked at on; a room's screen has many sizes and one layout."""

STAGE = """(() => {
  window.WebSocket = class {
    constructor() {
      window.line = this;
      queueMicrotask(() => this.onopen());
    }
    send() {}
    close() {}
  };

  const A_WHILE = 60;
  const soon = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const held = new Map();
  let last = 1e9;
  window.setTimeout = (task, wait = 0, ...given) => {
    if (!(wait >= A_WHILE)) return soon(task, wait, ...given);
    held.set(++last, () => task(...given));
    return last;
  };
  window.clearTimeout = (timer) => void (held.delete(timer) || forget(timer));

  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important }");
  const animate = Element.prototype.animate;
  window.stand = () => {
    document.adoptedStyleSheets.push(still);
    Element.prototype.animate = function (frames) {
      return animate.call(this, frames, { duration: 0 });
    };
  };

  const frame = () => new Promise(requestAnimationFrame);
  const stage = () => document.querySelector("main")?.dataset;
  /** Laid out, and fitted to its room. */
  window.drawn = async () => {
    await document.fonts.ready;
    await frame();
    await frame();
    return stage()?.beat ?? "";
  };
  window.letGo = () => {
    const due = [...held.values()];
    held.clear();
    for (const task of due) task();
  };
  window.settled = () => stage()?.settled === "true";
})()"""
"""Runs before the page's own scripts: what it hears is what the test says, and what it puts off is held."""

STAMP = 0.1
"""How large a picture is that nobody looks at: of a television, painting is half of what a beat costs."""

MOST_BEATS = 40
"""A script that is longer never ends."""


class Staged:
    """A page that takes this test for the server of its table."""

    def __init__(
        self, page: Page, address: str, you: int | None = None, way: str = "", *, painted: bool = True
    ) -> None:
        """``you``: the seat that looks; ``way``: ``/screen`` for the big screen.

        What is not ``painted`` is drawn in a corner of its window, as small as a stamp: it is laid out and
        can be measured as ever, but not pressed.
        """
        self.page = page
        self.you = you
        self._stamp = None if painted else page.context.new_cdp_session(page)
        self._shrink()
        self._matches = 0
        page.goto(f"{address}/t/{TOLD}{way}")
        self._until_heard()

    def reload(self) -> None:
        """Load the page anew: it has to be told everything again."""
        self.page.reload()
        self._until_heard()
        self.stand()

    def stand(self) -> None:
        """From now on nothing moves: things are where they are going at once."""
        self.page.evaluate("window.stand()")

    def resize(self, size: Size) -> None:
        """Look at it on another device of its kind."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self._shrink()

    def say(self, *messages: dict[str, Any]) -> None:
        """What the page hears, in this order."""
        heard = "said => said.forEach(data => window.line.onmessage({ data }))"
        self.page.evaluate(heard, [*map(json.dumps, messages)])

    def table(self, shown: Table) -> None:
        """Show a table: what is said of the one before is forgotten."""
        welcome = {"type": "welcome", "protocol": PROTOCOL, "you": self.you, "host": False, "lines": []}
        here = [person.id for person in shown.people if self.you is not None and person.seat == self.you]
        person = here[0] if here else None
        self.say({**welcome, "person": person, "table": msgspec.to_builtins(shown)})

    def tell(self, past: Replay) -> None:
        """Whatever match the page asks for afterwards, it is told this one."""
        told = msgspec.json.encode(past)
        self.page.route("**/api/matches/*/replay?*", lambda asked: asked.fulfill(body=told))

    def gather(self, shown: Table) -> None:
        """Show a table at which nobody plays yet."""
        self.table(shown)
        self.page.locator("h1").first.wait_for()
        self.page.evaluate("window.drawn()")

    def pictures(self, moment: Moment) -> Iterator[str]:
        """Show how one picture becomes another, beat by beat; gives the kind and the key of each."""
        before, after = moment
        self._matches += 1
        still = {"match": f"match {self._matches}", "running": False, "show_at": 0, "now": before["now"]}
        self.say({**before, **still, "number": 0, "since": -1, "events": []})
        self._until_settled()
        self.say({**after, **still, "number": 1, "since": 0})
        yield from self._beats()

    def match(self, updates: Iterable[dict[str, Any]]) -> Iterator[str]:
        """Show one update after the other, beat by beat."""
        first, *rest = ({**each, "running": False, "show_at": 0} for each in updates)
        self.say({**first, "since": -1})
        self._until_settled()
        for update in rest:
            self._until_settled()
            self.say(update)
            yield from self._beats()

    def _beats(self) -> Iterator[str]:
        for _ in range(MOST_BEATS):
            yield self.page.evaluate("window.drawn()")
            if self.page.evaluate("window.settled() || window.letGo()"):
                return
        raise AssertionError("a script does not end")

    def _shrink(self) -> None:
        if self._stamp and (size := self.page.viewport_size):
            shown = {**size, "screenWidth": size["width"], "screenHeight": size["height"]}
            drawn = {"deviceScaleFactor": 1, "mobile": False, "scale": STAMP}
            self._stamp.send("Emulation.setDeviceMetricsOverride", {**shown, **drawn})

    def _until_heard(self) -> None:
        self.page.wait_for_function("() => window.line?.onmessage")

    def _until_settled(self) -> None:
        """The game may still have to be loaded."""
        self.page.wait_for_function("() => { window.letGo(); return window.settled(); }")


@contextmanager
def staged(
    devices: Devices,
    address: str,
    device: str,
    size: Size,
    theme: Theme = "light",
    script: str = "",
    you: int = 0,
    moves: bool = False,
    painted: bool = False,
) -> Iterator[Staged]:
    """A device that is told what happens: somebody's own, or the big screen of a room.

    Things are where they are going at once, unless they are to move. A big screen, which nobody presses, is
    not painted, unless it is to be looked at.
    """
    big = device == TELEVISION
    shrinks = big and not painted
    with devices.lent(size, theme, scripts=[script, STAGE], shrinks=shrinks) as page:
        shown = Staged(
            page, address, you=None if big else you, way="/screen" if big else "", painted=not shrinks
        )
        if not moves:
            shown.stand()
        yield shown
