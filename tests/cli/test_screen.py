"""The table on the whole screen: what keys do, and what is kept."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from twofold import Match
from twofold.cli.picture import Picture
from twofold.cli.screen import FullScreen
from twofold.cli.wrapping import broken
from twofold.engine import installed_games
from twofold.games.duple.actions import Draw


class Table:
    """A match on a screen whose keys the test presses."""

    def __init__(self, game_id: str, seats: int, keyboard: PipeInput) -> None:
        self.match = Match.new(game_id, seats=seats, seed=4)
        (self.seat,) = self.match.waiting_for
        self.face = FullScreen(Picture(self.match, self.seat, lambda: self.match.now))
        self.keyboard = keyboard

    async def press(self, keys: str, until: Callable[[], bool]) -> None:
        """Press keys, and wait for what must come of them."""
        drawn = asyncio.Event()
        self.face.app.after_render += lambda _: drawn.set()
        self.keyboard.send_text(keys)
        while not until():
            drawn.clear()
            await drawn.wait()

    async def type(self, text: str) -> None:
        """Type text without entering it."""
        await self.press(text, lambda: self.face._typed.text == text)

    def lines(self) -> str:
        return "\n".join(self.face._above())

    def foot(self) -> str:
        """The last line, as it was drawn."""
        screen = self.face.app.renderer.last_rendered_screen
        assert screen
        row = screen.data_buffer[self.face.app.output.get_size().rows - 1]
        return "".join(row[column].char for column in sorted(row)).rstrip()


@pytest.fixture
async def dualis() -> AsyncIterator[Table]:
    with create_pipe_input() as keyboard, create_app_session(input=keyboard, output=DummyOutput()):
        table = Table("dualis", 4, keyboard)
        showing = asyncio.create_task(table.face.collect())
        yield table
        table.face.app.exit()
        await showing


async def test_a_line_arrives_when_it_is_entered(dualis: Table) -> None:
    dualis.keyboard.send_text("S9R\r")
    arrived = await dualis.face.arriving.get()
    assert arrived is not None
    assert arrived[1] == "S9R"


@pytest.mark.parametrize("key", ["\x03", "\x04"])
async def test_ctrl_c_and_ctrl_d_leave(dualis: Table, key: str) -> None:
    dualis.keyboard.send_text(key)
    assert await dualis.face.arriving.get() is None


async def test_half_typed_text_is_not_kept_for_the_next_question_bug(dualis: Table) -> None:
    await dualis.type("S1")
    dualis.match.act(dualis.seat, dualis.match.choices(dualis.seat)[0], at=100)
    dualis.face.refresh()
    assert "“S1” was not sent: something else is asked now." in dualis.lines()
    dualis.keyboard.send_text("q\r")
    arrived = await dualis.face.arriving.get()
    assert arrived is not None
    assert arrived[1] == "q"


async def test_text_stays_while_the_question_does(dualis: Table) -> None:
    await dualis.type("S1")
    dualis.face.say("The clock ticks.")
    dualis.face.refresh()
    dualis.keyboard.send_text("3B\r")
    arrived = await dualis.face.arriving.get()
    assert arrived is not None
    assert arrived[1] == "S13B"


async def test_the_prompt_stays_however_long_a_line_was_bug(dualis: Table) -> None:
    """It went beyond the edge with a line longer than the screen, and never came back."""
    longer = "x" * 2 * dualis.face.app.output.get_size().columns
    await dualis.press(longer, lambda: dualis.face.app.layout.current_window.horizontal_scroll > 0)
    dualis.keyboard.send_text("\r")
    await dualis.face.arriving.get()
    await dualis.type("S")
    assert dualis.foot().startswith(">")


async def test_whoever_types_sees_what_comes_of_it_bug(dualis: Table) -> None:
    """A log that was turned back stayed so, and hid the answer."""
    for number in range(200):
        dualis.face.say(f"Sentence {number}")
    await dualis.press("\x1b[A", lambda: dualis.face._reader.back > 0)
    assert "Sentence 199" not in dualis.lines()
    dualis.keyboard.send_text("?\r")
    await dualis.face.arriving.get()
    assert "Sentence 199" in dualis.lines()


async def test_a_page_covers_the_table_until_it_is_closed(dualis: Table) -> None:
    dualis.face.read(dualis.match.game.guide())
    assert "Seven red and seven blue bidding coins" in dualis.lines()
    assert "Your hand" not in dualis.lines()
    await dualis.press("\x1b[6~", until=lambda: "Two suits, two colours" not in dualis.lines())
    await dualis.press("\r", until=lambda: "Your hand" in dualis.lines())


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("game_id", list(installed_games))
def test_no_word_is_split_over_lines(game_id: str, width: int) -> None:
    match = Match.new(game_id, seats=installed_games[game_id].seat_counts[0], seed=3)
    picture = Picture(match, 0, lambda: 0)
    text = f"{picture.table()}\n{picture.legend()}"
    plain = " ".join(broken(text, 1000)).split()
    assert " ".join(broken(text, width)).split() == plain


def test_the_clock_is_shown_where_one_runs() -> None:
    match = Match.new("duet", seats=2, seed=3)
    assert Picture(match, 0, lambda: 20_001).clock() == "0:40 left"
    assert Picture(match, 0, lambda: 70_000).clock() == "0:00 left"
    assert Picture(Match.new("dualis", seats=4, seed=3), 0, lambda: 0).clock() == ""


def test_the_clock_of_duple_runs_in_a_race() -> None:
    match = Match.new("duple", seats=2, seed=1)
    assert Picture(match, 0, lambda: match.now).clock() == ""
    while match.deadline is None:
        (seat,) = match.waiting_for
        match.act(seat, Draw(0), match.now + 100)
    assert Picture(match, 0, lambda: match.now).clock() == "1:00 left"
