"""What the rulebook hides from a viewer changes no byte that this viewer receives, in any game."""

import ast
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples.heap import heap
from tests.amounts import amount
from tests.conformance.positions import any_switches, tables
from tests.leaks import leaks_of
from tests.secrecy import Leak, check, folder_of, secrets_of, viewers_of, walked
from twofold import Match, installed_games
from twofold.engine import AnyGame

pytestmark = pytest.mark.uncovered

GAMES: list[AnyGame] = [*(installed_games[game_id] for game_id in installed_games), heap.game]
LEAKS = [(game, leak) for game in GAMES for leak in leaks_of(game)]
FOLDERS = Path(__file__).parents[1] / "games"

MOST_ENTRIES = 150
CHECKS = 20
"""How often a match is looked at, at most."""

MATCHES = 40
"""How many matches a leak may stay hidden in."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_leak = pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda part: getattr(part, "id", part))


@every_game
def test_every_game_says_what_it_hides(game: AnyGame) -> None:
    secrets = secrets_of(game)
    assert all(hasattr(secrets, name) for name in ("permuted", "reveals", "disguised", "attempts"))
    assert leaks_of(game)


@every_game
def test_what_is_hidden_is_not_learnt_from_the_view(game: AnyGame) -> None:
    source = (FOLDERS / folder_of(game) / "hidden.py").read_text("utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)]
    named = {alias.name for node in imports for alias in node.names}
    modules = {node.module for node in imports if isinstance(node, ast.ImportFrom)}
    assert not named & {"look", "imagine", "view", "View", "game", "Match"}
    assert not any(str(module).endswith(".view") for module in modules)


@every_game
@settings(max_examples=amount(15, 400), deadline=None, print_blob=True)
@given(data=st.data())
def test_what_is_hidden_from_a_viewer_changes_nothing_it_receives(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(tables(game))
    rng = Random(data.draw(st.integers(0, 10**6)))
    level = data.draw(st.sampled_from(["random", *list(game.bots)[:1]]))
    for position in walked(match, level, rng, rng.randrange(MOST_ENTRIES)):
        if rng.random() < CHECKS / MOST_ENTRIES:
            check(position, rng.choice(viewers_of(match)), rng)


@every_leak
def test_what_leaks_is_found(game: AnyGame, leak: str) -> None:
    with pytest.raises(Leak):
        check_matches(game, leaks_of(game)[leak])


def check_matches(game: AnyGame, leaky: AnyGame) -> None:
    """Matches of a game, looked at as if it were played by the leaky one."""
    for seed in range(MATCHES):
        rng = Random(seed)
        match = Match.new(game, rng.choice(game.seat_counts), options=any_switches(game, rng), seed=seed)
        for position in walked(match, "random", rng, rng.randrange(MOST_ENTRIES)):
            check(position, rng.choice(viewers_of(match)), rng, leaky)
