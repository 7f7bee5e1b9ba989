"""The music of Duet: rendered by a real browser without a speaker and measured, and played by a file."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.games.duet import faces
from twofold.cli import main

WEB = Path(__file__).parents[2] / "web"
RATE = 44_100
WITHIN_MS = 5
TEMPO = 96

BUNDLE = """
import { rolldown } from "rolldown";
const code = `export * from "./src/games/duet/kit.ts"; export { outputOn } from "./src/sound/output.ts";`;
const only = { name: "only", resolveId: (id) => (id === "entry" ? process.cwd() + "/entry.ts" : null),
  load: (id) => (id.endsWith("/entry.ts") ? code : null) };
const built = await rolldown({ input: "entry", plugins: [only], logLevel: "silent" });
const { output } = await built.generate({ format: "iife", name: "duet" });
process.stdout.write(output[0].code);
"""

RENDER = """async ([sounds, seconds, rate]) => {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  const output = duet.outputOn(context, 1);
  for (const sound of sounds) {
    const at = sound.at / 1000;
    if ("beat" in sound) duet.playBeat(output, at, sound.beat);
    else duet.playFlip(output, at, sound.seat, sound.number, sound.up);
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


HEARD = """() => {
  window.heard = [];
  Object.defineProperty(BaseAudioContext.prototype, "currentTime", { get: () => 0 });
  Object.defineProperty(AudioContext.prototype, "outputLatency", { get: () => 0 });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.heard.push(performance.now() + 1000 * at);
    return start.call(this, at);
  };
}"""
"""Notes when each tone will be heard, in the page's time; the audio clock, which nobody can set, rests."""

PARTIALS = 2
"""Tones that make up the voice of a flip; a beat has one."""


@pytest.fixture
def exported(tmp_path: Path) -> tuple[Path, list[dict[str, Any]]]:
    """A match as one file, and the entries of its log."""
    log = tmp_path / "duet-00001.jsonl"
    players = ["--bots", "easy", "--option", "round_limit=5", "--log", str(tmp_path)]
    for command in (
        ["simulate", "duet", "--games", "1", "--seed", "1", *players],
        ["export", str(log)],
    ):
        assert CliRunner().invoke(main, command).exit_code == 0
    return log.with_suffix(".html"), [json.loads(line) for line in log.read_text().splitlines()[1:]]


def first_song(entries: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """The first performance: each flip's time since the beat was started, and how many cards were up then."""
    actions = [entry.get("action") or {} for entry in entries]
    began = next(index for index, action in enumerate(actions) if action.get("type") == "start_beat")
    song: list[tuple[int, int]] = []
    up: set[int] = set()
    for entry, action in zip(entries[began + 1 :], actions[began + 1 :], strict=True):
        if action.get("type") != "flip":
            return song
        up ^= {action["position"]}
        song.append((entry["at"] - entries[began]["at"], len(up)))
    return song


def test_an_exported_match_plays_in_its_own_tempo_with_the_table(
    offline: Page, exported: tuple[Path, list[dict[str, Any]]]
) -> None:
    file, entries = exported
    offline.clock.install(time=0)
    offline.goto(file.as_uri())
    offline.get_by_role("button", name="Spectator’s view").click()
    offline.evaluate(HEARD)
    offline.get_by_role("button", name="Sound").click()
    for _ in range(2):
        offline.keyboard.press("ArrowRight")
    expect(offline.get_by_role("status").filter(has_text="starts the beat")).to_be_visible()
    offline.clock.pause_at(60)
    offline.get_by_role("button", name="Play", exact=True).click()
    began = offline.evaluate("performance.now()")
    passed = 0
    song = first_song(entries)
    for after, up in song:
        offline.clock.run_for(after - passed - 1)
        before = faces(offline)
        offline.clock.run_for(1)
        passed = after
        assert len(faces(offline)) == up != len(before)
    heard = offline.evaluate("window.heard")
    for after, _ in song:
        assert sum(abs(each - began - after) <= WITHIN_MS for each in heard) >= PARTIALS
    assert len(heard) > PARTIALS * len(song)  # the beat is heard, too
