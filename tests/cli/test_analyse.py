"""`twofold analyse`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from twofold.cli import main

RUN = CliRunner()


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of bots."""
    folder = tmp_path_factory.mktemp("matches")
    command = ["simulate", "dualis", "--games", "1", "--bots", "easy", "--seed", "1", "--log", str(folder)]
    assert RUN.invoke(main, [*command, "--option", "short=yes"]).exit_code == 0
    return folder / "dualis-00001.jsonl"


def test_people_read_who_played_how_well_and_what_decided_it(saved: Path) -> None:
    told = RUN.invoke(main, ["analyse", str(saved), "--deals", "4", "--language", "de"])
    assert told.exit_code == 0, told.output
    assert "Genauigkeit" in told.output
    assert "Runde 1" in told.output
    assert "besser war" in told.output


def test_programs_read_every_decision(saved: Path) -> None:
    told = json.loads(RUN.invoke(main, ["analyse", str(saved), "--deals", "4", "--json"]).output)
    assert told["game"] == "dualis"
    assert len(told["players"]) == 4
    assert {decision["mark"] for decision in told["decisions"]} <= {"good", "dubious", "mistake"}


def test_an_open_match_is_answered_with_a_sentence(saved: Path, tmp_path: Path) -> None:
    lines = saved.read_text("utf-8").splitlines()
    (tmp_path / "cut.jsonl").write_text("\n".join(lines[:1]), "utf-8")
    refused = RUN.invoke(main, ["analyse", str(tmp_path / "cut.jsonl")])
    assert refused.exit_code == 2
    assert "Traceback" not in refused.output
