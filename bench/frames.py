"""``python -m bench.frames [GAME …]``: how smoothly scenes play, in frames a second while something moves.

Moments of stored matches are played to pages without a server, each beat until nothing moves any more, on a
phone, a phone held sideways, a laptop and a television. Counted are the frames that Chromium draws while an
animation runs that has an end, and those that come late. It says how busy the machine was: only an idle one
shows what the pages are like, and nothing of it is asserted anywhere.
"""

import os
import sys
from collections.abc import Iterator, Sequence

from msgspec import Struct, convert

from tests.browser.devices import Devices
from tests.browser.staging import DEVICES, Staged, staged
from tests.browser.stored import Moment, moments, table
from tests.browser.tapping import at_rest
from tools.browsing import browsing
from tools.web_fixtures import NAMES
from twofold.engine import Audience, installed_games

SCENES = 4
"""As many of a match's moments are played: those with most to be seen."""

MANY = 4
"""As many sit at a table, where so many can play."""

COUNT = """(() => {
  const LATE_MS = 25;
  const counted = { frames: 0, moved_ms: 0, late: 0, longest_ms: 0 };
  const ends = ({ effect, playState }) =>
    playState === "running" && effect.getTiming().iterations !== Infinity;
  let last = null;
  const frame = (now) => {
    const moving = document.getAnimations().some(ends);
    if (moving && last !== null) {
      const took = now - last;
      counted.frames += 1;
      counted.moved_ms += took;
      counted.late += took > LATE_MS;
      counted.longest_ms = Math.max(counted.longest_ms, took);
    }
    last = moving ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.counted = counted;
})()"""
"""A frame that comes later than this has let another one fall out; between motions nothing is counted."""


class Counted(Struct, frozen=True):
    """What was drawn while something moved."""

    frames: int
    moved_ms: float
    late: int
    longest_ms: float

    @property
    def a_second(self) -> float:
        """Frames a second of motion."""
        return 1000 * self.frames / self.moved_ms if self.moved_ms else 0.0


def count(devices: Devices, address: str, game: str, device: str) -> Counted:
    """Play the fullest moments of a match on one device."""
    names = NAMES[: min(MANY, installed_games[game].seat_counts[-1])]
    with staged(devices, address, device, DEVICES[device][-1], moves=True, painted=True) as stage:
        stage.table(table(game, names, "playing", "match"))
        viewer = Audience.SPECTATOR if stage.you is None else stage.you
        scenes = fullest(moments(game, names, viewer))
        play(stage, scenes[0])
        stage.page.evaluate(COUNT)
        for scene in scenes:
            play(stage, scene)
        return convert(stage.page.evaluate("window.counted"), Counted)


def play(stage: Staged, scene: Moment) -> None:
    """Let every beat of a scene move to its end."""
    for _ in stage.pictures(scene):
        at_rest(stage.page)


def fullest(found: Sequence[Moment]) -> Sequence[Moment]:
    """Those with most to be seen."""
    return sorted(found, key=lambda moment: moment.fullness, reverse=True)[:SCENES]


def lines(devices: Devices, address: str, games: Sequence[str]) -> Iterator[str]:
    """The figures, line by line."""
    yield "| game | device | frames/s | seconds in motion | late frames | longest, ms | load |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    for game in games or installed_games:
        for device in DEVICES:
            found = count(devices, address, game, device)
            yield " | ".join(
                (
                    f"| {installed_games[game].name}",
                    device,
                    f"{found.a_second:.1f}",
                    f"{found.moved_ms / 1000:.1f}",
                    f"{found.late} of {found.frames}",
                    f"{found.longest_ms:.0f}",
                    f"{os.getloadavg()[0]:.1f} |",
                )
            )


def main(games: Sequence[str]) -> None:
    """Count the frames of these games, or of all."""
    with browsing("frames") as (browser, server):
        for line in lines(Devices(browser), server.address, games):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
