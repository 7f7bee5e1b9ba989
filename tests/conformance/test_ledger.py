"""Every rule of every game's guide is exercised by a test that names it."""

import re
from pathlib import Path

import pytest

from twofold import installed_games
from twofold.engine import AnyGame

TESTS = Path(__file__).parent.parent
RULE_MARK = re.compile(r"@rule\(([^)]*)\)")
RULE_ID = re.compile(r"\b[A-Z]+-\d+\b")

every_game = pytest.mark.parametrize(
    "game", [installed_games[game_id] for game_id in installed_games], ids=list(installed_games)
)


def named_in_tests() -> set[str]:
    sources = (path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    marks = (mark for source in sources for mark in RULE_MARK.findall(source))
    return {rule for mark in marks for rule in RULE_ID.findall(mark)}


def rules_of(game: AnyGame) -> set[str]:
    prefix = game.id.split("-", maxsplit=1)[0].upper()
    return {rule for rule in RULE_ID.findall(game.guide()) if rule.startswith(f"{prefix}-")}


@every_game
def test_every_rule_has_a_test_that_names_it(game: AnyGame) -> None:
    assert rules_of(game), f"the guide of {game.name} names no rule"
    assert not rules_of(game) - named_in_tests()


@every_game
def test_tests_name_only_rules_that_the_guide_explains(game: AnyGame) -> None:
    prefix = game.id.split("-", maxsplit=1)[0].upper() + "-"
    assert not {rule for rule in named_in_tests() if rule.startswith(prefix)} - rules_of(game)


@every_game
def test_the_guide_explains_every_option(game: AnyGame) -> None:
    guide = game.guide()
    assert all(f"`{name}`" in guide for name in game.options.__struct_fields__)
