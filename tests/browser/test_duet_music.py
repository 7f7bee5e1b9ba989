"""The music of Duet, rendered by a real browser's own synthesis without a speaker, and measured."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import OpenPage

WEB = Path(__file__).parents[2] / "web"
RATE = 44_100
WITHIN_MS = 5
TEMPO = 96

BUNDLE = """
import { rolldown } from "rolldown";
const code = `export * from "./src/games/duet/kit.ts"; export { stageOn } from "./src/sound/stage.ts";`;
const only = { name: "only", resolveId: (id) => (id === "entry" ? process.cwd() + "/entry.ts" : null),
  load: (id) => (id.endsWith("/entry.ts") ? code : null) };
const built = await rolldown({ input: "entry", plugins: [only], logLevel: "silent" });
const { output } = await built.generate({ format: "iife", name: "duet" });
process.stdout.write(output[0].code);
"""

RENDER = """async ([sounds, seconds, rate]) => {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  const stage = duet.stageOn(context, 1);
  for (const sound of sounds) {
    const at = sound.at / 1000;
    if ("beat" in sound) duet.playBeat(stage, at, sound.beat);
    else duet.playFlip(stage, at, sound.seat, sound.number, sound.up);
  }
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const step = rate / 1000;
  const energy = Array.from({ length: Math.floor(seconds * 1000) }, (_, ms) => {
    let sum = 0;
    for (let index = Math.floor(ms * step); index < (ms + 1) * step; index++)
      sum += (samples[index] - (samples[index - 1] ?? 0)) ** 2;
    return sum;
  });
  return { peak, energy };
}"""
"""The loudest sample, and millisecond by millisecond how much changes: a new sound changes much at once."""


@pytest.fixture(scope="module")
def music() -> str:
    """What makes the music, as one script."""
    node = str(Path(sys.executable).with_name("node"))
    command = [node, "--input-type=module", "-e", BUNDLE]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True).stdout


def beats(count: int) -> list[dict[str, Any]]:
    """The kit, from the first count on."""
    return [{"at": 250 + round(beat * 60_000 / TEMPO), "beat": beat} for beat in range(count)]


def flips() -> list[dict[str, Any]]:
    """A song of eight cards in both timbres, every card up and down, one on each beat."""
    at = [sound["at"] for sound in beats(36)[4:]]
    notes = [(seat, number, up) for seat in (0, 1) for number in range(1, 9) for up in (True, False)]
    return [
        {"at": time, "seat": seat, "number": number, "up": up}
        for time, (seat, number, up) in zip(at, notes, strict=True)
    ]


def rendered(open_page: OpenPage, music: str, sounds: list[dict[str, Any]]) -> dict[str, Any]:
    """What a browser makes of these sounds."""
    page = open_page()
    page.evaluate(f"() => {{ {music}; window.duet = duet; }}")
    seconds = sounds[-1]["at"] / 1000 + 1
    answer: dict[str, Any] = page.evaluate(RENDER, [sounds, seconds, RATE])
    return answer


def onset_near(energy: list[float], at: int) -> int:
    """The millisecond near this one at which most begins."""
    around = range(max(2, at - 40), min(len(energy) - 2, at + 40))
    return max(around, key=lambda ms: energy[ms] + energy[ms + 1] - energy[ms - 1] - energy[ms - 2])


@pytest.mark.parametrize("what", ["beats", "flips"])
def test_every_sound_begins_within_five_milliseconds_of_its_time(
    open_page: OpenPage, music: str, what: str
) -> None:
    sounds = beats(36) if what == "beats" else flips()
    energy = rendered(open_page, music, sounds)["energy"]
    late = [onset_near(energy, sound["at"]) - sound["at"] for sound in sounds]
    assert all(abs(each) <= WITHIN_MS for each in late), json.dumps(late)


def test_nothing_clips_when_everything_sounds_at_once(open_page: OpenPage, music: str) -> None:
    chord = [note | {"at": 250} for note in flips()[:4]]
    everything = sorted([*beats(36), *flips(), *chord], key=lambda sound: int(sound["at"]))
    peak = rendered(open_page, music, everything)["peak"]
    assert 0.2 < peak < 1
