"""Ways to a table past the home page: asked for over HTTP, and the seat put where the page looks for it.

What a page loads and draws on its way costs more than most of what is looked at afterwards. Whoever is not
about that way opens ``NOTHING`` and is at the table with one load. ``test_every_page`` and ``test_screen`` go
through the home page with every game, and so does whatever else is about it.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page

from tests.browser.conftest import house
from tests.browser.devices import NOTHING
from twofold.engine import AnyGame, installed_games
from twofold.texts import Text
from twofold.texts.speech import Speech

NAME = "Calm Heron"
"""What whoever comes this way is called."""

HOLD = """([name, held]) => {
  localStorage.setItem("twofold.name", name);
  localStorage.setItem("twofold.seats", JSON.stringify([{ ...held, at: Date.now() }]));
}"""
"""The page remembers a seat, as `web/src/kept.ts` does."""

MOST_BOTS = 3
BEGINNERS = "easy"


def is_nowhere(page: Page) -> bool:
    """Whether a page shows nothing yet."""
    return page.url.endswith(NOTHING)


def open_room(page: Page, game: str, options: Mapping[str, str]) -> None:
    """Open a room with a game on its table, agree on options by their names, and go there."""
    kind = called(game)
    seated = ask(page, "POST", "/api/rooms", {"name": NAME, "game": kind.id})
    if options:
        wanted = {"options": {**seated["table"]["options"], **chosen(kind, options)}}
        ask(page, "PATCH", f"/api/tables/{seated['table']['id']}", wanted, seated["token"])
    take(page, seated)


def come_in(page: Page, address: str, name: str) -> None:
    """Come into the room at this address, and go there."""
    table = address.rpartition("/")[2]
    take(page, ask(page, "POST", f"/api/tables/{table}/people", {"name": name}), name)


def deal_with_bots(page: Page, game: str) -> None:
    """A table with easy bots, as the shelf opens it; it is dealt before the page is there."""
    kind = called(game)
    count = max(seats for seats in kind.seat_counts if seats <= MOST_BOTS + 1)
    bots = [{"kind": "bot", "level": BEGINNERS}] * (count - 1)
    wish = {"game": kind.id, "name": NAME, "seats": [{"kind": "open", "level": None}, *bots], "sit": 0}
    seated = ask(page, "POST", "/api/tables", wish)
    ask(page, "POST", f"/api/tables/{seated['table']['id']}/start", {}, seated["token"])
    take(page, seated)


def called(game: str) -> AnyGame:
    """A game by its name."""
    return next(kind for kind in installed_games.values() if kind.name == game)


def chosen(kind: AnyGame, options: Mapping[str, str]) -> dict[str, object]:
    """Options by their names, as forms have them, in the words of the server."""
    say = Speech("en")
    fields = {say(Text(f"{kind.id}/option-{name.replace('_', '-')}")): name for name in fields_of(kind)}
    return {fields[label]: meant(value) for label, value in options.items()}


def fields_of(kind: AnyGame) -> tuple[str, ...]:
    """What the game's options are called in the code."""
    return tuple(kind.options.__struct_fields__)


def meant(value: str) -> object:
    """What somebody means who sets a field of a form to this."""
    if value in ("on", "off"):
        return value == "on"
    return int(value) if value.isdigit() else value


def ask(page: Page, method: str, path: str, wish: Mapping[str, object], token: str = "") -> Any:
    """Ask the server of this page for something; it must not turn it down."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = house(method, urljoin(page.url, path), json=wish, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


def take(page: Page, seated: Mapping[str, Any], name: str = NAME) -> None:
    """Hold the seat that was given, and go to its table."""
    table = seated["table"]
    held = {"table": table["id"], "game": table["game"], "seat": seated["seat"], "token": seated["token"]}
    page.evaluate(HOLD, [name, held])
    page.goto(urljoin(page.url, f"/t/{table['id']}"))
