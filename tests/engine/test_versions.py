"""Rules change; logs are folded by the rules that they were played by."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from twofold.engine import AnyGame, BadLog, Match
from twofold.games.dualis import game as version_1


class Written(Struct):
    """Some other form of the same state."""

    seats: Any


def version_2() -> AnyGame:
    return replace(
        version_1, rules_version=2, older={1: version_1}, written=lambda state: Written(state.seats)
    )


def test_a_game_is_played_by_its_present_rules() -> None:
    match = Match.new(version_2(), 4, seed=1)
    assert (match.header.rules_version, match.game.rules_version) == (2, 2)


def test_a_log_is_folded_by_the_rules_that_it_was_played_by() -> None:
    assert version_2().by_rules(1) is version_1
    assert version_2().by_rules(2).rules_version == 2


def test_rules_that_nobody_knows_any_more_are_named() -> None:
    with pytest.raises(BadLog, match=r"version 3 .* Dualis; this Twofold knows version 1 and 2\."):
        version_2().by_rules(3)


def test_the_fingerprint_is_taken_of_the_form_that_those_rules_wrote() -> None:
    old, new = Match.new(version_1, 4, seed=1), Match.new(version_2(), 4, seed=1)
    assert old.state == new.state
    assert old.state_hash != new.state_hash
