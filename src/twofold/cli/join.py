"""Joining a room from the terminal: who is in, what is played, who wants more, what the evening came to."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

import click
import msgspec
from msgspec import Struct
from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout

from twofold.cli.asking import SECONDS, asked, unreachable
from twofold.cli.lines import line_of
from twofold.cli.parameters import console, game_called
from twofold.cli.spoken import SpokenArgument, SpokenCommand, language_option, option, speech
from twofold.cli.table import on_leaving
from twofold.engine import TwofoldError, installed_games
from twofold.texts import shell

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from twofold.server.protocol.http import Table
    from twofold.server.protocol.people import PersonShown

SAYING = {
    "again": {"type": "again", "in": True},
    "out": {"type": "again", "in": False},
    "stop": {"type": "stop_countdown"},
    "seen": {"type": "seen"},
}
"""What may be typed, and what the room is told then."""

DEAL = "deal"
"""What the host types to begin."""


class Place(Struct, frozen=True):
    """A room on a server, and who one is there."""

    server: str
    table: str
    token: str

    def cards(self, table: "Table", person: int | None) -> str | None:
        """Where a browser shows the hand of whoever is dealt in at the match that is being played."""
        if table.phase != "playing":
            return None
        seat = next((each.seat for each in table.people if each.id == person), None)
        return None if seat is None else f"{self.server}/t/{self.table}#{table.game}/{seat}/{self.token}"

    @property
    def socket(self) -> str:
        """Where its messages come from."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


@click.command(cls=SpokenCommand, says=shell("terminal-command-join"))
@click.argument("code", cls=SpokenArgument, says=shell("terminal-argument-code"))
@option("--server", default="http://localhost:8000", show_default=True, says=shell("terminal-option-server"))
@option("--name", prompt=True, says=shell("terminal-option-name"))
@language_option
def join(code: str, server: str, name: str) -> None:
    """Come into a room, show it, and leave it, however that ends."""
    from websockets.exceptions import WebSocketException  # noqa: PLC0415

    table = asked(server.rstrip("/"), f"/api/codes/{code}")["id"]
    seated = asked(server.rstrip("/"), f"/api/tables/{table}/people", {"name": name})
    place = Place(server.rstrip("/"), table, seated["token"])
    try:
        asyncio.run(_stay(place))
    except (OSError, WebSocketException) as error:
        raise unreachable(place.server) from error
    finally:
        leave(place, seated["person"])


def leave(place: Place, person: int) -> None:
    """Leave the room, unless the host has shown this person out."""
    path = f"/api/tables/{place.table}"
    if any(each["id"] == person for each in asked(place.server, path)["people"]):
        asked(place.server, f"{path}/people/{person}", token=place.token, method="DELETE")


async def _stay(place: Place) -> None:
    """Show the room whenever it changes, and say what is typed, until one side has enough."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    async with connect(place.socket, open_timeout=SECONDS) as socket:
        hello = {"type": "hello", "protocol": 1, "token": place.token}
        await socket.send(msgspec.json.encode(hello).decode())
        arrived = asyncio.Event()
        showing = asyncio.create_task(_show(place, socket, arrived))
        typing = asyncio.create_task(_type(place, socket, arrived))
        on_leaving(typing.cancel)
        done, waiting = await asyncio.wait((showing, typing), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        for task in done:
            if not task.cancelled():
                task.result()


async def _show(place: Place, socket: "ClientConnection", arrived: asyncio.Event) -> None:
    """Print the room as often as it looks different; games are played in a browser."""
    from twofold.server.protocol.http import Table  # noqa: PLC0415

    shown: list[str] = []
    person: int | None = None
    async for message in _messages(socket):
        if message["type"] == "ping":
            await socket.send(msgspec.json.encode({"type": "pong", "n": message["n"]}).decode())
        if message["type"] in ("welcome", "table"):
            person = message.get("person", person)
            table = msgspec.convert(message["table"], Table)
            cards = place.cards(table, person)
            dealt_in = [speech()(shell("terminal-room-cards", address=cards))] if cards else []
            lines = [*room_lines(table), *dealt_in]
            if lines != shown:
                shown = lines
                console().print("\n".join(lines), markup=False, highlight=False)
            arrived.set()
    console().print(socket.close_reason or "", markup=False)


async def _messages(socket: "ClientConnection") -> AsyncIterator[dict[str, Any]]:
    async for text in socket:
        yield msgspec.json.decode(text)


async def _type(place: Place, socket: "ClientConnection", arrived: asyncio.Event) -> None:
    """Say what is typed once the room is there to see; an end of the input ends the stay."""
    await arrived.wait()
    async for line in _lines():
        word = line.strip().lower()
        if word in SAYING:
            await socket.send(msgspec.json.encode(SAYING[word]).decode())
        elif word == DEAL:
            await asyncio.to_thread(deal, place)
        elif game := game_called(word):
            await socket.send(msgspec.json.encode({"type": "wish", "game": game}).decode())
        elif word:
            console().print(speech()(shell("terminal-room-typing", words=(*SAYING, DEAL))), markup=False)


async def _lines() -> AsyncIterator[str]:
    """What is typed, until the input ends or is broken off; the room is shown above it."""
    session: PromptSession[str] | None = PromptSession() if sys.stdin.isatty() else None
    with patch_stdout(raw=True) if session else nullcontext(), suppress(EOFError, KeyboardInterrupt):
        while session:
            yield await session.prompt_async("> ", handle_sigint=False)
        while line := await line_of(sys.stdin):
            yield line


def deal(place: Place) -> None:
    """Begin the next match; whoever may not is told why."""
    try:
        asked(place.server, f"/api/tables/{place.table}/start", {}, place.token)
    except TwofoldError as refused:
        console().print(speech()(refused.reason), markup=False, highlight=False)


def room_lines(table: "Table") -> Iterator[str]:
    """The room in words."""
    say = speech()
    yield ""
    yield say(shell(f"terminal-room-{table.phase}", game=_game(table.game), code=table.code))
    for person in table.people:
        yield f"  {_person(person)}"
    scores = [score for score in table.evening.scores if score.played]
    if scores:
        yield say(
            shell(
                "terminal-room-evening",
                count=sum(each.ended != "abandoned" for each in table.evening.matches),
            )
        )
    names = {person.id: person.name for person in (*table.evening.gone, *table.people)}
    for score in sorted(scores, key=lambda each: -each.won):
        name = names.get(score.person, "")
        yield "  " + say(shell("terminal-room-score", name=name, won=score.won, played=score.played))
    for title in (each for each in table.evening.titles if each.game in installed_games):
        holders = tuple(names.get(person, "") for person in title.people)
        yield "  " + say(shell("terminal-room-title", title=title.text, names=holders))


def _game(game: str) -> str:
    """What a game is called; one that is not installed here, by its id."""
    return installed_games[game].name if game in installed_games else game


def _person(person: "PersonShown") -> str:
    """Somebody, and all that is to be said of them now."""
    say = speech()
    said = [
        (person.host, shell("terminal-room-host")),
        (person.seat is None, shell("terminal-room-waits")),
        (not person.present, shell("terminal-room-away")),
        (person.again is True, shell("terminal-room-in")),
        (person.again is False, shell("terminal-room-out")),
        (person.wish is not None, shell("terminal-room-wish", game=_game(person.wish or ""))),
    ]
    notes = [say(note) for holds, note in said if holds]
    return f"{person.name} ({', '.join(notes)})" if notes else person.name
