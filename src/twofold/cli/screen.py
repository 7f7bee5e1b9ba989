"""The table on the whole screen: redrawn in place, what happened beneath it, the question at the foot."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent, merge_key_bindings
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, VSplit, Window
from prompt_toolkit.output import Output
from rich.markup import escape

from twofold.cli.lines import acting_keys
from twofold.cli.parameters import console
from twofold.cli.picture import Picture
from twofold.cli.reader import Reader
from twofold.cli.wrapping import broken, page
from twofold.engine import Told
from twofold.texts import shell

SMALLEST = os.terminal_size((60, 20))
"""Below this a table does not fit, and plain lines are better."""

LEAST_LOG = 3
KEPT = 500
LEFT_BEHIND = 12
"""How many of the last sentences stay on the ordinary screen when the table closes."""

PROMPT = "> "
CLOCK_S = 0.5


def fits() -> bool:
    """Whether this terminal can show a whole screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") in {"dumb", ""}:
        return False
    size = os.get_terminal_size(sys.stdout.fileno())
    return size.columns >= SMALLEST.columns and size.lines >= SMALLEST.lines


class FullScreen:
    """Table, log, clock and prompt on the alternate screen of a terminal."""

    scripted = False

    def __init__(self, picture: Picture, bell: bool = False, output: Output | None = None) -> None:
        self.arriving: asyncio.Queue[tuple[float, str] | None] = asyncio.Queue()
        self._picture = picture
        self._bell = bell
        self._said: list[tuple[Told | None, str]] = []
        self._asked = picture.asked()
        self._reader = Reader(picture.speech(shell("terminal-foot")))
        self._typed = Buffer(multiline=False, accept_handler=self._entered)
        self.app: Application[None] = Application(
            layout=self._layout(),
            key_bindings=merge_key_bindings([*self._acting(), self._keys()]),
            full_screen=True,
            output=output,
        )

    # ---- What the table tells

    def screen(self) -> AbstractContextManager[None]:
        """Nothing is printed while the screen is open."""
        return nullcontext()

    def say(self, sentence: str, told: Told | None = None) -> None:
        """Add a sentence to the log; what it told may be past recall one day."""
        self._said = [*self._said[-KEPT:], (told, sentence)]
        self.refresh()

    def show(self) -> None:
        """Open the whole table to read; it may be longer than the screen."""
        self._reader.open(lambda width: broken(self._picture.table(), width))
        self.refresh()

    def show_if_new(self) -> None:
        """The table is always there."""

    def read(self, markdown: str) -> None:
        """Open a page to read."""
        self._reader.open(lambda width: page(markdown, width))
        self.refresh()

    def refresh(self) -> None:
        """Draw what has changed; what was half typed for another question is not kept for this one."""
        if (asked := self._picture.asked()) != self._asked:
            self._asked = asked
            if dropped := self._typed.text:
                self._typed.reset()
                self.say(self._picture.unsent(dropped))
        self.app.invalidate()

    def beat(self) -> None:
        """Draw the beat, and ring the bell if the player wants to hear it."""
        self.refresh()
        if self._bell:
            self.app.output.bell()
            self.app.output.flush()

    async def collect(self) -> None:
        """Take lines until the screen is closed."""
        ticking = asyncio.create_task(self._keep_clock())
        try:
            await self.app.run_async(handle_sigint=False)
        finally:
            ticking.cancel()

    async def _keep_clock(self) -> None:
        """Draw a clock that runs; a table without one is drawn when something happens."""
        while True:
            await asyncio.sleep(CLOCK_S)
            if self._picture.clock() or self._picture.live.text():
                self.app.invalidate()

    def leave_behind(self) -> None:
        """What stays on the ordinary screen: the table and how it came to be so."""
        out = console()
        out.print(self._picture.table())
        out.print()
        for sentence in self._logged()[-LEFT_BEHIND:]:
            out.print(sentence)

    # ---- What the player types

    def _entered(self, typed: Buffer) -> bool:
        self._reader.turn_to_the_end()
        self._arrive(typed.text)
        return False

    def _arrive(self, line: str) -> None:
        self.arriving.put_nowait((time.monotonic(), line))

    def _acting(self) -> list[KeyBindings]:
        keys = self._picture.live.keys
        return [] if keys is None else [acting_keys(keys, self._arrive)]

    def _keys(self) -> KeyBindings:
        bindings = KeyBindings()
        reading = Condition(lambda: self._reader.is_open)
        bindings.add(Keys.Any, filter=reading)(_calling(self._reader.move, 0))
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
        for key, step in steps.items():
            bindings.add(key)(_calling(self._reader.move, step))
        for key in ("enter", "escape", "q", "space"):
            bindings.add(key, filter=reading, eager=True)(_calling(self._reader.close))
        for key in ("c-c", "c-d"):
            bindings.add(key)(_calling(self.arriving.put_nowait, None))
        return bindings

    # ---- What it looks like

    def _layout(self) -> Layout:
        typed = Window(BufferControl(self._typed))
        # Beside what is typed, and not before it: a long line would take it along beyond the edge.
        prompt = Window(FormattedTextControl(PROMPT), width=len(PROMPT))
        foot = VSplit([prompt, typed], height=1)
        above = Window(FormattedTextControl(lambda: ANSI("\n".join(self._above()))))
        return Layout(HSplit([above, foot]), focused_element=typed)

    def _above(self) -> list[str]:
        """Every line of the screen but the last."""
        size = self.app.output.get_size()
        height = size.rows - 1
        if self._reader.is_open:
            return self._reader.lines(size.columns, height)
        asked = [*broken(self._ruled(size.columns), size.columns), *broken(self._question(), size.columns)]
        table = broken(self._table(), size.columns)
        most = height - len(asked) - LEAST_LOG - 1
        if len(table) > most:
            table = list(filter(None, table))
        if len(table) > most:
            table = [*table[: most - 1], self._picture.speech(shell("terminal-cut"))]
        log = self._log(size.columns, height - len(table) - len(asked) - 1)
        return [*table, "─" * size.columns, *log, *asked]

    def _table(self) -> str:
        return f"{self._picture.table()}\n{self._picture.live.text()}".rstrip()

    def _log(self, width: int, height: int) -> list[str]:
        """The last sentences, or those before them if the player turned back."""
        lines = [line for sentence in self._logged() for line in broken(sentence, width)]
        self._reader.limit(len(lines) - height)
        end = len(lines) - self._reader.back
        shown = lines[max(0, end - height) : end]
        return shown + [""] * (height - len(shown))

    def _logged(self) -> list[str]:
        """The sentences that may still be looked up."""
        recalled = set(map(id, self._picture.recalled()))
        return [text for told, text in self._said if told is None or id(told) in recalled]

    def _question(self) -> str:
        return f"[bold]{escape(self._picture.asked())}[/]"

    def _ruled(self, width: int) -> str:
        clock = self._picture.clock()
        left = f"── {clock} " if clock else "──"
        keys = self._picture.speech(shell("terminal-keys"))
        return f"{left}{'─' * (width - len(left) - len(keys) - 4)} {keys} ──"


def _calling(do: Callable[..., object], *arguments: object) -> Callable[[KeyPressEvent], None]:
    def pressed(event: KeyPressEvent) -> None:
        do(*arguments)
        event.app.invalidate()

    return pressed
