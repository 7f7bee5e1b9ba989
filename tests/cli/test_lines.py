"""The table of plain lines, at a keyboard: what is asked, and what becomes of a line that was begun."""

import asyncio
import sys
from collections.abc import Callable, Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.formatted_text import to_plain_text
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.games.uno_duo.drawing import card, table
from twofold import Match
from twofold.cli.lines import PlainLines
from twofold.cli.picture import Picture
from twofold.engine import Seat
from twofold.games.uno_duo.actions import PlayCard
from twofold.games.uno_duo.cards import Colour


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    """A terminal whose keys the test presses."""
    with create_pipe_input() as pressed, create_app_session(input=pressed, output=DummyOutput()):
        monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
        yield pressed


class Asking:
    """Plain lines that are being typed, and what is said meanwhile."""

    def __init__(self, match: Match, seat: Seat, keyboard: PipeInput) -> None:
        self.match = match
        self.picture = Picture(match, seat, lambda: match.now)
        self.lines = PlainLines(self.picture)
        self.said: list[str] = []
        self.lines.say = lambda sentence, told=None: self.said.append(sentence)  # type: ignore[method-assign]
        self._keyboard = keyboard

    async def __aenter__(self) -> "Asking":
        self._collecting = asyncio.create_task(self.lines.collect())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._collecting.cancel()
        await asyncio.gather(self._collecting, return_exceptions=True)

    async def type(self, text: str) -> None:
        """Type text without entering it."""
        self._keyboard.send_text(text)
        session = self.lines._session
        assert session is not None
        await until(lambda: session.default_buffer.text == text)

    async def enter(self, text: str) -> str:
        """Type a line and enter it; gives the line that arrives."""
        self._keyboard.send_text(f"{text}\r")
        arrived = await self.lines.arriving.get()
        assert arrived is not None
        return arrived[1]


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0)


async def test_half_typed_text_is_not_kept_for_the_next_question(keyboard: PipeInput) -> None:
    match = Match.new("dualis", seats=4, seed=4)
    (seat,) = match.waiting_for
    async with Asking(match, seat, keyboard) as asking:
        await asking.type("S1")
        match.act(seat, match.choices(seat)[0], at=100)
        asking.lines.refresh()
        assert asking.said == ["“S1” was not sent: something else is asked now."]
        assert await asking.enter("q") == "q"


async def test_text_stays_while_the_question_does(keyboard: PipeInput) -> None:
    match = Match.new("dualis", seats=4, seed=4)
    (seat,) = match.waiting_for
    async with Asking(match, seat, keyboard) as asking:
        await asking.type("S1")
        asking.lines.refresh()
        assert await asking.enter("3B") == "S13B"
        assert not asking.said


async def test_a_question_longer_than_a_line_is_broken_between_words_bug(keyboard: PipeInput) -> None:
    """At 80 columns the time that is left was split: "(1:00 lef" and "t)>"."""
    asked = "Verb, a word with A and N, or /pass, or /challenge LISTEN or HOLDING … (1:00 left)"
    async with Asking(Match.new("dualis", seats=4, seed=4), 0, keyboard) as asking:
        asking.picture.asked = lambda: asked  # type: ignore[method-assign]
        lines = to_plain_text(asking.lines._shown_prompt()).splitlines()
        assert [line.split() for line in lines] == [asked.split()[:-2], ["(1:00", "left)>"]]


def wild_in_hand() -> Match:
    """A match of UNO Duo in which seat 0 may play a wild."""
    match = Match.new("uno-duo", 2, seed=1)
    match.state = table("W R1 R2 | B1 B2 B3")
    return match


async def test_a_wild_alone_asks_for_its_colour_and_then_for_nothing_more(keyboard: PipeInput) -> None:
    async with Asking(wild_in_hand(), 0, keyboard) as asking:
        assert asking.lines._prompt() == "[bold]Play a card or draw>[/] "
        assert asking.picture.take(await asking.enter("W"), at=1) is None
        assert asking.lines._prompt() == "[bold]Which colour for W: red, yellow, green or blue>[/] "
        assert asking.picture.take(await asking.enter("blue"), at=2) is None
        assert [entry.action for entry in asking.match.entries] == [PlayCard(card("W"), Colour.BLUE)]
        assert asking.lines._prompt() == "[bold]wait>[/] "


async def test_what_was_begun_for_the_card_is_not_kept_for_its_colour(keyboard: PipeInput) -> None:
    async with Asking(wild_in_hand(), 0, keyboard) as asking:
        await asking.type("R")
        assert asking.picture.take("W", at=1) is None
        asking.lines.refresh()
        assert asking.said == ["“R” was not sent: something else is asked now."]


async def test_whoever_changes_their_mind_plays_another_card_instead(keyboard: PipeInput) -> None:
    async with Asking(wild_in_hand(), 0, keyboard) as asking:
        asking.picture.take(await asking.enter("W"), at=1)
        refusal = asking.picture.take(await asking.enter("purple"), at=2)
        assert refusal is not None
        assert "'purple' is no play here" in str(refusal.reason)
        assert asking.lines._prompt() == "[bold]Play a card or draw>[/] "
