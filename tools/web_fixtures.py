"""Matches as a browser receives them, for the tests and the workbench of a game's table.

Every fixture carries the recipe that it is made by: seats, seed, options and the level of the players.
``<name>.json`` holds the updates after the numbers of entries that the recipe names, as its viewer gets them
(a spectator, if it names none). ``<name>.txt`` holds a whole match with everything open, as an export does.

``python -m tools.web_fixtures`` makes all of them anew, and the tests compare.
``python -m tools.web_fixtures dualis opening '{"seats": 4, "seed": 7, "viewer": 0, "entries": [0, 9]}'``
makes ``web/src/games/dualis/fixtures/opening.json``; a recipe without entries makes ``opening.txt``.
"""

import base64
import gzip
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Audience, Viewer
from twofold.replays import Replay, Retelling, believed, read

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


class Recipe(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that a fixture follows from."""

    seats: int
    seed: int
    bots: str = "random"
    options: dict[str, Any] = {}
    viewer: int | None = None
    entries: tuple[int, ...] = ()


class _Fixture(Struct):
    """A file of updates, as far as it has to be read."""

    recipe: Recipe


def recipe_of(path: Path) -> Recipe:
    """What a fixture says that it is made by."""
    if path.suffix == ".json":
        return msgspec.json.decode(path.read_bytes(), type=_Fixture).recipe
    return msgspec.json.decode(path.read_bytes().splitlines()[0], type=Recipe)


def made(game_id: str, recipe: Recipe) -> bytes:
    """The contents of a fixture, the same every time."""
    match = Match.new(game_id, NAMES[: recipe.seats], options=recipe.options, seed=recipe.seed)
    bots = [make_bot(match.game, recipe.bots) for _ in match.seats]
    moves = play_out(match, bots, Random(recipe.seed))
    if not recipe.entries:
        return b"%b\n%b\n" % (msgspec.json.encode(recipe), packed(match, moves))
    head = {"recipe": recipe, "game": game_id, "names": match.header.seats, "viewer": recipe.viewer}
    lines = b",\n".join(map(msgspec.json.encode, updates(match, moves, recipe)))
    return b'%b,"updates":[\n%b\n]}\n' % (msgspec.json.encode(head)[:-1], lines)


def packed(match: Match, moves: Iterator[Any]) -> bytes:
    """A whole match, small enough to be kept."""
    return base64.b64encode(gzip.compress(msgspec.json.encode(retold(match, moves)), mtime=0))


def retold(match: Match, moves: Iterator[Any]) -> Replay:
    """A match as everybody may see it once it is over."""
    for _ in moves:
        pass
    retelling = Retelling([Audience.EVERYONE])
    return retelling.replay(believed(read(match.lines()), retelling.watch), Audience.EVERYONE)


def updates(match: Match, moves: Iterator[Any], recipe: Recipe) -> Iterator[dict[str, Any]]:
    """The update after each named number of entries; its events are those since the one before."""
    viewer: Viewer = Audience.SPECTATOR if recipe.viewer is None else recipe.viewer
    told = -1
    for stop in recipe.entries:
        while len(match.entries) < stop:
            next(moves)
        events = [event for seq, event in match.events_for(viewer) if seq > max(told, 0)]
        yield update(match, viewer, told, events)
        told = stop


def update(match: Match, viewer: Viewer, since: int, events: Sequence[Any]) -> dict[str, Any]:
    """The match as an ``Update`` of the protocol."""
    choices = match.choices(viewer) if isinstance(viewer, int) else ()
    silence = match.game.silence(match.state)
    return {
        "type": "update",
        "match": match.header.id,
        "number": len(match.entries),
        "since": since,
        "at": match.now,
        "now": match.now,
        "show_at": match.now,
        "running": not match.over,
        "events": msgspec.to_builtins(events),
        "view": msgspec.to_builtins(match.view(viewer)),
        "choices": msgspec.to_builtins(choices),
        "waiting_for": sorted(match.waiting_for),
        "deadline": match.deadline,
        "silence": msgspec.to_builtins(silence),
        "outcome": msgspec.to_builtins(match.outcome),
    }


def opened(contents: bytes) -> bytes:
    """What a fixture says, unpacked: the same match may be packed into other bytes elsewhere."""
    recipe, _, rest = contents.partition(b"\n")
    return contents if rest.endswith(b"]}\n") else recipe + gzip.decompress(base64.b64decode(rest))


def remade(path: Path) -> bytes:
    """A fixture as its own recipe makes it today."""
    return made(path.parent.parent.name, recipe_of(path))


def main(arguments: Sequence[str]) -> None:
    """Make all fixtures anew, or one by a recipe."""
    if not arguments:
        for path in sorted(GAMES.glob("*/fixtures/*")):
            path.write_bytes(remade(path))
        return
    game_id, name, text = arguments
    recipe = msgspec.json.decode(text, type=Recipe)
    folder = GAMES / game_id / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(f"{name}.{'json' if recipe.entries else 'txt'}").write_bytes(made(game_id, recipe))


if __name__ == "__main__":
    main(sys.argv[1:])
