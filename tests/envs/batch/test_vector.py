"""Gymnasium's vector environments of Dualis and UNO Duo."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import VectorEnv

from twofold.envs.batch.vector import DualisVector, UnoDuoVector

pytestmark = pytest.mark.xdist_group("compiled")

TABLES = 30


def first_legal(features: Any, mask: Any) -> Any:
    """The action with the lowest number."""
    return np.argmax(mask, axis=1)


def tables(**settings: Any) -> DualisVector:
    """Some short matches."""
    return DualisVector(TABLES, options={"short": True}, **settings)


def test_it_is_a_vector_environment_whose_spaces_hold_what_it_gives() -> None:
    env = tables()
    assert isinstance(env, VectorEnv)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    seen, rewards, terminated, truncated, info = env.step(first_legal(None, seen["action_mask"]))
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(first_legal(None, seen["action_mask"]))
    assert rewards.shape == terminated.shape == truncated.shape == (TABLES,)
    assert info == {}


@pytest.mark.parametrize("learner", [(0,), (1, 3)])
def test_it_is_always_the_learners_turn_until_a_match_ends_and_the_next_step_begins_another(
    learner: Any,
) -> None:
    env = tables(learner=learner)
    seen, _ = env.reset(seed=2)
    turn = slice(350 - 1 - 4 * 4, 350 - 1 - 3 * 4)
    round_number = -1
    ended = np.zeros(TABLES, bool)
    matches = 0
    for _ in range(80):
        assert (seen["action_mask"].any(axis=1) == ~ended).all()
        assert (seen["observation"][~ended, turn] == [1, 0, 0, 0]).all()
        was = ended
        seen, rewards, ended, truncated, _ = env.step(first_legal(None, seen["action_mask"]))
        assert not ended[was].any()
        assert (seen["observation"][was, round_number] == 0.25).all()
        assert (np.abs(rewards) == ended).all()
        assert not truncated.any()
        matches += ended.sum()
    assert matches > TABLES


def test_the_others_play_by_their_policy_which_sees_their_own_seats() -> None:
    asked = []

    def watching(features: Any, mask: Any) -> Any:
        asked.append(len(mask))
        assert features.shape == (len(mask), 350)
        hand = features[:, :52].sum(axis=1)
        assert ((hand >= 1) & (hand <= 9)).all()
        return first_legal(features, mask)

    env = tables(others=watching)
    seen, _ = env.reset(seed=3)
    before = sum(asked)
    env.step(first_legal(None, seen["action_mask"]))
    assert sum(asked) - before >= 3 * (TABLES - 10)


def test_partners_at_the_learners_side_win_what_it_wins() -> None:
    """With the same deals and everybody playing alike, seat 0 is paid what seats 1 and 3 pay."""
    paid = []
    for learner in ((0,), (1,)):
        env = tables(learner=learner, others=first_legal)
        seen, _ = env.reset(seed=4)
        total = np.zeros(TABLES)
        going = np.ones(TABLES, bool)
        while going.any():
            seen, rewards, ended, _, _ = env.step(first_legal(None, seen["action_mask"]))
            total += np.where(going, rewards, 0)
            going &= ~ended
        paid.append(total)
    np.testing.assert_array_equal(paid[0], -paid[1])
    assert set(paid[0]) == {-1, 1}


def test_the_same_seed_gives_the_same_matches() -> None:
    def played(seed: int) -> Any:
        env = tables()
        seen, _ = env.reset(seed=seed)
        for _ in range(20):
            seen, *_ = env.step(first_legal(None, seen["action_mask"]))
        return seen["observation"]

    np.testing.assert_array_equal(played(5), played(5))
    assert (played(5) != played(6)).any()


def test_a_stubborn_learner_is_cut_off_and_gets_a_new_match() -> None:
    env = tables(max_steps=3)
    seen, _ = env.reset(seed=6)
    refused = np.argmin(seen["action_mask"], axis=1)
    for number in range(1, 4):
        again, _, terminated, truncated, _ = env.step(refused)
        np.testing.assert_array_equal(again["observation"], seen["observation"])
        assert not terminated.any()
        assert (truncated == (number == 3)).all()
    fresh, _, _, truncated, _ = env.step(refused)
    assert not truncated.any()
    assert (fresh["observation"][:, :52] != seen["observation"][:, :52]).any(axis=1).all()


def test_uno_duo_asks_the_learner_only_and_pays_for_matches() -> None:
    env = UnoDuoVector(TABLES, options={"target": 1, "customizable": "skip", "memory": False})
    seen, _ = env.reset(seed=7)
    ended = np.zeros(TABLES, bool)
    matches = 0
    while matches < TABLES:
        assert (seen["observation"][~ended, 7] == 1).all()
        assert (seen["action_mask"].any(axis=1) == ~ended).all()
        any_legal = np.argmax(env.np_random.random(seen["action_mask"].shape) * seen["action_mask"], axis=1)
        seen, rewards, ended, truncated, _ = env.step(any_legal)
        assert (np.abs(rewards) == ended).all()
        assert not truncated.any()
        matches += ended.sum()
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(any_legal)
