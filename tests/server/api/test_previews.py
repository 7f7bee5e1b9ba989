"""What a link shows in a chat: a title, a picture and, of a room, who is in; nothing to whoever guesses."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from tests.browser.games import GAMES
from tests.server.running import Seat, Server, running
from twofold.server.api import previews, static
from twofold.server.open_rooms import OpenRooms
from twofold.server.store import StoreDown
from twofold.server.table.room import Room
from twofold.server.tokens import new_secret

WEB = Path(__file__).parents[3] / "web"
INDEX = b'<!doctype html><html lang="en"><head></head><p></p></html>'
PNG = b"\x89PNG\r\n\x1a\n"
INVITED = "You’re invited to play"


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages as the build makes them, with a picture of one game."""
    made = {"/index.html": INDEX, "/previews/twofold.png": PNG, "/previews/duos.png": PNG}
    found = {path: static._page(path, body) for path, body in made.items()}
    monkeypatch.setattr(static, "pages", lambda: found)


async def shown(server: Server, path: str, **headers: str) -> dict[str, str]:
    """What the page at an address says of itself, by name."""
    answer = await server.http.get(path, headers=headers)
    assert answer.status_code == 200
    tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(content) for name, content in tags}


async def come(host: Seat, *names: str) -> None:
    """People come into the room."""
    for name in names:
        answer = await host.server.http.post(f"/api/tables/{host.table}/people", json={"name": name})
        assert answer.status_code == 201, answer.text


async def room(server: Server, first: str, *others: str) -> Seat:
    """A room with these people in it."""
    answer = await server.http.post("/api/rooms", json={"name": first, "game": "duos"})
    host = Seat(server, answer.json())
    await come(host, *others)
    return host


async def test_a_link_to_a_room_tells_what_is_played_and_who_is_in(server: Server) -> None:
    host = await room(server, "Ada", "Ben")
    await host.post("bots", {})
    about = await shown(server, f"/t/{host.table}")
    assert about["og:title"] == "DUOS with Ada and Ben"
    assert about["og:image"] == "/previews/duos.png"
    assert about["twitter:card"] == "summary_large_image"
    german = await shown(server, f"/t/{host.table}/screen", **{"Accept-Language": "de"})
    assert german["og:title"] == "DUOS mit Ada und Ben"


async def test_many_are_counted_and_whoever_comes_or_goes_is_told_at_once(server: Server) -> None:
    host = await room(server, "Ada", "Ben", "Cleo", "Dan")
    assert (await shown(server, f"/t/{host.table}"))["og:title"] == "DUOS with Ada, Ben, Cleo, and Dan"
    await come(host, "Eve")
    assert (await shown(server, f"/t/{host.table}"))["og:title"] == "DUOS with Ada, Ben, Cleo, and 2 more"
    for guest in (2, 3):
        assert (await host.ask("DELETE", f"people/{guest}")).status_code < 300
    assert (await shown(server, f"/t/{host.table}"))["og:title"] == "DUOS with Ada, Dan, and Eve"


async def test_names_are_text_and_never_markup(server: Server) -> None:
    host = await room(server, '"><script>x</script>', "\u202eneB\u0000")
    answer = await server.http.get(f"/t/{host.table}")
    assert "<script>" not in answer.text
    assert "\u202e" not in answer.text
    assert "\x00" not in answer.text
    title = (await shown(server, f"/t/{host.table}"))["og:title"]
    assert title == 'DUOS with "><script>x</script> and neB'


async def test_a_link_that_leads_nowhere_tells_what_any_link_to_a_room_tells(server: Server) -> None:
    host = await room(server, "Ada")
    empty = (await server.http.post("/api/rooms", json={"screen": True})).json()["table"]
    known = (
        empty["id"],
        new_secret(),
        host.table[:-1],
        host.code,
        host.token,
        "no-table",
        "%00",
        "",
        "x/" * 99,
    )
    answers = {(await server.http.get(f"/t/{each}")).text for each in known}
    assert len(answers) == 1
    assert INVITED in answers.pop()


async def test_nobodys_name_is_kept_for_the_next_who_asks(server: Server) -> None:
    host, other = await room(server, "Ada"), await room(server, "Ben")
    for _ in range(2):
        assert (await shown(server, f"/t/{host.table}"))["og:title"] == "DUOS with Ada"
        assert (await shown(server, f"/t/{other.table}"))["og:title"] == "DUOS with Ben"
    assert (await shown(server, "/t/none"))["og:title"] == INVITED


async def test_the_host_header_decides_no_address(tmp_path: Path) -> None:
    public = "https://cards.example"
    async with running(str(tmp_path / "x.sqlite3"), public_url=public, public_names=("*",)) as server:
        host = await room(server, "Ada")
        for path in ("/", "/learn/duos", f"/t/{host.table}"):
            about = await shown(server, path, Host="evil.example")
            assert about["og:image"].startswith(f"{public}/previews/")
            assert "evil" not in str(about)


async def test_the_name_of_the_public_address_is_the_servers(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.sqlite3"), public_url="https://cards.example") as server:
        for name, status in (("cards.example", 200), ("evil.example", 421)):
            answer = await server.http.get("/", headers={"Host": name})
            assert answer.status_code == status


async def test_a_page_does_not_wait_for_a_slow_store_and_few_are_looked_up_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await room(server, "Ada")
    asked, found, answered = list[str](), list[str](), asyncio.Event()
    opened = OpenRooms.opened

    async def slowly(rooms: OpenRooms, table: str) -> Room:
        asked.append(table)
        await answered.wait()
        found.append(table)
        return await opened(rooms, table)

    monkeypatch.setattr(OpenRooms, "opened", slowly)
    monkeypatch.setattr(previews, "PATIENCE_SECONDS", 0)
    flood = [shown(server, f"/t/{host.table}") for _ in range(3 * previews.MOST_AT_ONCE)]
    assert {about["og:title"] for about in await asyncio.gather(*flood)} == {INVITED}
    assert len(asked) == previews.MOST_AT_ONCE
    answered.set()
    monkeypatch.setattr(previews, "PATIENCE_SECONDS", 60)
    while len(found) < len(asked):
        await asyncio.sleep(0)
    assert (await shown(server, f"/t/{host.table}"))["og:title"] == "DUOS with Ada"


async def test_the_page_is_there_while_the_store_is_not(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*_: object) -> Room:
        raise StoreDown

    monkeypatch.setattr(OpenRooms, "opened", down)
    assert (await shown(server, f"/t/{new_secret()}"))["og:title"] == INVITED


@pytest.mark.parametrize("game", [*GAMES, None])
def test_every_game_has_a_picture_as_large_as_chats_want_it(game: str | None) -> None:
    file = WEB / (f"src/games/{game}/preview.png" if game else "public/previews/twofold.png")
    picture = file.read_bytes()
    assert picture.startswith(PNG)
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 630]
    assert len(picture) < 130_000
