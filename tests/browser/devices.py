"""Devices that tests lend each other: a page that is used again costs half of what a new one does.

A new page starts a process, fetches every file and compiles every script. One that was given back has lost
its memory, its past and whatever was done to it, but its browser knows the files.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Literal
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, WebError

NOTHING = "/mark.svg"
"""A picture: whoever wants another page than the home page opens this first, which costs nothing."""

PATIENCE = 180_000
"""Milliseconds after which something is taken never to happen, however busy the machine is."""

OF_THE_NETWORK = re.compile("Failed to load resource|WebSocket connection to")
"""What a browser writes of an answer that is a refusal or never comes: the page may expect it."""

Size = tuple[int, int]
Theme = Literal["light", "dark"]


def note_errors(browser: Browser, errors: list[str]) -> None:
    """Note the errors of all pages of a browser as they come: thrown, rejected and not caught, or written."""

    def note(error: WebError) -> None:
        errors.append(str(error.error))

    def read(message: ConsoleMessage) -> None:
        if message.type == "error" and not OF_THE_NETWORK.match(message.text):
            errors.append(message.text)

    def listen(context: BrowserContext) -> None:
        context.on("weberror", note)
        context.on("console", read)

    browser.on("context", listen)


class Devices:
    """Lends pages, each with a memory of its own.

    What a test listens to on a page it goes on hearing, when nobody asks it any more.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[bool, bool], list[Page]] = defaultdict(list)

    @contextmanager
    def lent(
        self,
        size: Size,
        theme: Theme = "light",
        *,
        scripts: Sequence[str] = (),
        motion: bool = True,
        touch: bool = False,
        shrinks: bool = False,
    ) -> Iterator[Page]:
        """A page that shows nothing yet; the scripts run before those of whatever it shows.

        ``shrinks``: whoever borrows it draws it smaller than it is.
        """
        free = self._free[touch, shrinks]
        page = free.pop() if free else self._made(touch=touch)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme, reduced_motion="no-preference" if motion else "reduce")
        try:
            with ExitStack() as added:
                for script in scripts:
                    added.enter_context(page.add_init_script(script))
                yield page
            is_new = forgets(page)
        except BaseException:
            page.context.close()
            raise
        if is_new:
            free.append(page)
        else:
            page.context.close()

    def _made(self, *, touch: bool) -> Page:
        context = self._browser.new_context(has_touch=touch)
        context.set_default_timeout(PATIENCE)
        return context.new_page()


def forgets(page: Page) -> bool:
    """Take from a page all that it keeps; gives whether it could be done: its server may have gone."""
    if page.is_closed():
        return False
    page.unroute_all()
    try:
        page.goto(urljoin(page.url, NOTHING))
    except Error:
        return False
    page.evaluate("sessionStorage.clear()")
    page.mouse.move(0, 0)
    origin = page.evaluate("location.origin")
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    browser.send("Page.resetNavigationHistory")
    browser.detach()
    for other in page.context.pages:
        if other != page:
            other.close()
    return True
