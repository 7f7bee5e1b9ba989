"""Running a server: health, figures, pages, restarts, and bots that die."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from msgspec import Raw

from tests.server.running import PATIENCE, Server, all_current, running, take_turns
from tests.texts.said import said
from twofold import Match
from twofold.cli.serve import backup, restore_command
from twofold.cli.serve import serve as serve_command
from twofold.engine import Decision, Header, installed_games
from twofold.server import runtime
from twofold.server.api import static as pages
from twofold.server.api.static import Page
from twofold.server.bots.pool import BotPool
from twofold.server.config import Config, data_dir, database_in
from twofold.server.protocol.bots import Question
from twofold.server.serve import PortTaken, serve
from twofold.server.store.engines import UnknownDatabase, address_of
from twofold.server.table.changes import MatchStarted
from twofold.server.table.effects import WriteChange


async def test_health_and_figures_are_served(server: Server) -> None:
    health = (await server.http.get("/health")).json()
    assert (health["status"], health["database"]) == ("ok", "sqlite")
    await server.playing()
    figures = (await server.http.get("/metrics")).text
    assert "twofold_rooms 1.0" in figures
    assert "twofold_writes_total" in figures


async def test_every_game_is_at_hand_before_anybody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    slow = SimpleNamespace(prepare=lambda: prepared.append("slow"))
    monkeypatch.setattr(runtime, "installed_games", {"slow": slow})
    async with running(str(tmp_path / "twofold.sqlite3")):
        assert prepared == ["slow"]


async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    async with running(database) as server:
        seats = await server.playing()
        async with seats[0].player() as ada, seats[1].player() as ben:
            for player in (ada, ben):
                await player.hear("update")
            await take_turns(server, [ada, ben], 5)
            before = ada.last
    async with running(database) as server:
        for seat in seats:
            seat.server = server
        async with seats[0].player() as ada, seats[1].player() as ben:
            for player in (ada, ben):
                await player.hear("update")
            assert ada.last["view"] == before["view"]
            assert ada.last["number"] == before["number"]
            assert await take_turns(server, [ada, ben], 3) == 3
            await all_current(server, [ada, ben])


async def test_browsers_are_told_that_the_server_restarts(tmp_path: Path) -> None:
    async with running(str(tmp_path / "twofold.sqlite3")) as server:
        seats = await server.playing()
        ada = seats[0].player()
        await ada.connect()
    assert (await ada.closed())[0] == 1012


async def test_a_room_that_is_shut_while_somebody_is_at_the_door_is_opened_anew(server: Server) -> None:
    host = await server.open_table("dualis", 3, bots=2)
    ada = host.player()
    await ada.arrive()
    async with asyncio.timeout(PATIENCE):
        while host.table not in server.runtime.rooms:
            await asyncio.sleep(0)
    server.runtime.rooms.shut_idle()
    assert host.table not in server.runtime.rooms
    await ada.greet()
    await host.post("start", {})
    await ada.hear("update")
    await ada.until(lambda update: 0 in update["waiting_for"])
    await ada.close()


async def test_a_table_of_other_rules_is_said_to_be_one(server: Server) -> None:
    host = await server.open_table()
    store = server.runtime.store
    header = Header("m", "uno-duo", 999, {}, ("Ada", "Ben"), "00" * 32)
    begun = MatchStarted(header, (0, 1), None, "00" * 32)
    server.runtime.rooms.clear()
    assert await store.commit([WriteChange(host.table, 3, begun)]) == [True]
    answer = await server.http.get(f"/api/tables/{host.table}")
    assert (answer.status_code, answer.json().get("rule")) == (409, "TABLE-41"), answer.text
    assert "version 999" in said(answer.json()["reason"])


# ---- Bots


def question(match: Match, level: str = "random") -> Question:
    """What a bot on the seat that is waited for is asked."""
    seat = min(match.waiting_for)
    view, choices = (Raw(msgspec.json.encode(told)) for told in (match.view(seat), match.choices(seat)))
    return Question(1, match.game.id, match.header.id, seat, level, view, choices, 0, True)


@pytest.fixture
def dualis() -> Match:
    return Match.new("dualis", 3, seed=1)


async def thought(workers: BotPool, ask: Question) -> Decision | None:
    """What a bot decides."""
    import asyncio

    decided: asyncio.Future[Decision | None] = asyncio.get_running_loop().create_future()
    workers.ask(ask, decided.set_result)
    async with asyncio.timeout(PATIENCE):
        return await decided


async def test_a_bot_thinks_in_another_process(dualis: Match) -> None:
    workers = BotPool(1, 0.2)
    decision = await thought(workers, question(dualis))
    await workers.stop()
    assert decision is not None
    assert decision.action in dualis.choices(min(dualis.waiting_for))


async def test_a_worker_that_dies_is_replaced(dualis: Match) -> None:
    workers = BotPool(1, 0.2)
    assert await thought(workers, question(dualis))
    process = workers._workers[0]._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await thought(workers, question(dualis))
    await workers.stop()


@pytest.mark.parametrize(
    "program", ["raise SystemExit(1)", "print('nonsense'); input(); input()", "print(5, end='')"]
)
async def test_a_worker_that_crashes_or_babbles_decides_nothing(dualis: Match, program: str) -> None:
    workers = BotPool(1, 0.2, (sys.executable, "-c", program))
    assert await thought(workers, question(dualis)) is None
    await workers.stop()


@pytest.mark.parametrize("game_id", list(installed_games))
async def test_every_level_of_every_game_answers(game_id: str) -> None:
    from twofold.bots import levels_of

    workers = BotPool(1, 0.05)
    match = Match.new(game_id, min(installed_games[game_id].seat_counts), seed=2)
    seat = min(match.waiting_for)
    for level in levels_of(match.game):
        decision = await thought(workers, question(match, level))
        assert decision is None or match.refusal(seat, decision.action) is None
    await workers.stop()


# ---- Pages


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages as the build makes them."""
    made = {
        "/index.html": b'<!doctype html><html lang="en"><head><title>Twofold</title></head>'
        + b"<p></p>" * 100,
        "/assets/app-1a2b3c.js": b"console.log('two')\n" * 50,
    }
    monkeypatch.setattr(
        pages, "pages", lambda: {path: pages._page(path, body) for path, body in made.items()}
    )


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/screen/some-table", "/rules/dualis"])
async def test_the_browsers_own_addresses_lead_to_its_page(server: Server, built: None, path: str) -> None:
    answer = await server.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = await server.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "accepted", "lang", "title"),
    [
        ("/", "de-AT,de;q=0.9,en;q=0.8", "de", "Fünf Spiele mit Freunden oder gegen Bots"),
        ("/", "en;q=0.8, de ; q=0.9", "de", "Fünf Spiele mit Freunden oder gegen Bots"),
        ("/", "sv;q=0, de;q=0.1", "de", "Fünf Spiele mit Freunden oder gegen Bots"),
        ("/", "," * 20 + "de", "en", "Five games to play with friends or bots"),
        ("/t/some-table", "zxx, sv;q=0.7, en;q=0.5", "sv", "Du är inbjuden till ett bord"),
        ("/learn/duos", "en", "en", "Learn DUOS"),
        ("/new/dualis", "en;q=nonsense", "en", "New table: Dualis"),
        ("/story/some-match", "", "en", "Watch this match again"),
        ("/learn/<script>", "xx", "en", "Five games to play with friends or bots"),
    ],
)
async def test_a_link_says_what_it_is_in_the_readers_language(
    server: Server, built: None, path: str, accepted: str, lang: str, title: str
) -> None:
    answer = await server.http.get(path, headers={"Accept-Language": accepted})
    assert f'<html lang="{lang}">' in answer.text
    assert f'<meta property="og:title" content="{title}">' in answer.text
    assert "accept-language" in answer.headers["vary"]
    assert "<script>" not in answer.text


