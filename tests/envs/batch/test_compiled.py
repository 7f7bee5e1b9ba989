"""What holds for all compiled simulators: refusals, the next match, and the same again for the same seed."""

from typing import Any

import numpy as np
import pytest

from twofold.envs.batch.compiled import dualis, uno_duo

pytestmark = [
    pytest.mark.xdist_group("compiled"),
    pytest.mark.parametrize(
        ("game", "options", "steps"),
        [(dualis, dualis.Options(short=True), 400), (uno_duo, uno_duo.Options(target=1), 3000)],
        ids=["dualis", "uno-duo"],
    ),
]
"""In so many random steps nearly every table ends a match."""

TABLES = 20


def test_what_the_mask_excludes_changes_nothing(game: Any, options: Any, steps: int) -> None:
    before = game.init(3, options, 50)
    game.play_on(before, options, 30)
    legal = game.mask(before, options)
    told = {"round_over", "over", "rewards", "round_scores", "round_winner"}
    for action in (-1, game.action_count(options), *range(game.action_count(options))):
        refused = ~legal[:, action] if 0 <= action < legal.shape[1] else np.ones(len(before), bool)
        after = game.step(before.copy(), np.full(len(before), action), options)
        for name in set(game.TABLE.names) - told:
            np.testing.assert_array_equal(after[name][refused], before[name][refused])


def test_with_auto_reset_the_next_match_has_begun_when_one_has_ended(
    game: Any, options: Any, steps: int
) -> None:
    state = game.init(5, options, TABLES)
    standing = "standing" if game is dualis else "totals"
    ended = 0
    for _ in range(steps):
        game.step(state, game.sample(state, options), options)
        over = state["over"]
        ended += over.sum()
        assert (state[standing][over] == 0).all()
        assert (np.abs(state["rewards"][over]) == 1).all()
        assert (state["rewards"][~over] == 0).all()
    assert game.mask(state, options).any(axis=1).all()
    assert ended > TABLES


def test_playing_on_is_the_same_as_step_by_step(game: Any, options: Any, steps: int) -> None:
    at_once, by_steps = (game.init(6, options, TABLES) for _ in range(2))
    ended = 0
    for _ in range(steps):
        game.step(by_steps, game.sample(by_steps, options), options)
        ended += by_steps["over"].sum()
    assert game.play_on(at_once, options, steps) == ended > 0
    np.testing.assert_array_equal(at_once, by_steps)


def test_a_match_that_has_ended_stays_so_without_auto_reset(game: Any, options: Any, steps: int) -> None:
    state = game.init(5, options, TABLES)
    for _ in range(4 * steps):
        game.step(state, game.sample(state, options), options, auto_reset=False)
    assert state["over"].all()
    assert not game.mask(state, options).any()
    assert (game.sample(state, options) == -1).all()


def test_the_same_seed_deals_the_same_and_another_does_not(game: Any, options: Any, steps: int) -> None:
    first, again, other = (game.init(seed, options, 100) for seed in (1, 1, 2))
    np.testing.assert_array_equal(first, again)
    dealt = "hands" if game is dualis else "pile"
    assert (first[dealt] != other[dealt]).any(axis=1).all()
