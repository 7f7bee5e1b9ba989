"""Write updates of a match as a browser receives them, for the tests and the workbench of a game's table.

``python -m tools.web_fixtures dualis opening --viewer 0 --seed 7 --entries 0 9 --options high_low=1`` writes
``web/src/games/dualis/fixtures/opening.json``: the update after each named number of entries, random players
or ``--bots`` playing. Without ``--viewer`` it is what a spectator sees.

``python -m tools.web_fixtures dualis story --whole --bots easy --options short=1`` writes
``web/src/games/dualis/fixtures/story.txt``: the whole match with everything open, packed as in an
export, for the tests of the story.
"""

import argparse
import base64
import gzip
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Audience, Viewer
from twofold.replays import Retelling, believed, read

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


def updates(match: Match, whole: Match, viewer: Viewer, stops: Sequence[int]) -> list[dict[str, Any]]:
    """The update at each stop; its events are those since the stop before."""
    found: list[dict[str, Any]] = []
    told = 0
    for stop in stops:
        for entry in whole.entries[len(match.entries) : stop]:
            match.follow(entry)
        events = [event for seq, event in match.events_for(viewer) if seq > told]
        found.append(update(match, viewer, stop, told if found else -1, events))
        told = stop
    return found


def update(match: Match, viewer: Viewer, number: int, since: int, events: Sequence[Any]) -> dict[str, Any]:
    """The match as an ``Update`` of the protocol."""
    choices = match.choices(viewer) if isinstance(viewer, int) else ()
    silence = match.game.silence(match.state)
    return {
        "type": "update",
        "match": match.header.id,
        "number": number,
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


def packed(whole: Match) -> bytes:
    """A match as everybody may see it once it is over."""
    retelling = Retelling([Audience.EVERYONE])
    replay = retelling.replay(believed(read(whole.lines()), retelling.watch), Audience.EVERYONE)
    return base64.b64encode(gzip.compress(msgspec.json.encode(replay), mtime=0))


def main(arguments: Sequence[str]) -> None:
    """Write one fixture."""
    parser = argparse.ArgumentParser(prog="tools.web_fixtures")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--viewer", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--entries", type=int, nargs="+", default=[0])
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--whole", action="store_true", help="the whole match with everything open")
    parser.add_argument("--bots", default="random", help="the level of the players")
    asked = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in asked.options)
    names = NAMES[: asked.seats]
    whole = Match.new(asked.game, names, options=options, seed=asked.seed)
    players = [make_bot(whole.game, asked.bots) for _ in names]
    for _ in play_out(whole, players, Random(asked.seed)):
        pass
    folder = GAMES / asked.game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    if asked.whole:
        (folder / f"{asked.name}.txt").write_bytes(packed(whole) + b"\n")
        return
    match = Match.new(asked.game, names, options=options, seed=asked.seed)
    viewer: Viewer = Audience.SPECTATOR if asked.viewer is None else asked.viewer
    stops = [min(stop, len(whole.entries)) for stop in asked.entries]
    fixture = {
        "game": asked.game,
        "names": names,
        "viewer": asked.viewer,
        "updates": updates(match, whole, viewer, stops),
    }
    (folder / f"{asked.name}.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(fixture), indent=1) + b"\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
