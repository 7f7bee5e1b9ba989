"""The environments for PettingZoo."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers

from twofold.envs.numbered import NotNumbered
from twofold.envs.pettingzoo import TwofoldEnv, env

TABLES = [
    ("dualis", 4, {}),
    ("dualis", 3, {"short": True, "high_low": True}),
    ("dualis", 4, {"iso": True}),
    ("uno-duo", 2, {"target": 1}),
    ("uno-duo", 2, {"memory": False}),
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)

# What api_test says of every environment with masks that is not on its own list of names.
of_masked_games = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def masked(test: Any) -> Any:
    for mark in of_masked_games:
        test = mark(test)
    return test


def played(table: Any, seed: int) -> list[Any]:
    """A whole match of random agents: what was seen, done and paid."""
    rng, story = np.random.default_rng(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        action = None
        if not (termination or truncation):
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        story.append((agent, observation["observation"].tobytes(), action, reward))
        table.step(action)
    return story


@masked
@every_table
def test_the_environment_is_what_pettingzoo_expects(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, options), num_cycles=200)


@every_table
def test_the_same_seed_gives_the_same_environment(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, seats, options), num_cycles=100)


def test_the_same_seed_and_actions_give_the_same_match_and_another_seed_another() -> None:
    table = env("dualis", options={"short": True})
    first = played(table, seed=5)
    assert played(table, seed=5) == first
    assert played(env("dualis", options={"short": True}), seed=5) == first
    assert played(table, seed=6) != first


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    stories = []
    for _ in range(2):
        table = env("dualis")
        table.reset(seed=1)
        deals = []
        for _ in range(3):
            table.reset()
            deals.append(table.observe("player_0")["observation"].tobytes())
        assert len(set(deals)) == 3
        stories.append(deals)
    assert stories[0] == stories[1]


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    story = played(env("dualis"), seed=3)
    assert all(reward == 0 for _, _, _, reward in story[:-4])
    paid = {agent: reward for agent, _, _, reward in story[-4:]}
    assert sorted(paid.values()) == [-1, -1, 1, 1]
    assert paid["player_0"] == paid["player_2"]


def test_the_info_at_the_end_says_the_score_and_why_it_ended() -> None:
    table = env("dualis", options={"short": True})
    table.reset(seed=3)
    while not any(table.terminations.values()):
        observation, *_ = table.last()
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    info = table.infos["player_0"]
    assert info["reason"] == "A partnership has won two rounds."
    assert info["score"] in {0, 1, 2}


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    table = env("dualis")
    table.reset(seed=2)
    agent = table.agent_selection
    before, *_ = table.last()
    masked_out = int(np.flatnonzero(before["action_mask"] == 0)[0])
    table.step(masked_out)
    after, reward, termination, truncation, info = table.last()
    assert table.agent_selection == agent
    assert np.array_equal(after["observation"], before["observation"])
    assert (reward, termination, truncation) == (0, False, False)
    assert info["refusal"] == "Play a card from your own hand. (DUALIS-3)"
    table.step(int(np.flatnonzero(after["action_mask"])[0]))
    assert table.infos[agent] == {}
    assert table.agent_selection != agent


def test_an_agent_that_insists_on_a_masked_action_is_cut_off() -> None:
    table = env("dualis", max_steps=10)
    table.reset(seed=2)
    masked_out = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    for _ in range(10):
        table.step(masked_out)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_a_number_without_an_action_is_an_error() -> None:
    table = env("uno-duo")
    table.reset(seed=2)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(146)


def test_only_the_agent_to_act_has_a_mask() -> None:
    table = env("dualis")
    table.reset(seed=4)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_those_who_want_illegal_moves_to_end_the_game_can_wrap_it() -> None:
    table = wrappers.TerminateIllegalWrapper(TwofoldEnv("dualis"), illegal_reward=-1)
    table.reset(seed=2)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_the_table_is_rendered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("dualis", render_mode="ansi")
    table.reset(seed=2)
    assert "player_1" in table.render()
    loud = env("dualis", render_mode="human")
    loud.reset(seed=2)
    assert loud.render() is None
    assert capsys.readouterr().out.strip() == table.render().strip()
    mute = env("dualis")
    mute.reset(seed=2)
    assert mute.render() is None


def test_environments_can_be_sent_to_other_processes() -> None:
    table = pickle.loads(pickle.dumps(TwofoldEnv("dualis", 3, {"short": True})))
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    assert played(table, seed=1) == played(env("dualis", 3, {"short": True}), seed=1)


def test_a_game_of_free_words_is_refused() -> None:
    with pytest.raises(NotNumbered, match="DUOS cannot be learned through numbers"):
        env("duos")
