"""A stranger's package adds a game exactly as ours do."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAP = Path(__file__).parents[2] / "examples" / "heap"


def installed(folder: Path) -> dict[str, str]:
    """An environment in which the example package is installed: its folder and its entry point."""
    metadata = folder / "twofold_heap-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: twofold-heap\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[twofold.games]\nheap = heap:game\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(HEAP)])}


def twofold(
    environment: dict[str, str], *arguments: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "twofold", *arguments]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=True)


@pytest.mark.uncovered
def test_the_example_game_is_listed_explained_simulated_and_played(tmp_path: Path) -> None:
    environment = installed(tmp_path)
    assert "heap" in [game["id"] for game in json.loads(twofold(environment, "games", "--json").stdout)]
    assert "Who takes the last one wins" in twofold(environment, "rules", "heap").stdout
    simulated = twofold(
        environment, "simulate", "heap", "--games", "5", "--option", "heap=7", "--json"
    ).stdout
    assert json.loads(simulated)["games"] == 5
    played = twofold(environment, "play", "heap", "--bots", "random", "--seed", "1", typed="1\n" * 20).stdout
    assert "The heap is empty." in played
