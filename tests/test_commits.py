"""Commit messages are checked: what counts as a fault, and from which commit on."""

import subprocess
from pathlib import Path

import pytest

from tools.commits import faults_of, messages_since

GOOD = "Close seats that fall empty between matches\n\nA bot that was not asked for took them."


def test_a_short_title_with_a_body_passes() -> None:
    assert faults_of(GOOD) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("Close " + "x" * 67 + "\n\nWhy.", "73 characters"),
        ("close seats\n\nWhy.", "small letter"),
        ("Close seats.\n\nWhy.", "full stop"),
        ("Close seats", "why is missing"),
        ("Close seats\nthat fall empty\n\nWhy.", "why is missing"),
    ],
)
def test_each_fault_is_told(message: str, fault: str) -> None:
    (told,) = faults_of(message)
    assert fault in told


def test_only_commits_after_the_one_that_added_the_file_are_read(tmp_path: Path) -> None:
    def commit(title: str, *files: str) -> None:
        for file in files:
            (tmp_path / file).write_text(title, "utf-8")
        identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
        subprocess.run(["git", *identity, "commit", "-q", "-m", title], cwd=tmp_path, check=True)

    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    commit("before the check", "one")
    commit("the check itself", "check.py")
    commit("Later", "two")
    assert [message.strip() for _, message in messages_since("check.py", tmp_path)] == ["Later"]


def test_outside_of_a_checkout_there_is_nothing_to_read(tmp_path: Path) -> None:
    assert messages_since("check.py", tmp_path) == []