async def test_hashed_files_may_be_kept_for_good_and_are_compressed(server: Server, built: None) -> None:
    answer = await server.http.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("console.log")
    plain = await server.http.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/favicon.png"])
async def test_what_is_not_there_is_said_so(server: Server, built: None, path: str) -> None:
    answer = await server.http.get(path)
    assert (answer.status_code, answer.json()["rule"]) == (404, "TABLE-28")


def test_pages_come_from_the_package_or_say_that_they_are_not_built() -> None:
    index: Page = pages.pages.__wrapped__()["/index.html"]
    assert index.kind == "text/html"


# ---- Configuration


def test_the_data_directory_is_as_chosen_or_as_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert data_dir(tmp_path / "chosen") == tmp_path / "chosen"
    monkeypatch.setenv("TWOFOLD_DATA_DIR", str(tmp_path / "variable"))
    assert data_dir() == tmp_path / "variable"
    assert Path(database_in(data_dir())).parent.is_dir()


def test_a_database_of_another_kind_is_refused_by_name() -> None:
    assert address_of("postgres://u@h/n").drivername == "postgresql+asyncpg"
    with pytest.raises(UnknownDatabase, match="mysql"):
        address_of("mysql://u@h/n")


def test_a_port_that_is_taken_is_said_clearly(tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortTaken, match="--port"):
        serve(Config(port=taken.getsockname()[1], database=str(tmp_path / "x.sqlite3")))


