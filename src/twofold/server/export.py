"""A finished match as one HTML file: script, styles and match inside, nothing fetched from anywhere."""

import base64
import gzip
import html
import re
from collections.abc import Sequence
from importlib import resources

import msgspec
from msgspec import Struct

from twofold.engine import Audience, TwofoldError, Viewer
from twofold.engine.replay import SavedMatch, read, replay_steps
from twofold.server.protocol.http import Replay

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="{policy}">
<title>{title}</title>
<style>{styles}</style>
</head>
<body>
<div id="app"></div>
<script type="application/gzip;base64" id="match">{match}</script>
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


def told(saved: SavedMatch, viewer: Viewer) -> Replay:
    """A match step by step, as one viewer saw it."""
    header, name = saved.header, viewer.value if isinstance(viewer, Audience) else str(viewer)
    steps = tuple(replay_steps(saved, viewer))
    return Replay(header.id, header.game, header.seats, name, steps, saved.seal.outcome, header.created)


def exported(lines: Sequence[str]) -> str:
    """The page that replays the match of these lines, through everybody's eyes."""
    saved = read(lines)
    eyes: list[Viewer] = [*range(len(saved.header.seats)), Audience.SPECTATOR, Audience.EVERYONE]
    replays = [told(saved, viewer) for viewer in eyes]
    title = saved.game.name
    packed = PackedMatch(
        title, "".join(line + "\n" for line in lines), {replay.viewer: replay for replay in replays}
    )
    match = base64.b64encode(gzip.compress(msgspec.json.encode(packed), mtime=0)).decode()
    return PAGE.format(
        policy=POLICY,
        title=html.escape(title),
        styles=_built("replay.css"),
        match=match,
        script=_harmless(_built("replay.js")),
    )


def _built(name: str) -> str:
    try:
        return resources.files("twofold").joinpath("web", "offline", name).read_text("utf-8")
    except OSError as error:
        raise NotBuilt("The browser's pages have not been built: run make setup.") from error


def _harmless(script: str) -> str:
    """The script so that no text in it can end or open a script element."""
    return re.sub(r"<(/?script)", r"<\\\1", script, flags=re.IGNORECASE)
