"""Every game that can be turned into numbers, registered with OpenSpiel.

Importing this module registers them, as ``twofold_dualis`` and so on:

>>> import pyspiel
>>> import twofold.envs.open_spiel
>>> game = pyspiel.load_game("twofold_dualis", {"players": 4, "short": True})
>>> game.new_initial_state().is_chance_node()
True

Parameters are ``players``, ``max_steps`` and the options of the game.
"""

from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from twofold.engine import AnyGame, Seat, installed_games
from twofold.envs.chance import Position, after_action, after_chance, beginning
from twofold.envs.numbered import Features, NumberedGame, learnable, numbered

MOST_STEPS = 10_000
"""A match with more actions than this counts as drawn: OpenSpiel wants an end to every game."""


class TwofoldGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Twofold with its options and number of players; each game has a class of its own."""

    game: AnyGame

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**specification(game), **(parameters or {})}
        options = {name: given[name] for name in game.options.__struct_fields__}
        self.numbered = numbered(game.id, given["players"], options)
        self.max_steps: int = given["max_steps"]
        super().__init__(game_type(game), game_info(self.numbered, self.max_steps), given)

    def new_initial_state(self) -> "TwofoldState":
        """Before the first card is dealt."""
        return TwofoldState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "TwofoldObserver":
        """Observes through the views of the seats."""
        if params:
            raise ValueError(f"Twofold's observers take no parameters, but were given {params}.")
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TwofoldObserver(self.numbered, perfect_recall)


class TwofoldState(pyspiel.State):  # type: ignore[misc]
    """A position in a match; whoever the table waits for acts, and chance decides every draw."""

    def __init__(self, game: TwofoldGame) -> None:
        super().__init__(game)
        self.numbered = game.numbered
        self.steps_left = game.max_steps
        self.position: Position = beginning(self.numbered)

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody any more."""
        if self.position.step is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.numbered.actor(self.position.table)

    def is_terminal(self) -> bool:
        """Whether the match has ended, or was cut off."""
        if self.position.step is not None:
            return False
        return self.steps_left == 0 or self.numbered.game.outcome(self.position.table) is not None

    def returns(self) -> list[float]:
        """What the match paid."""
        if not self.is_terminal():
            return [0.0] * self.numbered.seats
        return self.numbered.payoffs(self.numbered.game.outcome(self.position.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of a draw are equally likely."""
        count = self.position.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "TwofoldState":
        """Another state that this player could not tell from this one: what it cannot see is dealt anew."""
        state: TwofoldState = self.clone()
        game = self.numbered.game
        imagined = game.imagine(game.look(self.position.table, player), Random(sampler()))
        state.position = Position(imagined, self.position.told)
        return state

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.numbered.legal(self.position.table, player)

    def _apply_action(self, action: int) -> None:
        if self.position.step is not None:
            self.position = after_chance(self.numbered, self.position, action)
        else:
            self.position = after_action(self.numbered, self.position, self.current_player(), action)
            self.steps_left -= 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Chance {action}"
        return self.numbered.game.words.action(self.numbered.actions[action])

    def __str__(self) -> str:
        """Everything, hidden cards included: for debugging, never for players."""
        return msgspec.json.encode(self.position).decode()


class TwofoldObserver:
    """What a seat sees. With perfect recall, also everything that it was told since the match began."""

    def __init__(self, game: NumberedGame, perfect_recall: bool) -> None:
        self._game = game
        self._perfect_recall = perfect_recall
        self.tensor: Features | None = None
        self.dict: dict[str, Features] = {}
        if not perfect_recall:
            tensor = self.tensor = np.zeros(game.size, np.float32)
            self.dict = {name: tensor[place] for name, place in game.places.items()}

    def set_from(self, state: TwofoldState, player: Seat) -> None:
        """Fill the tensor with the features of the seat's view; before the first deal they are 0."""
        if self.tensor is not None:
            table = state.position.table
            self.tensor[:] = 0 if table is None else self._game.features(table, player)

    def string_from(self, state: TwofoldState, player: Seat) -> str:
        """The view as JSON; with perfect recall, the events that the seat saw before it."""
        table = state.position.table
        view = None if table is None else self._game.game.look(table, player)
        if not self._perfect_recall:
            return msgspec.json.encode(view).decode()
        seen = [told.event for events in state.position.told for told in events if told.reaches(player)]
        return msgspec.json.encode((player, seen, view)).decode()


def specification(game: AnyGame) -> dict[str, Any]:
    """The parameters of a game and their defaults."""
    return {
        "players": max(game.seat_counts),
        "max_steps": MOST_STEPS,
        **msgspec.to_builtins(game.options()),
    }


def game_type(game: AnyGame) -> Any:
    """What kind of game it is, in the terms of OpenSpiel."""
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"{game.name} (Twofold)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


def game_info(game: NumberedGame, max_steps: int) -> Any:
    """How large it is, in the terms of OpenSpiel."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=game.widest_chance,
        num_players=game.seats,
        min_utility=-1.0,
        max_utility=game.seats - 1.0,
        utility_sum=0.0,
        max_game_length=max_steps,
    )


def name_of(game_id: str) -> str:
    """The name that OpenSpiel knows a game by."""
    return f"twofold_{game_id.replace('-', '_')}"


def register() -> None:
    """Make the games known to OpenSpiel."""
    for game_id in learnable():
        game = installed_games[game_id]
        # OpenSpiel lets go of what it was given after Python has shut down, which only classes survive.
        pyspiel.register_game(game_type(game), type(name_of(game_id), (TwofoldGame,), {"game": game}))


register()
