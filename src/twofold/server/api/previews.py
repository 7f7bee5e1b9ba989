"""What a link shows before it is opened, in chats and search results, in the language that is asked for.

Chats look links up as often as they like, so looking a room up has bounds: a page waits only so long for it,
and only so many rooms are looked up at once. Beyond that a link shows what any link to a room shows.
"""

import asyncio
import re
from html import escape
from typing import Literal, NamedTuple

from twofold.engine import installed_games
from twofold.server.open_rooms import OpenRooms
from twofold.server.protocol.errors import TurnedDown
from twofold.server.store import StoreDown
from twofold.texts import Text, shell
from twofold.texts.speech import Speech, language_for

HEAD_ENDS = b"</head>"
LANGUAGE = b'<html lang="en">'
PICTURE = {"og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630"}
NAMES_SHOWN = 4
WISH = re.compile(r"\s*([\w*-]+)\s*(?:;\s*[qQ]=([01](?:\.\d{0,3})?)\s*)?", re.ASCII)
"""A language, and how much it is wished (RFC 9110, 12.5.4)."""

MOST_WISHES = 20
PATIENCE_SECONDS = 0.5
MOST_AT_ONCE = 20


def wished_language(accepted: str) -> str:
    """The best of the first languages in an ``Accept-Language`` that there are texts for."""
    wishes = map(WISH.fullmatch, accepted.split(",", MOST_WISHES)[:MOST_WISHES])
    weighed = [(float(wish[2] or 1), wish[1]) for wish in wishes if wish]
    return language_for(tag for weight, tag in sorted(weighed, key=lambda each: -each[0]) if weight)


class Subject(NamedTuple):
    """What an address is about."""

    kind: Literal["home", "learn", "new", "t", "replay", "story"] = "home"
    game: str = ""
    """The one that the address names, or that is on the table there."""

    names: tuple[str, ...] = ()
    """Who is in, where that may be told: whoever has the link to a room may come in, and see them."""


def subject_of(path: str) -> Subject:
    """What this address is about; of all the addresses that there could be, these are few."""
    kind, _, rest = path.strip("/").partition("/")
    match kind:
        case "learn" | "new" if rest in installed_games:
            return Subject(kind, rest)
        case "t" | "replay" | "story":
            return Subject(kind)
        case _:
            return Subject()


def table_in(path: str) -> str:
    """The table that an address leads to, if it leads to any."""
    return path.strip("/").partition("/")[2].partition("/")[0]


class PeopleInRoom(NamedTuple):
    """The game on the table, and the names of the people in the room, without bots."""

    game: str
    names: tuple[str, ...]


class RoomPreviews:
    """Looks up who is in a room."""

    def __init__(self, rooms: OpenRooms) -> None:
        self._rooms = rooms
        self._under_way = set[asyncio.Task[PeopleInRoom | None]]()

    async def of(self, table: str) -> PeopleInRoom | None:
        """The people in a room, or `None` where it is empty, unknown or does not answer in time."""
        if len(self._under_way) >= MOST_AT_ONCE:
            return None
        looking = asyncio.create_task(self._look(table))
        self._under_way.add(looking)
        looking.add_done_callback(self._under_way.discard)
        # A page that waits no longer leaves it to be finished: so it is counted until it is.
        done, _ = await asyncio.wait((looking,), timeout=PATIENCE_SECONDS)
        return looking.result() if done else None

    async def _look(self, table: str) -> PeopleInRoom | None:
        try:
            seating = (await self._rooms.opened(table)).state.seating
        except (TurnedDown, StoreDown):
            return None
        names = tuple(person.name for person in seating.people if not person.is_bot)
        return PeopleInRoom(seating.game, names) if names else None


def with_preview(page: bytes, subject: Subject, language: str, picture: str = "") -> bytes:
    """The page with what it is about in its head, and the address of a picture, if there is one."""
    speech = Speech(language)
    title, description = map(speech, _said(subject, language))
    told = {
        "og:site_name": "Twofold",
        "og:type": "website",
        "og:locale": language,
        "og:title": title,
        "og:description": description,
        **({"og:image": picture, **PICTURE} if picture else {}),
    }
    tags = [f'<meta property="{name}" content="{escape(content)}">' for name, content in told.items()]
    named = {"description": description, **({"twitter:card": "summary_large_image"} if picture else {})}
    tags += [f'<meta name="{name}" content="{escape(content)}">' for name, content in named.items()]
    page = page.replace(LANGUAGE, f'<html lang="{language}">'.encode(), 1)
    return page.replace(HEAD_ENDS, "".join(tags).encode() + HEAD_ENDS, 1)


def _said(subject: Subject, language: str) -> tuple[Text, Text | str]:
    """The title, and a sentence."""
    match subject:
        case Subject("learn", game):
            found = installed_games[game]
            return shell("learn-title", game=found.name), found.tagline_in(language)
        case Subject("new", game):
            found = installed_games[game]
            return shell("create-title", game=found.name), found.tagline_in(language)
        case Subject("t", game, names) if names:
            named = shell("preview-room", game=installed_games[game].name, names=_few(names))
            return named, shell("preview-invited-lead")
        case Subject("t"):
            return shell("preview-invited"), shell("preview-invited-lead")
        case Subject("replay" | "story"):
            return shell("preview-played"), shell("preview-played-lead")
        case _:
            return shell("home-title"), shell("home-lead")


def _few(names: tuple[str, ...]) -> tuple[Text | str, ...]:
    """As many as can be read at a glance."""
    if len(names) <= NAMES_SHOWN:
        return names
    shown = names[: NAMES_SHOWN - 1]
    return (*shown, shell("preview-more", count=len(names) - len(shown)))
