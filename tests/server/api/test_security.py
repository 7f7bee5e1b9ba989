"""What strangers, cheats and broken clients may try."""

import asyncio
import contextlib
import logging
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.api.test_transport import handshake
from tests.server.running import BRISK, PATIENCE, Player, Server, running
from tests.texts.said import said
from twofold.server.api import websocket
from twofold.server.api.addresses import OwnNames, payer_of
from twofold.server.api.middleware import ODD_SPELLING, RateLimits, SecurityMiddleware
from twofold.server.api.routes import handlers
from twofold.server.config import UNLIMITED, Limits
from twofold.server.log import JsonLines
from twofold.server.table.settings import RoomSettings


async def connect(player: Player, **more: Any) -> ClientConnection:
    """A WebSocket that has not said anything yet."""
    return await websockets.connect(player.address, ping_interval=None, **more)


async def hung_up(opened: ClientConnection) -> int:
    """The code with which the server closes."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await opened.recv()
    return opened.close_code or 0


# ---- Origin


async def test_a_page_from_elsewhere_is_turned_away(server: Server) -> None:
    foreign = {"Origin": "https://evil.example"}
    answer = await server.http.post("/api/tables", json={}, headers=foreign)
    assert (answer.status_code, answer.json()["rule"]) == (403, "TABLE-27")
    host = await server.open_table()
    with pytest.raises(websockets.InvalidStatus):
        await connect(host.player(), additional_headers=foreign)


@pytest.mark.parametrize("origin", ["null", "", "file://", "http://[", "http://[::1", "https://\xe9.example"])
async def test_a_page_from_nowhere_is_turned_away_too(server: Server, origin: str) -> None:
    foreign = {"Origin": origin.encode("latin-1")}
    answer = await server.http.get("/api/games", headers=foreign)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["rule"]) == (403, "TABLE-27")


def test_a_request_that_names_no_host_has_no_own_pages() -> None:
    doorkeeper = SecurityMiddleware(no_application, (), UNLIMITED)
    assert not doorkeeper.is_welcome(b"null", b"")
    assert doorkeeper.is_welcome(None, b"")


async def no_application(*_: object) -> None:
    raise AssertionError("nobody is let in")


async def test_own_pages_and_allowed_ones_are_welcome(tmp_path: Path) -> None:
    allowed = "https://cards.example"
    async with running(str(tmp_path / "x.sqlite3"), origins=(allowed,)) as server:
        for origin in (allowed, server.url):
            answer = await server.http.get("/api/games", headers={"Origin": origin})
            assert answer.status_code == 200


# ---- Names

OWN_NAMES = [
    "127.0.0.1:8000",
    "localhost",
    "LOCALHOST:80",
    "cards.localhost",
    "[::1]:8000",
    "192.168.2.7:8000",
    "",
]
FOREIGN_NAMES = [
    "evil.example",
    "127.0.0.1.evil.example:8000",
    "localhost.evil.example",
    "[::1].evil",
    "1.2.3.4.5",
]


@pytest.mark.parametrize("host", [*OWN_NAMES, socket.gethostname(), f"{socket.gethostname()}.local:8000"])
def test_a_server_knows_its_own_names_and_every_number(host: str) -> None:
    assert OwnNames().include(host.encode())


@pytest.mark.parametrize("host", [*FOREIGN_NAMES, "\xe9.example", "*"])
def test_a_name_that_somebody_else_may_own_is_foreign(host: str) -> None:
    assert not OwnNames().include(host.encode("latin-1"))


def test_names_are_allowed_by_name_by_the_origins_of_pages_or_all_of_them() -> None:
    names = OwnNames(["Cards.Example"], ["https://play.example:8443"])
    assert names.include(b"cards.example:443")
    assert names.include(b"cards.example.")
    assert names.include(b"play.example")
    assert not names.include(b"evil.example")
    assert OwnNames(["*"]).include(b"evil.example")


async def test_a_page_that_has_its_name_point_here_is_turned_away(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.sqlite3"), public_names=("cards.example",)) as server:
        rebound = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
        for path in ("/", "/api/games", "/health"):
            answer = await server.http.get(path, headers=rebound)
            assert (answer.status_code, answer.json()["rule"]) == (421, "TABLE-50")
            assert "--public-name evil.example" in said(answer.json()["reason"])
        assert (await server.http.get("/api/games", headers={"Host": "cards.example"})).status_code == 200
        sneaky = await server.http.get("/", headers={"Host": "<script>"})
        assert "<" not in sneaky.text
        host = await server.open_table()
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))
        writer.write(handshake(host.table).replace(b"localhost", b"evil.example"))
        assert (await reader.readline()).split()[1] == b"403"
        writer.close()


# ---- Tokens

SEAT_PATHS: tuple[tuple[str, str, Any], ...] = (
    ("PATCH", "", {"public": True}),
    ("POST", "start", {}),
    ("POST", "rematch", None),
    ("POST", "today/duos", {"day": "2026-11-17", "moves": [], "now": 0}),
    ("POST", "abandon", None),
    ("PUT", "seats/1", {"kind": "open"}),
    ("PATCH", "seats/0", {"name": "Eve"}),
    ("DELETE", "seats/0", None),
    ("POST", "seats/0/hand-over", None),
    ("PATCH", "people/1", {"name": "Eve"}),
    ("DELETE", "people/1", None),
    ("PUT", "people/1/seat", {"seat": 1}),
    ("PUT", "people/1/away", {"wait": True}),
    ("POST", "bots", {}),
    ("PUT", "game", {"game": "dualis"}),
)


@pytest.mark.parametrize(("method", "path", "body"), SEAT_PATHS)
async def test_every_path_wants_a_token_of_this_table(
    server: Server, method: str, path: str, body: Any
) -> None:
    host, other = await server.open_table(), await server.open_table()
    host.token, token = "", host.token
    assert (await host.ask(method, path, body)).status_code == 401
    host.token = other.token
    assert (await host.ask(method, path, body)).status_code == 401
    host.token = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert (await host.ask(method, path, body)).status_code == 401


def test_no_path_that_changes_a_table_was_forgotten() -> None:
    free = {
        "create_table",
        "take_seat",
        "take_lesson",
        "take_puzzle",
        "take_practice",
        "play_today",
        "enter_today",
        "open_room",
        "come_in",
    }
    changing = {
        (str(method), handler.handler_name)
        for handler in handlers
        for method in handler.http_methods
        if method != "GET" and handler.handler_name not in free
    }
    assert len(changing) == len(SEAT_PATHS)


async def test_what_is_the_hosts_is_not_the_guests(server: Server) -> None:
    host = await server.open_table()
    ben = await host.invite(1)
    for method, path, body in SEAT_PATHS[:2] + SEAT_PATHS[4:6]:
        assert (await ben.ask(method, path, body)).status_code == 403
    for method, path, body in SEAT_PATHS[6:]:
        assert (await ben.ask(method, path, body)).status_code == 403


async def test_another_tables_token_opens_no_connection(server: Server) -> None:
    host, other = await server.open_table(), await server.open_table()
    for token in (other.token, "nonsense"):
        opened = await connect(host.player())
        await opened.send(msgspec.json.encode({"type": "hello", "protocol": 1, "token": token}).decode())
        assert await hung_up(opened) == 4001


async def test_a_token_that_was_handed_over_is_shown_out(server: Server) -> None:
    host = await server.open_table()
    ben = await host.invite(1)
    async with ben.player() as player:
        ben.token = (await ben.post("seats/1/hand-over"))["token"]
        async with ben.player() as taker:
            assert taker.seat == 1
            assert (await player.closed())[0] == 4001


async def test_the_token_of_a_finished_table_moves_nothing(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada:
        await ada.hear("update")
        await seats[0].post("abandon")
        assert (await ada.act({"type": "draw"}))["type"] == "refused"
        assert (await seats[0].ask("POST", "abandon")).status_code == 409


async def test_spectators_act_on_nothing(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].spectator() as eve:
        await eve.hear("update")
        assert (await eve.act({"type": "draw"}))["rule"] == "TABLE-18"


async def test_a_table_can_close_itself_to_spectators(server: Server) -> None:
    host = await server.open_table(spectators=False)
    opened = await connect(host.spectator())
    await opened.send('{"type":"hello","protocol":1}')
    assert await hung_up(opened) == 4003


# ---- What is said


@pytest.mark.parametrize(
    ("first", "code"),
    [
        pytest.param("no json", 4000, id="no JSON"),
        pytest.param('{"type":"act","id":"x","action":{}}', 4000, id="no hello"),
        pytest.param('{"type":"hello","protocol":"one"}', 4000, id="a word for the protocol"),
        pytest.param(
            '{"type":"hello","protocol":1,"name":' + "[" * 4_000 + "]" * 4_000 + "}", 4000, id="a deep nest"
        ),
        pytest.param('{"type":"hello","protocol":99}', 4010, id="a later protocol"),
        pytest.param("x" * 8193, 1009, id="one sign too many"),
        pytest.param("x" * 100_000, 1009, id="far too much"),
    ],
)
async def test_a_bad_first_message_ends_the_connection(server: Server, first: str, code: int) -> None:
    host = await server.open_table()
    opened = await connect(host.player())
    await opened.send(first)
    assert await hung_up(opened) == code


async def test_who_says_no_hello_is_shown_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "HELLO_SECONDS", 0.05)
    silent = (await server.open_table()).player()
    await silent.arrive()
    assert await silent.closed() == (4000, "Say hello first.")


async def test_no_table_no_talk(server: Server) -> None:
    opened = await connect(Player(server.socket_url, "no-such-table", None))
    assert await hung_up(opened) == 4004


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"type":"act"}',
        '{"type":"act","id":5,"action":{}}',
        '{"type":"fly"}',
        '{"type":"say","id":"x","text":"' + "x" * 501 + '"}',
        '{"type":"mix","entropy":"zz"}',
        '{"type":"hello","protocol":1}',
        '{"type":"act","id":"' + "x" * 37 + '","action":{}}',
        "\ud83d".encode("utf-8", "replace").decode(),
        '{"type":"act","id":"x","action":' + "[" * 4_000 + "]" * 4_000 + "}",
    ],
)
async def test_what_cannot_be_read_is_said_so_and_the_connection_goes_on(server: Server, text: str) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada:
        await ada.hear("update")
        await ada.socket.send(text)
        assert (await ada.hear("trouble"))["rule"] == "TABLE-21"
        assert (await ada.act({"type": "nonsense"}))["type"] == "refused"


async def test_a_message_of_more_than_8_kib_ends_the_connection(server: Server) -> None:
    host = await server.open_table()
    async with host.player() as ada:
        await ada.send(type="act", id="x", action={"text": "é" * 4200})
        assert (await ada.closed())[0] == 1009


async def test_a_body_of_more_than_8_kib_is_not_read(server: Server) -> None:
    answer = await server.http.post("/api/tables", json={"name": "x" * 9000})
    assert (answer.status_code, answer.json()["rule"]) == (413, "TABLE-29")


@pytest.mark.parametrize("body", [b"{", b"[]", b"\xff", b'{"name": "A', b'{"options": ' + b"[" * 8_000, b""])
async def test_a_body_that_cannot_be_read_is_said_so(server: Server, body: bytes) -> None:
    for path in ("/api/tables", "/api/games/dualis/lesson"):
        answer = await server.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["rule"]) == (400, "TABLE-21")


@pytest.mark.parametrize("path", ["/api/tables", "/api/games/dualis/lesson"])
async def test_a_body_that_is_nested_without_end_is_said_so(server: Server, path: str) -> None:
    deep = b"[" * 4_000 + b"]" * 4_000
    field = b'"done"' if "lesson" in path else b'"options"'
    body = b"{" + field + b": [" + deep + b"]}"
    answer = await server.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["rule"]) == (400, "TABLE-21")


@pytest.mark.parametrize("name", ["", "x" * 41, "x" * 7_000, 5, None, ["Ada"], {"a": 1}])
async def test_names_of_the_wrong_kind_or_length_are_turned_down(server: Server, name: Any) -> None:
    host = await server.open_table()
    answer = await host.ask("PATCH", "seats/0", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["rule"] == "TABLE-21"


async def test_ten_thousand_characters_are_no_name(server: Server) -> None:
    answer = await (await server.open_table()).ask("PATCH", "seats/0", {"name": "x" * 10_000})
    assert answer.status_code == 413


# ---- Too much


async def test_moves_come_at_a_bounded_rate(tmp_path: Path) -> None:
    settings = RoomSettings(node="test", moves_per_second=2)
    async with running(str(tmp_path / "x.sqlite3"), rooms=settings) as server:
        seats = await server.playing()
        async with seats[0].player() as ada:
            await ada.hear("update")
            answers = [await ada.act({"type": "nonsense"}) for _ in range(8)]
            assert answers[0]["rule"] == "TABLE-21"
            assert "TABLE-22" in [answer["rule"] for answer in answers]


async def test_who_does_not_stop_is_shown_out(server: Server) -> None:
    host = await server.open_table()
    async with host.player() as ada:
        for _ in range(150):
            await ada.socket.send("gibberish")
        assert (await ada.closed())[0] == 4029


@pytest.mark.parametrize(
    ("limits", "method", "path"),
    [
        (Limits(0, 2, 0, 0), "POST", "/api/tables"),
        (Limits(0, 2, 0, 0), "POST", "/api/rooms"),
        (Limits(2, 0, 0, 0), "GET", "/api/tables/x/socket"),
        (Limits(0, 0, 2, 0), "GET", "/api/codes/ABCDEF"),
        (Limits(2, 0, 0, 0), "GET", "/api/games"),
        (Limits(2, 0, 0, 0), "GET", "/"),
        (Limits(2, 0, 0, 0), "GET", "/health"),
        (Limits(0, 0, 0, 0, checks_per_minute=2), "GET", "/health"),
        (Limits(0, 0, 0, 0, practice_per_minute=2), "POST", "/api/matches/none/practice"),
        (Limits(0, 0, 0, 0, results_per_minute=2), "POST", "/api/today/duos/result"),
        (Limits(2, 0, 0, 0), "GET", "/metrics"),
        (Limits(0, 0, 0, 0, files_per_minute=2), "GET", "/assets/app.js"),
    ],
)
async def test_an_address_asks_at_a_bounded_rate(
    tmp_path: Path, limits: Limits, method: str, path: str
) -> None:
    async with running(str(tmp_path / "x.sqlite3"), limits=limits) as server:
        answers = [await server.http.request(method, path, json={}) for _ in range(4)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, True, True]
        assert answers[-1].json()["rule"] == "TABLE-22"
        assert answers[-1].headers["connection"] == "close"


@pytest.mark.parametrize(
    "spelled",
    [
        "//api/codes/ABCDEF",
        "/api//codes/ABCDEF",
        "/api/codes/ABCDEF/",
        "/api/codes//ABCDEF",
        "/api/./codes/ABCDEF",
        "/x/../api/codes/ABCDEF",
        "/%61pi/codes/ABCDEF",
        "/api%2Fcodes/ABCDEF",
        "/api/codes/%41BCDEF",
        "/api/codes/%4aBCDEF",
        "/api/codes/ABC%",
        "/API/codes/ABCDEF",
        "/health;x",
        "/health/",
        "/Health",
        "/metrics/",
        "http://localhost/api/codes/ABCDEF",
    ],
)
async def test_an_address_has_one_spelling_and_any_other_is_not_found_bug(
    server: Server, spelled: str
) -> None:
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {spelled} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        answer = (await reader.read()).decode()
    writer.close()
    assert answer.split()[1] == "404"
    assert "cache-control: no-store" in answer
    assert '"TABLE-28"' in answer


@pytest.mark.parametrize(
    "path",
    ["/", "/api/codes/AB%20CD", "/api/codes/%C3%A4", "/t/x", "/t/x/", "/learn/uno-duo", "/assets/a-1_b~.js"],
)
def test_what_an_address_must_escape_and_a_slash_behind_a_page_are_no_other_spelling(path: str) -> None:
    assert not ODD_SPELLING.search(path.encode())


def test_white_space_around_a_code_makes_no_other_guess_of_it_bug() -> None:
    limits = RateLimits(Limits(0, 0, 2, 0))
    guesses = [limits.allows("a", "GET", f"/api/codes/{code}") for code in ("ABCDEF", " ABCDEG", "ABCDEH\n")]
    assert guesses == [True, True, False]


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
async def test_figures_are_for_this_machine_and_not_for_whom_a_proxy_asks_bug(
    server: Server, header: str
) -> None:
    assert "twofold_writes" in (await server.http.get("/metrics")).text
    assert (await server.http.get("/metrics", headers={header: "127.0.0.1"})).status_code == 404


async def test_figures_are_for_no_other_machine_bug(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.sqlite3"), trusted_proxies="") as server:
        port = int(server.url.rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).split()[1] == b"404"
        writer.close()


async def test_no_answer_is_kept_but_that_of_pages(server: Server) -> None:
    host = await server.open_table()
    for path in (f"/api/tables/{host.table}", "/health", "/metrics", "/nowhere.js"):
        assert (await server.http.get(path)).headers.get_list("cache-control") == ["no-store"]
    assert (await server.http.get("/t/x")).headers.get_list("cache-control") == ["no-cache"]


def test_the_files_of_a_page_are_counted_apart_from_what_is_asked() -> None:
    limits = RateLimits(Limits(2, 0, 0, 0, files_per_minute=30))
    assert all(limits.allows("a", "GET", f"/assets/{n}.js") for n in range(30))
    assert limits.allows("a", "GET", "/")
    assert limits.allows("a", "GET", "/t/table")
    assert not limits.allows("a", "GET", "/api/games")
    assert not limits.allows("a", "GET", "/assets/app.js")
    assert limits.allows("b", "GET", "/health")


@pytest.mark.parametrize(
    ("address", "payer"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2a00:1450:1:2:3:4:5:6", "2a00:1450:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("fd00::7", "fd00::7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_all_addresses_of_an_ipv6_household_spend_one_allowance(address: str, payer: str) -> None:
    assert payer_of(address) == payer


async def test_an_address_holds_a_bounded_number_of_connections(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.sqlite3"), limits=Limits(0, 0, 0, 2)) as server:
        host = await server.open_table()
        async with host.player(), host.player():
            with pytest.raises(websockets.InvalidStatus):
                await connect(host.player())


# ---- Pages and logs


async def test_every_answer_forbids_foreign_and_inline_scripts(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere.js", "/t/secret"):
        headers = (await server.http.get(path)).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        # Duple may listen to its own page (and nobody else's): the browser asks the player.
        assert "microphone=(self)" in headers["permissions-policy"]


async def test_frames_are_not_compressed(server: Server) -> None:
    host = await server.open_table()
    async with host.player() as ada:
        assert ada.socket.response is not None
        assert "Sec-WebSocket-Extensions" not in ada.socket.response.headers


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py"])
async def test_no_path_leads_out_of_the_pages(server: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.get(path)
        index = await http.get("/")
        assert answer.status_code in (400, 404) or answer.content == index.content


async def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with running(str(tmp_path / "x.sqlite3"), rooms=BRISK, limits=UNLIMITED) as server:
        host = await server.open_table()
        async with host.player() as ada:
            await ada.socket.send("gibberish")
            await ada.hear("trouble")
    lines = "\n".join(
        JsonLines().format(state) for state in caplog.records if state.name.startswith("twofold")
    )
    assert host.token not in lines
    assert host.table not in lines
