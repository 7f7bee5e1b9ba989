"""Static files: the browser's pages, as they were built into the package."""

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from twofold.server.api.asking import TheRuntime
from twofold.server.api.previews import (
    RoomPreviews,
    Subject,
    subject_of,
    table_in,
    wished_language,
    with_preview,
)

HASHED = "/assets/"
"""Files whose names change with their contents: browsers may keep them for good."""

PICTURE = "/previews/{}.png"
"""What a link to a game is shown with; there is one for everything else."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = ("text/", "application/javascript", "application/json", "image/svg+xml")
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Twofold</title>
<p>The table server runs, but its browser pages have not been built: run <code>make play</code>.</p></html>"""

mimetypes.add_type("application/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page(Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    keep: str


@cache
def pages() -> dict[str, Page]:
    """All files by address. What is not in here cannot be asked for."""
    root = resources.files("twofold").joinpath("web")
    if not root.is_dir():
        return {"/index.html": _page("/index.html", NOT_BUILT)}
    return dict(_walk(root, ""))


def _walk(folder: Traversable, path: str) -> list[tuple[str, Page]]:
    found: list[tuple[str, Page]] = []
    for item in folder.iterdir():
        address = f"{path}/{item.name}"
        if item.is_dir():
            found += _walk(item, address)
        else:
            found.append((address, _page(address, item.read_bytes())))
    return found


def _page(address: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(address)[0] or "application/octet-stream"
    zipped = gzip.compress(body, mtime=0) if kind.startswith(WORTH_COMPRESSING) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, zipped, kind, tag, FOREVER if address.startswith(HASHED) else ASK_AGAIN)


def _picture(game: str, public_url: str) -> str:
    """The address of a picture; whole if it is known where people reach the server, for chats want it so."""
    address = next((each for name in (game, "twofold") if (each := PICTURE.format(name)) in pages()), "")
    return address and public_url + address


def _introduced(page: Page, subject: Subject, language: str, public_url: str) -> Page:
    """The page as it introduces itself to whoever is sent to an address."""
    picture = _picture(subject.game, public_url)
    return _page("/index.html", with_preview(page.body, subject, language, picture))


_often_introduced = cache(_introduced)
"""The same for addresses that tell nothing of anybody: there are few kinds of these."""


async def _page_at(path: str, language: str, rooms: RoomPreviews, public_url: str) -> Page:
    """The page, with what is to be said of this address."""
    page, subject = pages()["/index.html"], subject_of(path)
    if subject.kind == "t" and (found := await rooms.of(table_in(path))):
        return _introduced(page, Subject("t", *found), language, public_url)
    return _often_introduced(page, subject, language, public_url)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(
    request: Request[Any, Any, Any], runtime: TheRuntime, path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file; for addresses that the browser's own pages handle, the page that does."""
    page = pages().get(path)
    if page is None:
        if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
            raise NotFoundException
        language = wished_language(request.headers.get("accept-language", ""))
        page = await _page_at(path, language, request.app.state.previews, runtime.config.public_url)
    headers = {"etag": page.tag, "cache-control": page.keep, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)
