"""Three verifiers, one verdict: ``twofold verify``, the browser's proof and the example of the docs."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import structs

from examples import verifier
from tests.amounts import amount
from tests.replays.test_forgeries import CLAIMS, Lines, rechained
from twofold import Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import TwofoldError
from twofold.replays import Kept, verify

WEB = Path(__file__).parents[2] / "web"
LOGS = amount(40, 1_000)

JUDGE = """
import { rolldown } from "rolldown";
import { readFileSync } from "node:fs";
const at = (name) => `${process.cwd()}/${name}.ts`;
const modules = {
  [at("judge")]: `export * from "./src/replay/checking.ts"; export * from "./src/proof.ts";`,
  [at("words")]: "export const text = (id) => id;",
};
const instead = { judge: at("judge"), "../messages": at("words") };
const here = { name: "here", resolveId: (id) => instead[id] ?? null, load: (id) => modules[id] ?? null };
const built = await rolldown({ input: "judge", plugins: [here], logLevel: "silent" });
const { output } = await built.generate({ format: "esm" });
const { checked, readLog } = await import("data:text/javascript," + encodeURIComponent(output[0].code));
const judged = ({ log, kept }) => {
  try {
    return checked(readLog(log), kept, null).map(({ holds }) => holds);
  } catch {
    return null;
  }
};
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(judged)));
"""

CLAIMED = ("chain", "commitment", "entropy", "end")

Verdict = dict[str, bool] | None
"""By claim whether it holds, as far as it was checked; ``None``: the file is not the log of a match."""


def played(rng: Random) -> Match:
    """Some match of some game, over or not, to which some have brought entropy."""
    game = rng.choice(list(installed_games.values()))
    seats = rng.choice(game.seat_counts)
    entropy = [rng.randbytes(16), *(rng.choice([None, b"", rng.randbytes(16)]) for _ in range(seats - 1))]
    left = ["table; Animal; yes"] if game.id == "duple" and rng.randrange(2) else []
    match = Match.new(game, seats, seed=rng.randrange(1 << 30), entropy=entropy, legacy=left)
    for _ in zip(range(rng.randrange(40)), play_out(match, [RandomBot(game)] * seats, rng), strict=False):
        pass
    return match


def kept_of(match: Match) -> Kept:
    """What the player on the first seat kept."""
    return Kept(match.header.commitment, {0: match.header.entropy[0] or ""}, match.digest)


def another_digit(lines: Lines, rng: Random) -> Lines:
    line = rng.randrange(len(lines))
    digits = [at for at, sign in enumerate(lines[line][:-80]) if sign.isdigit()]
    at = rng.choice(digits)
    other = rng.choice([digit for digit in "123456789" if digit != lines[line][at]])
    return [*lines[:line], lines[line][:at] + other + lines[line][at + 1 :], *lines[line + 1 :]]


def another_header(lines: Lines, rng: Random) -> Lines:
    header = json.loads(lines[0])
    brought = [rng.randbytes(4).hex(), *header["entropy"][1:]]
    other: dict[str, Any] = {
        "id": rng.randbytes(8).hex(),
        "seats": ["Eve", *header["seats"][1:]],
        "commitment": rng.randbytes(32).hex(),
        "entropy": rng.choice([brought, brought[:1], [*header["entropy"], ""]]),
    }
    name = rng.choice(list(other))
    header[name] = other[name]
    return [json.dumps(header, separators=(",", ":"), ensure_ascii=False), *lines[1:]]


def another_seed(lines: Lines, rng: Random) -> Lines:
    seed = json.loads(lines[-1])["server_seed"]
    return [*lines[:-1], lines[-1].replace(seed, rng.randbytes(32).hex())]


def without_a_line(lines: Lines, rng: Random) -> Lines:
    left_out = rng.randrange(len(lines))
    return [*lines[:left_out], *lines[left_out + 1 :]]


def other_ends(lines: Lines, rng: Random) -> Lines:
    return rng.choice([[*lines, ""], ["", *lines], [line + "\r" for line in lines]])


FORGERIES = (another_digit, another_header, another_seed, without_a_line, other_ends)


def forged(lines: Lines, rng: Random) -> str:
    """The log as somebody changed it, with its digests made anew or not, or without its last line feed."""
    if rng.randrange(10) == 0:
        return "\n".join(lines)
    changed = rng.choice(FORGERIES)(lines, rng)
    if rng.randrange(2) and changed[0].endswith("}") and changed[-1]:
        changed = rechained(changed)
    return "".join(line + "\n" for line in changed)


def verified(path: Path, log: str, kept: Kept) -> Verdict:
    path.write_bytes(log.encode())
    try:
        holds = {str(finding.claim): finding.holds for finding in verify(path, kept)}
    except TwofoldError:
        return None
    return {short: holds[claim] for short, claim in CLAIMS.items() if claim in holds}


def by_the_example(log: str, kept: Kept) -> Verdict:
    try:
        lines = verifier.lines_of(log.encode())
        return verifier.checked(lines, kept.commitment or "", kept.entropy, kept.digest or "")
    except (verifier.Unreadable, ValueError):
        return None


def by_the_browser(cases: list[tuple[str, Kept]]) -> list[Verdict]:
    asked = [
        {"log": log, "kept": {"taken": True, "seat": 0, "sent": kept.entropy[0], **structs.asdict(kept)}}
        for log, kept in cases
    ]
    node = str(Path(sys.executable).with_name("node"))
    done = subprocess.run(
        [node, "--input-type=module", "-e", JUDGE],
        cwd=WEB,
        check=True,
        stdout=subprocess.PIPE,
        input=msgspec.json.encode(asked),
    )
    found = msgspec.json.decode(done.stdout)
    return [None if each is None else dict(zip(CLAIMED, each, strict=False)) for each in found]


def test_three_verifiers_give_one_verdict_on_fresh_logs_and_on_forged_ones(tmp_path: Path) -> None:
    rng = Random(16)
    matches = [played(rng) for _ in range(LOGS)]
    fresh = [("".join(line + "\n" for line in match.lines()), kept_of(match)) for match in matches]
    false = [(forged(list(match.lines()), rng), kept_of(match)) for match in matches]
    cases, path = [*fresh, *false], tmp_path / "match.jsonl"
    for number, ((log, kept), told) in enumerate(zip(cases, by_the_browser(cases), strict=True)):
        verdicts = verified(path, log, kept), by_the_example(log, kept), told
        holds = [verdict is not None and all(verdict.values()) for verdict in verdicts]
        assert holds == [number < len(fresh)] * 3, (verdicts, log)
        for claim in CLAIMED:
            said = {verdict[claim] for verdict in verdicts if verdict and claim in verdict}
            assert len(said) < 2, (claim, verdicts, log)
