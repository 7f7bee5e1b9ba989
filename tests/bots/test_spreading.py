"""Work spread over processes and machines: the same results in the same order, whoever is lost on the way."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import to_builtins
from msgspec.structs import replace

from tests.bots.spread_out import DEALS, MATCHES, SIMULATION, played
from twofold.bots.arena import arena
from twofold.bots.simulation import simulated
from twofold.bots.spreading import Alone, Cluster, NoCluster, Processes, Workers, workers
from twofold.cli import main

PIECES = list(range(8))
LONGEST = 400
"""Seconds after which a cluster is given up: on an idle machine all of it takes ten."""

STARTS = 5
TOO_SLOW = "The current node timed out during startup."
"""What Ray says of a start that took half a minute, and nobody can tell it to wait longer."""


def squared(number: int) -> int:
    return number * number


def plain(found: object) -> Any:
    """As JSON has it."""
    return json.loads(json.dumps(to_builtins(found)))


def test_who_does_the_work() -> None:
    assert isinstance(workers(), Alone)
    assert isinstance(workers(processes=2), Processes)
    assert isinstance(workers(processes=2, ray="local"), Cluster)


@pytest.mark.parametrize("who", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_results_come_in_order(who: Workers) -> None:
    assert list(who.results(squared, PIECES)) == list(map(squared, PIECES))


def spread_out(folder: Path) -> None:
    """Have a cluster do the work; one that a busy machine lets start too slowly is started anew."""
    command = [sys.executable, "-m", "tests.bots.spread_out", str(folder)]
    for _ in range(STARTS):
        done = subprocess.run(command, check=False, timeout=LONGEST, stderr=subprocess.PIPE, text=True)
        if TOO_SLOW not in done.stderr:
            break
    assert done.returncode == 0, done.stderr


def test_a_cluster_that_loses_a_worker_finds_what_one_machine_does(tmp_path: Path) -> None:
    spread_out(tmp_path)
    spread = json.loads((tmp_path / "found.json").read_text())
    assert (tmp_path / "lost").exists()
    assert spread["deals"] == plain([played(deal) for deal in DEALS])
    report = arena("dualis", ["random", "easy"], deals=3, options={"short": True})
    assert spread["arena"] == plain(replace(report, seconds=0.0))
    assert spread["told"] == [[1, 3], [2, 3], [3, 3]]
    matches = list(simulated(SIMULATION, MATCHES, Alone()))
    assert spread["simulated"] == plain(matches)
    assert len({match.log for match in matches}) == MATCHES
    assert spread["addresses"] == ["127.0.0.1"]
    assert not spread["loaded before"]
    # Standing back for others, its workers took minutes to begin.
    assert spread["niceness"] == [os.getpriority(os.PRIO_PROCESS, 0)]


def test_a_simulated_match_follows_from_the_seed_and_its_number(tmp_path: Path) -> None:
    for count in ("1", "2"):
        command = ("simulate", "dualis", "--games", count, "--seed", "9", "--json", "--log")
        assert CliRunner().invoke(main, (*command, str(tmp_path / count))).exit_code == 0
    one, again = ((tmp_path / count / "dualis-00001.jsonl").read_text() for count in ("1", "2"))
    assert one == again
    assert (tmp_path / "2" / "dualis-00002.jsonl").read_text() != one


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="Ray is not installed"):
        list(Cluster("local").results(squared, PIECES))


class Crashed(Exception):
    """A worker was lost too often."""


class Waited(Exception):
    """There is no result yet."""


class OtherRay(ModuleType):
    """A cluster far away that does the work, with some troubles first, and is talkative."""

    exceptions = SimpleNamespace(
        GetTimeoutError=Waited, WorkerCrashedError=Crashed, NodeDiedError=Crashed, OutOfMemoryError=Crashed
    )

    def __init__(self, *troubles: Exception | None, processors: int = 2) -> None:
        super().__init__("ray")
        self.troubles = list(troubles)
        self.processors = processors

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)} if self.processors else {}

    def remote(self, max_retries: int) -> Callable[[Callable[..., Any]], SimpleNamespace]:
        assert max_retries > 0
        return lambda do: SimpleNamespace(remote=do)

    def get(self, promise: Any, timeout: float) -> Any:
        assert timeout
        print("(raylet) A worker died.")
        if trouble := self.troubles.pop(0) if self.troubles else None:
            raise trouble
        return promise


def results_of(monkeypatch: pytest.MonkeyPatch, ray: OtherRay) -> list[int]:
    monkeypatch.setitem(sys.modules, "ray", ray)
    return list(Cluster("192.0.2.1:6379").results(squared, [1, 2]))


def test_a_piece_may_take_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert results_of(monkeypatch, OtherRay(Waited(), Waited(), None, Waited())) == [1, 4]


@pytest.mark.parametrize(
    "ray",
    [OtherRay(None, Waited(), processors=0), OtherRay(None, Crashed())],
    ids=["nobody left", "lost often"],
)
def test_nobody_waits_for_workers_that_are_gone_bug(monkeypatch: pytest.MonkeyPatch, ray: OtherRay) -> None:
    with pytest.raises(NoCluster, match=r"The Ray cluster at 192.0.2.1:6379 loses its workers"):
        results_of(monkeypatch, ray)


@pytest.mark.parametrize(
    "command", ["simulate dualis --games 2", "arena dualis --bots random,easy --deals 2"]
)
def test_what_ray_prints_does_not_meet_the_answer_bug(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", OtherRay())
    options = ("--option", "short=true", "--ray", "192.0.2.1:6379", "--json")
    result = CliRunner().invoke(main, [*command.split(), *options])
    assert json.loads(result.stdout)["game"] == "dualis"
    assert "A worker died." in result.stderr


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(OtherRay):
        def is_initialized(self) -> bool:
            return False

        def init(self, **_: object) -> None:
            raise ConnectionError

    with pytest.raises(NoCluster, match=r"No Ray cluster answers at 192.0.2.1:6379"):
        results_of(monkeypatch, Silent())
