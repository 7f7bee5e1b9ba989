"""What files of a match are called."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from twofold import Match
from twofold.replays import file_name
from twofold.replays.naming import BY_SEAT

NAMING = Path(__file__).parents[2] / "web" / "src" / "naming.ts"


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Ada", "Ben"), "twofold-duet-2026-11-16-ada-ben"),
        (("Zoë Groß", "漢字"), "twofold-duet-2026-11-16-zoe-gross"),
        (("../../etc", 'a"; b'), "twofold-duet-2026-11-16-etc-a-b"),
        (("x" * 90, "Ben"), "twofold-duet-2026-11-16-ben"),
    ],
)
def test_a_file_is_called_by_game_day_and_players_in_plain_letters(
    names: tuple[str, str], called: str
) -> None:
    assert called_with(*names) == called


def test_a_file_calls_bots_as_they_were_called_at_the_table_bug() -> None:
    """Saved pictures said "otto-mira", and the file of the same match "bot-easy-bot-easy"."""
    assert called_with("Ada", "Bot (easy)") == "twofold-duet-2026-11-16-ada-otto"
    assert f'"{BY_SEAT}"' in NAMING.read_text("utf-8"), "the browser calls them so, too"


def called_with(*names: str) -> str:
    header = Match.new("duet", names, seed=1).header
    return file_name(replace(header, created="2026-11-16T18:00:00+00:00"))