@pytest.mark.parametrize(
    ("others_say", "page"),
    [
        ("192.168.2.7", "http://localhost:8000/#share=http://192.168.2.7:8000"),
        ("93.184.216.34", "http://93.184.216.34:8000/"),
        ("localhost", "http://localhost:8000/"),
    ],
)
def test_the_page_that_is_opened_knows_how_others_reach_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others_say: str, page: str
) -> None:
    configured, opened = chosen(tmp_path, monkeypatch, [], others_say)
    assert opened == [page]
    assert (configured.connections, configured.limits) == (Config().connections, Config().limits)
    assert configured.request_seconds == Config().request_seconds


def test_limits_and_names_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TWOFOLD_PUBLIC_NAMES", "cards.example play.example")
    limits = ["--connections", "500", "--address-connections", "50", "--request-seconds", "2.5"]
    configured, _ = chosen(tmp_path, monkeypatch, [*limits, "--host", "cards.lan"])
    assert configured.public_names == ("cards.example", "play.example", "cards.lan")
    assert (configured.connections, configured.limits.connections) == (500, 50)
    assert configured.request_seconds == 2.5


@pytest.mark.parametrize("given", ["https://cards.example", "https://cards.example/"])
def test_the_public_address_can_be_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setenv("TWOFOLD_PUBLIC_URL", given)
    assert chosen(tmp_path, monkeypatch, [])[0].public_url == "https://cards.example"


@pytest.mark.parametrize(
    "given", ["cards.example", "ftp://cards.example", "https://", "https://[", "https://c.ex/x"]
)
def test_a_public_address_that_is_none_is_told(given: str) -> None:
    told = CliRunner().invoke(serve_command, ["--public-url", given])
    assert told.exit_code == 2
    assert "https://cards.example" in told.output


def chosen(
    folder: Path, monkeypatch: pytest.MonkeyPatch, flags: list[str], others_say: str = "192.168.2.7"
) -> tuple[Config, list[str]]:
    """How ``twofold serve`` would serve on port 8000 with these flags, and which pages it opens."""
    configured: list[Config] = []
    opened: list[str] = []

    def serving(config: Config, ready: Callable[[int], None]) -> None:
        configured.append(config)
        ready(8000)

    monkeypatch.setattr("twofold.server.serve.serve", serving)
    monkeypatch.setattr("twofold.cli.serve._address_for_others", lambda: others_say)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("CI", "1")
    arguments = ["--data-dir", str(folder), *flags]
    CliRunner().invoke(serve_command, arguments, catch_exceptions=False)
    return configured[0], opened


def test_backup_and_restore_are_commands(tmp_path: Path) -> None:
    runner, file = CliRunner(), tmp_path / "tables.jsonl"
    arguments: list[Any] = [str(file), "--data-dir", str(tmp_path / "one")]
    assert "0 rows" in runner.invoke(backup, arguments, catch_exceptions=False).output
    restored = runner.invoke(restore_command, [str(file), "--data-dir", str(tmp_path / "two")])
    assert "0 rows were restored" in restored.output
