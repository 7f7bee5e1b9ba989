"""Browsers, and a real server for them to play on."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright
from websockets.sync.client import connect

from tests.browser.chromium import ARGUMENTS, Chromium, find
from tests.browser.devices import PATIENCE, Devices, Size, Theme, note_errors
from tests.browser.server import TEST
from twofold.cli.play import ENTROPY_BYTES

PHONE = (360, 640)
DESKTOP = (1280, 800)
SCREEN = (1920, 1080)
DEVICES = {"phone": PHONE, "desktop": DESKTOP, "screen": SCREEN}
house = partial(httpx.request, timeout=PATIENCE / 1000, verify=False)
"""Asks a server without a browser."""

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"

WATCH_SOCKETS = """
window.sockets = [];
window.news = 0;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.sockets.push(this);
    this.addEventListener("message", ({ data }) => {
      if (data.startsWith('{"type":"update"')) {
        window.news += 1;
        window.latest = JSON.parse(data);
        window.hurry?.();
      } else window.table = JSON.parse(data).table ?? window.table;
    });
  }
};
"""
"""So that a test can cut the connection, see who is there and that a match goes on, and play it itself."""

STILL = """
document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.setProperty("--fade", "0ms");
  document.documentElement.style.setProperty("--breaths", "0");
});
"""
"""Nobody looks, and every frame of a fade or of a living picture costs as much as a move."""

UNSEEN = """document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.setProperty("opacity", "0");
});"""
"""What is transparent is not painted, which is a quarter of what a page costs; nobody looks at it.

It can be read and pressed all the same. Whatever measures what is seen does so through ``look``."""

CHANCE = """{
  const chance = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = bytes => {
    if (bytes.length !== ENTROPY.length) return chance(bytes);
    bytes.set(ENTROPY);
    return bytes;
  };
}"""
"""What this page brings to the shuffle is no chance."""

OpenPage = Callable[..., Page]
FOUND = pytest.StashKey[Chromium]()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say which browser it was."""
    if found := config.stash.get(FOUND, None):
        terminalreporter.write_line(f"The browser tests used {found.path} (from {found.origin}).")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright; package scope, because its event loop must be gone before other tests run theirs."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def errors() -> list[str]:
    """The errors of all pages of the test that runs."""
    return []


@pytest.fixture(autouse=True)
def errors_fail(errors: list[str]) -> Iterator[None]:
    """An error of any page fails the test that opened it."""
    yield
    found = [*errors]
    errors.clear()
    assert found == []


@pytest.fixture(scope="package")
def browser(playwright: Playwright, pytestconfig: pytest.Config, errors: list[str]) -> Iterator[Browser]:
    """A Chromium, wherever it could be had."""
    found = find(playwright)
    if found is None:
        reason = "no Chromium: none installed, none downloaded, and not root on Debian"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    pytestconfig.stash[FOUND] = found
    running = playwright.chromium.launch(executable_path=found.path, args=list(ARGUMENTS))
    note_errors(running, errors)
    yield running
    running.close()


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    """What there is to open pages on."""
    return Devices(browser)


class TableServer:
    """A table server in a process of its own, that can be stopped and started again with its tables."""

    def __init__(self, folder: Path, test: str) -> None:
        self._folder = folder
        self.runs(test)
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    def runs(self, test: str) -> None:
        """Say which test runs: its cards follow from its name."""
        (self._folder / TEST).write_text(test)

    def start(self) -> None:
        """Start, on the same port as before."""
        command = [sys.executable, "-m", "tests.browser.server", str(self._folder), str(self.port)]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout
        port = self._process.stdout.readline().strip()
        assert port, (self._folder / "log").read_text()
        self.port = int(port)

    def stop(self) -> None:
        """Stop it, politely."""
        if self._process and self._process.stdout:
            self._process.terminate()
            self._process.wait(timeout=PATIENCE / 1000)
            self._process.stdout.close()


