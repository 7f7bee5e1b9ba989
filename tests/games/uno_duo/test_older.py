"""A match that was played by a former version of the rules."""

import collections
from pathlib import Path

import pytest

from twofold.engine import BadLog, Match, installed_games
from twofold.replays import examined, read

LOG = Path(__file__).parent / "logs" / "version-1-swap.jsonl"


def test_a_match_of_version_1_holds_in_every_point() -> None:
    """Somebody said UNO with Swap Hands in it, as one could then."""
    assert all(finding.holds for finding in examined(read(LOG.read_text().splitlines())).findings)


def test_the_same_match_is_against_the_present_rules() -> None:
    saved = read(LOG.read_text().splitlines())
    match = Match(installed_games["uno-duo"], saved.header, bytes.fromhex(saved.seal.server_seed))
    with pytest.raises(BadLog, match=r"against the rules: .*UNO-16"):
        collections.deque(map(match.follow, saved.entries), maxlen=0)
