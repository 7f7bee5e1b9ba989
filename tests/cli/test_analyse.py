"""`twofold analyse`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.amounts import amount
from twofold.cli import main
from twofold.cli.analyse import TENTHS

RUN = CliRunner()


def played(folder: Path, game: str, *options: str) -> Path:
    """A finished match of bots."""
    command = ["simulate", game, "--games", "1", "--bots", "easy", "--seed", "1", "--log", str(folder)]
    assert RUN.invoke(main, [*command, *options]).exit_code == 0
    return folder / f"{game}-00001.jsonl"


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of Dualis; three are analysed sooner than four."""
    folder = tmp_path_factory.mktemp("matches")
    return played(folder, "dualis", "--seats", str(amount(3, 4)), "--option", "short=yes")


def test_people_read_who_played_how_well_and_what_decided_it(saved: Path) -> None:
    told = RUN.invoke(main, ["analyse", str(saved), "--deals", "4", "--language", "de"])
    assert told.exit_code == 0, told.output
    assert "Genauigkeit" in told.output
    assert "Runde 1" in told.output
    assert "besser war" in told.output


def test_how_far_it_is_is_told_where_no_bar_is_drawn_bug(saved: Path) -> None:
    told = RUN.invoke(main, ["analyse", str(saved), "--deals", "4"])
    steps = [line.split() for line in told.stderr.splitlines()]
    assert len(steps) == TENTHS
    assert steps[-1][0] == steps[-1][2]
    assert RUN.invoke(main, ["analyse", str(saved), "--deals", "4", "--json"]).stderr == ""


def test_programs_read_every_decision(tmp_path: Path) -> None:
    match = played(tmp_path, "uno-duo", "--option", "target=1")
    told = json.loads(RUN.invoke(main, ["analyse", str(match), "--deals", "4", "--json"]).output)
    assert told["game"] == "uno-duo"
    assert len(told["players"]) == 2
    assert told["decisions"]
    assert {decision["mark"] for decision in told["decisions"]} <= {"good", "dubious", "mistake"}


def test_an_open_match_is_answered_with_a_sentence(saved: Path, tmp_path: Path) -> None:
    lines = saved.read_text("utf-8").splitlines()
    (tmp_path / "cut.jsonl").write_text("\n".join(lines[:1]), "utf-8")
    refused = RUN.invoke(main, ["analyse", str(tmp_path / "cut.jsonl")])
    assert refused.exit_code == 2
    assert "Traceback" not in refused.output