@pytest.fixture(scope="package")
def package_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A table server with a database of its own."""
    running = TableServer(tmp_path_factory.mktemp("tables"), "all tests")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def server(package_server: TableServer, request: pytest.FixtureRequest) -> TableServer:
    """The package's server; it deals this test its own cards."""
    package_server.runs(request.node.nodeid)
    return package_server


def bots_play(server: TableServer, game: str, seats: int, options: Mapping[str, Any]) -> str:
    """A match that bots play among themselves while somebody looks on; gives its id."""
    bots = [{"kind": "bot", "level": "easy"}] * seats
    wish = {"game": game, "name": "Host", "seats": bots, "options": options, "sit": None}
    seated = house("POST", f"{server.address}/api/tables", json=wish).json()
    table = f"{server.address}/api/tables/{seated['table']['id']}"
    with connect(f"{table.replace('http', 'ws')}/socket", ping_interval=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1}))
        socket.recv()
        host = {"authorization": f"Bearer {seated['token']}"}
        house("POST", f"{table}/start", json={}, headers=host)
        for message in map(json.loads, socket):
            if message["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "n": message["n"]}))
            if message.get("outcome"):
                return str(message["match"])
    raise AssertionError(f"the match of {game} did not end")


@pytest.fixture(scope="package")
def match(package_server: TableServer) -> str:
    """A short match of Dualis."""
    package_server.runs("a short match of Dualis")
    return bots_play(package_server, "dualis", 4, {"short": True})


analysed = pytest.mark.xdist_group("the analysed match")
"""All in one worker: the short match is analysed once."""


LOOK = """async (given) => {
  const { style } = document.documentElement;
  const before = style.opacity;
  style.opacity = "";
  const found = await (SCRIPT)(given);
  style.opacity = before;
  return found;
}"""


def look(page: Page, script: str, given: object = None) -> Any:
    """What a script finds on a page while that is seen."""
    return page.evaluate(LOOK.replace("SCRIPT", script), given)


@contextmanager
def opening(devices: Devices, address: str, test: str, *, painted: bool = False) -> Iterator[OpenPage]:
    """Opens pages of a server, each with a memory of its own.

    What a page brings to the shuffle follows from the test's name, too.
    """
    numbers = count(1)
    with ExitStack() as lent:

        def opened(
            path: str = "/",
            size: Size = DESKTOP,
            theme: Theme = "light",
            pace: str = "instant",
            touch: bool = False,
            motion: bool = False,
            script: str = "",
        ) -> Page:
            entropy = sha256(f"{test} {next(numbers)}".encode()).digest()[:ENTROPY_BYTES]
            chance = CHANCE.replace("ENTROPY", json.dumps([*entropy]))
            hurry = f"localStorage.setItem('twofold.pace', '{pace}')"
            scripts = [chance, hurry, WATCH_SOCKETS, STILL, *([] if painted else [UNSEEN]), script]
            page = lent.enter_context(devices.lent(size, theme, scripts=scripts, motion=motion, touch=touch))
            page.goto(path if path.startswith("http") else address + path)
            return page

        yield opened


@pytest.fixture
def open_page(devices: Devices, server: TableServer, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens pages of the package's server."""
    with opening(devices, server.address, request.node.nodeid, painted=are_kept()) as opened:
        yield opened


@pytest.fixture
def offline(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page without a network, in some locale."""
    with unconnected(browser, getattr(request, "param", "en-GB")) as page:
        yield page


@contextmanager
def unconnected(browser: Browser, locale: str) -> Iterator[Page]:
    """A page without a network; asking for anything but a file fails the test."""
    context = browser.new_context(offline=True, reduced_motion="reduce", locale=locale)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    context.close()
    assert all(url.startswith(("file:", "data:", "blob:")) for url in asked)


def are_kept() -> bool:
    """Whether pictures are kept."""
    return bool(os.environ.get("TWOFOLD_SCREENSHOTS"))


def screenshot(page: Page, name: str) -> None:
    """Keep a picture of the page in the ignored folder ``screenshots``, if somebody wants to look."""
    if not are_kept():
        return
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
