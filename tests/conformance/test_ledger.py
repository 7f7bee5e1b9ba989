"""Every rule of every game's guide is exercised by a test that names it."""

import re
from pathlib import Path

import pytest

from twofold import installed_games
from twofold.engine import AnyGame

TESTS = Path(__file__).parent.parent
SOURCES = TESTS.parent / "src" / "twofold"
RULE_MARK = re.compile(r"@rule\(([^)]*)\)")
TABLE_ID = re.compile(r'Refusal\(\s*"(TABLE-\d+)"')
RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d+\b")

every_game = pytest.mark.parametrize(
    "game", [installed_games[game_id] for game_id in installed_games], ids=list(installed_games)
)


def named_in_tests() -> set[str]:
    sources = (path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    marks = (mark for source in sources for mark in RULE_MARK.findall(source))
    return {rule for mark in marks for rule in RULE_ID.findall(mark)}


def series(rule: str) -> str:
    """What stands before a rule's number, whole: UNO-X-3 is of UNO-X, not of UNO."""
    return rule.rpartition("-")[0]


def rules_in(guide: str) -> set[str]:
    return set(RULE_ID.findall(guide))


def series_of(game: AnyGame) -> str:
    """The one series that a game's guide numbers its rules in."""
    found = {series(rule) for rule in rules_in(game.guide())}
    assert len(found) == 1, f"the guide of {game.name} numbers its rules as {sorted(found)}"
    return found.pop()


@every_game
def test_every_rule_has_a_test_that_names_it(game: AnyGame) -> None:
    assert not rules_in(game.guide()) - named_in_tests()


@every_game
def test_tests_name_only_rules_that_the_guide_explains(game: AnyGame) -> None:
    own = {rule for rule in named_in_tests() if series(rule) == series_of(game)}
    assert not own - rules_in(game.guide())


def test_no_two_games_number_their_rules_alike() -> None:
    found = [series_of(installed_games[game_id]) for game_id in installed_games]
    assert len(set(found)) == len(found)


def test_a_longer_name_is_another_series_bug() -> None:
    assert {series(rule) for rule in rules_in("*(UNO-3)*, *(UNO-X-3)*")} == {"UNO", "UNO-X"}


def test_refusals_of_no_game_have_two_homes_and_an_id_each() -> None:
    """Those of every match are the engine's, those of a table the server's; nobody else makes one."""
    homes = {SOURCES / "engine" / "refusal.py", SOURCES / "server" / "protocol" / "errors.py"}
    made = [
        (path, id_) for path in SOURCES.rglob("*.py") for id_ in TABLE_ID.findall(path.read_text("utf-8"))
    ]
    assert {path for path, _ in made} == homes
    assert len({id_ for _, id_ in made}) == len(made)


@every_game
def test_the_guide_explains_every_option(game: AnyGame) -> None:
    guide = game.guide()
    assert all(f"`{name}`" in guide for name in game.options.__struct_fields__)
