"""Draws the screens of the terminal: ``tests/cli/screens/<game>.txt``, reviewed as diffs.

A file starts with the match that it shows (``# moves: 12`` and so on); the rest follows from that. Running
this module draws every screen anew; the tests compare.
"""

import asyncio
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random

import pyte
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from tools.transcripts import NAMES, headings
from twofold import Match, installed_games
from twofold.bots import make_bot, play_out
from twofold.cli.picture import Picture
from twofold.cli.screen import FullScreen
from twofold.cli.table import greeting
from twofold.engine import AnyGame

FOLDER = Path(__file__).parent.parent / "tests" / "cli" / "screens"
SIZES = ((80, 24), (120, 40))
LATER_MS = 400
"""How long after the last move the screen is looked at."""


def drawn(game: AnyGame, text: str) -> str:
    """The screens that these headings ask for."""
    asked = headings(text)
    match = _match(game, asked)
    lines = [line for line in text.splitlines() if line.startswith("# ")]
    for columns, rows in SIZES:
        lines += [f"--- {columns}x{rows}", *seen(match, int(asked["seat"]), columns, rows), "---"]
    return "\n".join(lines) + "\n"


def _match(game: AnyGame, asked: dict[str, str]) -> Match:
    options = dict(pair.split("=", 1) for pair in asked.get("options", "").split())
    match = Match.new(game, NAMES[: int(asked["seats"])], options=options, seed=int(asked["seed"]))
    bots = [make_bot(game, asked["bots"]) for _ in match.seats]
    for _ in islice(play_out(match, bots, Random(0)), int(asked["moves"])):
        pass
    return match


def seen(match: Match, seat: int, columns: int, rows: int) -> list[str]:
    """What a terminal of this size shows to a seat."""
    picture = Picture(match, seat, lambda: match.now + LATER_MS)
    terminal = pyte.Screen(columns, rows)
    pyte.Stream(terminal).feed(asyncio.run(_sent(picture, columns, rows)))
    return [line.rstrip() for line in terminal.display]


async def _sent(picture: Picture, columns: int, rows: int) -> str:
    """All that is sent to the terminal to draw it once."""
    sent, ready = StringIO(), asyncio.Event()
    output = Vt100_Output(sent, lambda: Size(rows=rows, columns=columns), term="xterm")
    with create_pipe_input() as keyboard, create_app_session(input=keyboard, output=output):
        face = FullScreen(picture)
        for sentence in greeting(picture):
            face.say(sentence)
        for told, sentence in picture.happened_since(0):
            face.say(sentence, told)
        face.app.after_render += lambda _: ready.set()
        showing = asyncio.create_task(face.collect())
        await ready.wait()
        text = sent.getvalue()
        face.app.exit()
        await showing
    return text


def main() -> None:
    """Draw every screen anew."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(drawn(installed_games[path.stem], path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
