"""What files of a match are called."""

import pytest
from msgspec.structs import replace

from twofold import Match
from twofold.replays import file_name


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Ada", "Ben"), "twofold-duet-2026-11-16-ada-ben"),
        (("Zoë Groß", "漢字"), "twofold-duet-2026-11-16-zoe-gross"),
        (("../../etc", 'a"; b'), "twofold-duet-2026-11-16-etc-a-b"),
        (("x" * 90, "Ben"), "twofold-duet-2026-11-16-" + "x" * 56),
    ],
)
def test_a_file_is_called_by_game_day_and_players_in_plain_letters(
    names: tuple[str, str], called: str
) -> None:
    header = Match.new("duet", names, seed=1).header
    assert file_name(replace(header, created="2026-11-16T18:00:00+00:00")) == called
