"""Any game that can be turned into numbers, as an AEC environment of PettingZoo.

>>> from twofold.envs.pettingzoo import env
>>> table = env("dualis", seats=4, options={"short": True})
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> table.step(table.action_space(table.agent_selection).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from io import StringIO
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from twofold.engine import FastDice
from twofold.envs.numbered import Features, Mask, numbered
from twofold.texts.speech import Speech

MOST_STEPS = 10_000
"""A match is cut off after so many steps: refused actions count, so that a stubborn agent comes to an end."""

RenderMode: TypeAlias = Literal["ansi", "human"]
Observation: TypeAlias = dict[str, Features | Mask]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    max_steps: int = MOST_STEPS,
    render_mode: RenderMode | None = None,
) -> Any:
    """The environment, guarded against calls out of order and numbers that no action has."""
    raw = TwofoldEnv(game, seats, options, max_steps=max_steps, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class TwofoldEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table at which the agents sit as ``player_0``, ``player_1`` … and act when the table waits for them.

    An action that the mask excludes changes nothing: the same agent is asked again, and its info carries the
    ``refusal``. Rewards come at the end of the match; see ``NumberedGame.payoffs``.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        max_steps: int = MOST_STEPS,
        render_mode: RenderMode | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, max_steps=max_steps, render_mode=render_mode)
        super().__init__()
        self.numbered = numbered(game, seats, options)
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = {
            "name": f"twofold_{game.replace('-', '_')}_v{self.numbered.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.numbered.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._rng = Random()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The features of a view, and the mask of the actions that would be accepted."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal afresh. The same seed gives the same shuffles; without one they go on from the last seed."""
        if seed is not None:
            self._rng = Random(seed)
        self._dice = FastDice(self._rng)
        self._table = self.numbered.game.setup(self.numbered.options, self.numbered.seats, self._dice)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What this agent sees; its mask is all 0 unless it is the one to act."""
        seat = self._seat_of[agent]
        to_act = agent == self.agent_selection and not self._is_over(agent)
        mask = (
            self.numbered.mask(self._table, seat) if to_act else np.zeros(len(self.numbered.actions), np.int8)
        )
        return {"observation": self.numbered.features(self._table, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent."""
        agent = self.agent_selection
        if self._is_over(agent):
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._act(agent, action)
        self._settle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as the agent to act sees it."""
        if self.render_mode is None:
            return None
        game, seat = self.numbered.game, self._seat_of[self.agent_selection]
        view, choices = game.look(self._table, seat), game.choices(self._table, seat)
        console = Console(file=StringIO(), color_system=None, width=100)
        console.print(game.words.table(view, choices, Speech(names=self.possible_agents, viewer=seat)))
        text: str = console.file.getvalue()  # type: ignore[attr-defined]
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _act(self, agent: str, action: int) -> None:
        seat = self._seat_of[agent]
        refusal = self.numbered.refusal(self._table, seat, action)
        self.infos[agent] = {"refusal": str(refusal)} if refusal else {}
        if refusal is None:
            chosen = self.numbered.actions[action]
            self._table, _ = self.numbered.game.apply(self._table, seat, chosen, 0, self._dice)

    def _settle(self) -> None:
        """Pay at the end of the match, cut off one that goes on for too long, or ask the next agent."""
        outcome = self.numbered.game.outcome(self._table)
        if outcome is not None:
            payoffs = self.numbered.payoffs(outcome)
            self.rewards = dict(zip(self.agents, payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, score in zip(self.agents, outcome.scores, strict=True):
                self.infos[agent] = {"score": score, "reason": str(outcome.reason)}
        elif self._steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.numbered.actor(self._table)]

    def _is_over(self, agent: str) -> bool:
        return bool(self.terminations.get(agent) or self.truncations.get(agent))

    def _action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.numbered.actions))

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.numbered.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.numbered.actions),), np.int8),
            }
        )
