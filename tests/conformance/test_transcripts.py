"""Every game has transcripts, and they still read as written."""

from pathlib import Path

import pytest

from tools.transcripts import FOLDER, MOST_LINES, written
from twofold import installed_games

TRANSCRIPTS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_transcript_reads_as_written(path: Path) -> None:
    text = path.read_text("utf-8")
    assert written(installed_games[path.parent.name], text) == text
    assert len(text.splitlines()) <= MOST_LINES


@pytest.mark.parametrize("game_id", list(installed_games))
def test_every_game_has_a_transcript(game_id: str) -> None:
    assert game_id in {path.parent.name for path in TRANSCRIPTS}
