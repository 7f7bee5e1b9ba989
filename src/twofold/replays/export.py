"""A finished match as one HTML file: all that it needs is inside, its licences too; nothing is fetched."""

import base64
import gzip
import html
import re
from collections.abc import Sequence
from importlib import resources

import msgspec
from msgspec import Struct

from twofold.engine import AnyGame, Match, TwofoldError
from twofold.replays.naming import file_name
from twofold.replays.retelling import Replay

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="file-name" content="{name}">
<meta http-equiv="content-security-policy" content="{policy}">
<title>{title}</title>
<style>{styles}</style>
</head>
<body>
<div id="app"></div>
<script type="application/gzip;base64" id="match">{match}</script>
<script type="text/plain" id="licences">{licences}</script>
<script>{script}</script>
</body>
</html>
"""
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:"
)
"""The file may run what is in it, and talk to nobody."""


class NotBuilt(TwofoldError):
    """The browser's files are not in the package."""


class PackedMatch(Struct, frozen=True):
    """What the page reads."""

    title: str
    log: str
    replays: dict[str, Replay]


def exported(match: Match, replays: Sequence[Replay]) -> str:
    """The page that replays a match through these eyes."""
    title = match.game.name
    log = "".join(line + "\n" for line in match.lines())
    packed = PackedMatch(title, log, {replay.viewer: replay for replay in replays})
    return PAGE.format(
        policy=POLICY,
        title=html.escape(title),
        name=file_name(match.header),
        styles=_built(match.game, "css"),
        match=base64.b64encode(gzip.compress(msgspec.json.encode(packed), mtime=0)).decode(),
        script=_harmless(_built(match.game, "js")),
        licences=_harmless(_built(match.game, "txt")),
    )


def _built(game: AnyGame, kind: str) -> str:
    """The script, the styles or the licences of what replays this game, and no other."""
    try:
        return resources.files("twofold").joinpath("web", "offline", f"{game.id}.{kind}").read_text("utf-8")
    except OSError as error:
        raise NotBuilt(
            f"The browser's pages for {game.name} are not here: run make setup, if the game has any."
        ) from error


def _harmless(script: str) -> str:
    """The script, or what lies in a script element, so that no text in it can end or open one."""
    return re.sub(r"<(/?script)", r"<\\\1", script, flags=re.IGNORECASE)
