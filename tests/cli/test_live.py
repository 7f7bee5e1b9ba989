"""Games in which time runs, in the terminal: keys, the stage and the beat."""

import asyncio
import sys
from collections.abc import Iterator
from io import StringIO
from itertools import count

import pytest
from click.testing import CliRunner
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from twofold import Match
from twofold.cli import main
from twofold.cli.lines import PlainLines
from twofold.cli.live import LiveTable
from twofold.cli.picture import Picture
from twofold.games.duet.actions import LayRow, StartBeat
from twofold.games.duet.beat import beat_time
from twofold.texts.speech import Speech

SONG = [2, 2, 4, 4, 1, 1, 3, 3]
"""The flips of the row 3 1 4 2, one card after the other."""


class Bell(DummyOutput):
    """A screen that counts how often its bell rings."""

    rung = 0

    def bell(self) -> None:
        self.rung += 1


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, bell: Bell) -> Iterator[PipeInput]:
    """A terminal whose keys the test presses."""
    with create_pipe_input() as pressed, create_app_session(input=pressed, output=bell):
        monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
        yield pressed


def performing(seed: int = 3) -> tuple[Match, int]:
    """A match of Duet whose Caller performs the row 3 1 4 2, and the Caller's seat."""
    match = Match.new("duet", seats=("Ada", "Ben"), seed=seed)
    caller = match.state.caller
    match.act(caller, LayRow((3, 1, 4, 2)), at=1000)
    match.act(1 - caller, StartBeat(), at=2000)
    return match, caller


def lines_of(match: Match, seat: int, bell: bool = False) -> PlainLines:
    """The plain lines of this seat."""
    return PlainLines(Picture(match, seat, lambda: match.now), bell)


async def arrived(lines: PlainLines, number: int) -> list[str]:
    """The first lines that arrive."""
    collecting = asyncio.create_task(lines.collect())
    taken = [await lines.arriving.get() for _ in range(number)]
    collecting.cancel()
    return [line[1] if line else "the end" for line in taken]


async def test_a_key_that_stands_for_a_line_acts_at_once(keyboard: PipeInput) -> None:
    lines = lines_of(*performing())
    keyboard.send_text("34")
    assert await arrived(lines, 2) == ["flip 3", "flip 4"]


async def test_other_keys_and_keys_within_a_line_are_typed(keyboard: PipeInput) -> None:
    lines = lines_of(*performing())
    keyboard.send_text("x3\r3")
    assert await arrived(lines, 2) == ["x3", "flip 3"]


async def test_a_space_that_stands_for_nothing_does_not_begin_a_line_bug(keyboard: PipeInput) -> None:
    """After a second press of the space bar digits were typed instead of flipping cards."""
    lines = lines_of(*performing())
    keyboard.send_text(" 3")
    assert await arrived(lines, 1) == ["flip 3"]


async def test_a_line_from_a_pipe_comes_without_its_end_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("flip 3\r\nflip 4\n"))
    assert await arrived(lines_of(*performing()), 3) == ["flip 3", "flip 4", "the end"]


async def test_without_such_keys_lines_are_typed_as_ever(keyboard: PipeInput) -> None:
    lines = lines_of(Match.new("dualis", seats=4, seed=1), 0)
    keyboard.send_text("34\r\x04")
    assert await arrived(lines, 2) == ["34", "the end"]
    assert not lines.scripted


@pytest.mark.parametrize("wanted", [True, False])
def test_the_bell_rings_on_a_beat_if_it_is_wanted(keyboard: PipeInput, bell: Bell, wanted: bool) -> None:
    lines_of(*performing(), bell=wanted).beat()
    assert bell.rung == wanted


def test_a_game_without_a_clock_has_no_stage_and_no_keys() -> None:
    stage = LiveTable(Match.new("dualis", seats=4, seed=1), 0, lambda: 0, Speech())
    assert stage.text() == ""
    assert stage.keys is None


def test_the_stage_shows_the_cards_that_are_up_and_the_keys_flip_them() -> None:
    match, caller = performing()
    second_beat = beat_time(match.state.since, match.state.tempo, 1)
    stage = LiveTable(match, caller, lambda: second_beat, Speech(names=match.header.seats))
    assert stage.keys is not None
    match.act(caller, match.game.words.read(stage.keys()["2"], match.view(caller)), at=second_beat)
    assert r"\[ ] [bold]\[1][/] \[ ] \[ ]" in stage.text()
    assert " 1 [bold](2)[/] 3  4 " in stage.text()


async def test_the_beat_is_kept_as_long_as_it_runs() -> None:
    class EnoughBeats(Exception):
        pass

    match, caller = performing()
    times, beats = count(2000, 300), count(1)

    def beat() -> None:
        if next(beats) == 3:
            raise EnoughBeats

    with pytest.raises(EnoughBeats):
        await LiveTable(match, caller, lambda: next(times), Speech(names=match.header.seats)).keep_beat(beat)


def test_a_script_can_play_a_song_and_is_told_what_lies_open() -> None:
    typed = "\n".join(["lay 3142", *map(str, SONG), "beat", "q", ""])
    relaxed = ("--option", "strict_beat=false")  # a script does not wait for the beat
    arguments = ("play", "duet", *relaxed, "--bots", "hard", "--seed", "3", "--seat", "1", "--name", "Ada")
    shown = CliRunner().invoke(main, arguments, input=typed).output
    assert "Ada         [ ] [1] [ ] [ ]" in shown
    assert "You finish; the beat stops." in shown
    assert "Milo starts the beat" in shown
