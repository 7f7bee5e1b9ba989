"""The games in OpenSpiel."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.observation import make_observation

from twofold.engine import BadOptions
from twofold.envs import open_spiel

TABLES = [
    "twofold_dualis(short=true)",
    "twofold_dualis(players=3,high_low=true)",
    "twofold_dualis(iso=true,short=true)",
    "twofold_uno_duo(target=1,max_steps=150)",
    "twofold_uno_duo(target=1,max_steps=150,customizable=skip,memory=false)",
]
every_table = pytest.mark.parametrize("table", TABLES)


def walked(table: str, steps: int, seed: int = 0) -> Any:
    """A state that many actions into a random match, with no chance left to decide."""
    state, rng = pyspiel.load_game(table).new_initial_state(), Random(seed)
    while not state.is_terminal() and (steps or state.is_chance_node()):
        steps -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_table
def test_the_game_is_what_open_spiel_expects(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=False, verbose=False)


def test_states_survive_being_written_down() -> None:
    state = walked("twofold_dualis(short=true)", 30)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_the_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("twofold_dualis", {"players": 3, "short": True})
    assert game.num_players() == 3
    assert game.get_parameters()["short"] is True
    assert game.num_distinct_actions() == 104
    with pytest.raises(BadOptions, match="3 or 4 players, not 5"):
        pyspiel.load_game("twofold_dualis", {"players": 5})


def test_games_that_cannot_be_learned_are_not_registered() -> None:
    ours = {name for name in pyspiel.registered_names() if name.startswith("twofold_")}
    assert {"twofold_dualis", "twofold_uno_duo"} <= ours
    assert "twofold_duos" not in ours


@every_table
def test_states_that_a_player_cannot_tell_apart_look_the_same(table: str) -> None:
    differ = 0
    for steps in range(0, 60, 7):
        state = walked(table, steps, seed=steps)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, Random(steps).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            differ += str(other) != str(state)
    assert differ


def test_a_player_remembers_what_happened_with_perfect_recall() -> None:
    state = walked("twofold_dualis", 9)
    cards = [event for event in state.position.told if event]
    assert state.information_state_string(0).count('"card_played"') == len(cards) == 9
    assert '"card_played"' not in state.observation_string(0)


def test_private_news_reach_only_whom_they_concern() -> None:
    state = walked("twofold_uno_duo", 6)
    mine, theirs = (state.information_state_string(player).count('"cards_seen"') for player in range(2))
    assert mine == theirs == 3


def test_observations_are_named_parts_of_the_view() -> None:
    state = walked("twofold_dualis", 5)
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    hand = state.position.table.hands[2]
    assert [card for card in range(52) if observation.dict["hand"][card]] == [
        card for card in range(52) if hand >> card & 1
    ]
    assert observation.tensor.tolist() == state.observation_tensor(2)


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = pyspiel.load_game("twofold_dualis").new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == "null"
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        open_spiel.TwofoldGame.make_py_observer(pyspiel.load_game("twofold_dualis"), None, {"size": 1})


def test_actions_read_as_players_type_them() -> None:
    state = walked("twofold_dualis", 0)
    assert state.action_to_string(0, 8) == "S9R"
    assert state.action_to_string(0, 52 + 8) == "S9R+"
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "Chance 3"


def test_a_match_that_goes_on_for_too_long_is_drawn() -> None:
    state = walked("twofold_uno_duo(max_steps=20)", 20)
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_agents_of_open_spiel_play_a_match() -> None:
    table = rl_environment.Environment(pyspiel.load_game("twofold_dualis(short=true)"))
    table.seed(1)
    agents = [random_agent.RandomAgent(seat, table.action_spec()["num_actions"]) for seat in range(4)]
    step = table.reset()
    while not step.last():
        step = table.step([agents[step.observations["current_player"]].step(step).action])
    assert sorted(step.rewards) == [-1, -1, 1, 1]


def test_its_search_over_information_sets_plays_legal_moves() -> None:
    state = walked("twofold_uno_duo(target=1)", 20)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=10,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()
