"""What a match leaves to the next one at its table, and a server to all: the precedents of Duple."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Player, Seat, Server, all_current, running
from tests.texts.said import said
from twofold.engine import BadLegacy
from twofold.games.duple.lexicon import ANY_WORD, lexicon
from twofold.server.precedents import SharedPrecedents
from twofold.server.store import Store
from twofold.server.table.state import Cursor

QUICK = {"options": {"categories": False, "wilds": False, "tie_ms": 0, "piles_each": 1}}
FRIDAY = "cattle; Animal; no; 2026-11-13\n"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(str(tmp_path / "twofold.sqlite3")) as started:
        yield started


def plural_for(letters: str) -> str:
    """A word that the dictionary refuses as a plural, and that is no form of a verb either."""
    known = (f"{word}s" for word in lexicon().answers(letters, ANY_WORD))
    entries = filter(None, map(lexicon().find, known))
    return next(entry.key for entry in entries if entry.plural and "Verb" not in entry.categories)


async def race_begins(server: Server, players: list[Player]) -> dict[str, Any]:
    """Whoever may draws until two race."""
    while True:
        await all_current(server, players)
        view = players[0].last["view"]
        if view["race"] is not None:
            race: dict[str, Any] = view["race"]
            return race
        drawer = next(player for player in players if player.is_waited_for)
        answer = await drawer.act({"type": "draw", "pile": 0, "onto": 0})
        if answer["type"] == "refused":
            await drawer.act({"type": "draw", "pile": 1, "onto": 0})


async def decided(server: Server, players: list[Player]) -> str:
    """A refused word is challenged by who said it, and the other lets it count."""
    race = await race_begins(server, players)
    word = plural_for(race["letters"])
    speaker, other = players
    await speaker.act({"type": "answer", "word": word})
    await all_current(server, players)
    challenge = {"type": "challenge", "speaker": speaker.seat, "word": word}
    assert challenge in other.last["choices"]
    assert (await speaker.act(challenge))["type"] == "ack"
    await all_current(server, players)
    assert (await other.act({"type": "vote", "accept": True}))["type"] == "ack"
    return word


async def asked_for(seat: Seat, body: dict[str, Any]) -> Any:
    return await seat.ask("PATCH", "", body)


async def test_a_rematch_inherits_what_the_table_decided_and_its_log_says_so(server: Server) -> None:
    host, guest = await server.playing("duple", 2, **QUICK)
    async with host.player() as ada, guest.player() as ben:
        word = await decided(server, [ada, ben])
        await host.post("abandon")
    await host.post("rematch")
    play = server.runtime.rooms[host.table].state.play
    assert play is not None
    assert play.header.legacy == (f"{word}; {ANY_WORD}; yes; {play.header.created[:10]}",)
    assert play.state.precedents[0].word == word
    reread = await server.runtime.store.read(Cursor(host.table))
    assert any(getattr(change, "header", None) == play.header for _, change in reread.changes)


async def test_players_take_what_was_decided_home_and_nobody_else_does(server: Server) -> None:
    host, guest = await server.playing("duple", 2, **QUICK)
    async with host.player() as ada, guest.player() as ben:
        word = await decided(server, [ada, ben])
    kept = await guest.ask("GET", "legacy")
    assert kept.text.startswith(f"{word}; {ANY_WORD}; yes; 20")
    assert kept.headers["content-type"].startswith("text/plain")
    assert "filename=duple.txt" in kept.headers["content-disposition"]
    stranger = await server.http.get(f"/api/tables/{host.table}/legacy")
    assert stranger.status_code == 401


async def test_the_host_brings_precedents_for_the_next_match_only(server: Server) -> None:
    host, guest = await server.playing("duple", 2)
    brought = await asked_for(host, {"legacy": "# ours\n" + FRIDAY})
    assert brought.status_code == 200
    play = server.runtime.rooms[host.table].state.play
    assert play is not None
    assert play.state.precedents == ()
    assert (await host.ask("GET", "legacy")).text == FRIDAY
    await asked_for(host, {"legacy": "oxtail; Food or drink; yes"})
    await host.post("abandon")
    await host.post("rematch")
    play = server.runtime.rooms[host.table].state.play
    assert play is not None
    assert play.header.legacy == (FRIDAY.strip(), "oxtail; Food or drink; yes")
    assert (await asked_for(guest, {"legacy": FRIDAY})).status_code == 403


async def test_a_broken_file_is_told_by_the_line(server: Server) -> None:
    host = await server.open_table("duple", 2)
    answer = await asked_for(host, {"legacy": FRIDAY + "microwave, Object"})
    assert answer.status_code == 400
    assert answer.json()["rule"] == "TABLE-47"
    assert said(answer.json()["reason"]).startswith(
        "Line 2, “microwave, Object”, cannot be read: a precedent is"
    )
    other = await asked_for(await server.open_table("dualis", 4), {"legacy": FRIDAY})
    assert other.json()["rule"] == "TABLE-47"


async def test_every_table_inherits_the_servers_book_which_grows_if_it_may(tmp_path: Path) -> None:
    book = tmp_path / "precedents.txt"
    book.write_text("# the house's\n" + FRIDAY.strip(), "utf-8")
    async with running("", Store(str(tmp_path / "twofold.sqlite3"))) as server:
        server.runtime.precedents = SharedPrecedents({"duple": book}, grow=True)
        host, guest = await server.playing("duple", 2, **QUICK)
        play = server.runtime.rooms[host.table].state.play
        assert play is not None
        assert play.header.legacy == (FRIDAY.strip(),)
        async with host.player() as ada, guest.player() as ben:
            word = await decided(server, [ada, ben])
        await host.post("abandon")
        today = play.header.created[:10]
    line = f"{word}; {ANY_WORD}; yes; {today}\n"
    assert book.read_text("utf-8") == "# the house's\n" + FRIDAY + line


def test_a_book_that_cannot_be_read_is_told_at_the_start_and_later_counts_as_it_was(tmp_path: Path) -> None:
    book = tmp_path / "precedents.txt"
    book.write_text("microwave", "utf-8")
    with pytest.raises(BadLegacy, match=r"precedents\.txt cannot be used\. Line 1, “microwave”"):
        SharedPrecedents({"duple": book})
    book.write_text(FRIDAY, "utf-8")
    books = SharedPrecedents({"duple": book})
    book.write_text("microwave", "utf-8")
    assert books.read() == {"duple": (FRIDAY.strip(),)}
    book.write_bytes(b"\xff\xfe")
    assert books.read() == {"duple": (FRIDAY.strip(),)}


def test_a_book_that_may_not_grow_does_not(tmp_path: Path) -> None:
    book = tmp_path / "precedents.txt"
    SharedPrecedents({"duple": book}).add("duple", (FRIDAY.strip(),))
    assert not book.exists()
    SharedPrecedents({"duple": book}, grow=True).add("duple", (FRIDAY.strip(),))
    assert book.read_text("utf-8") == FRIDAY
