"""A game with options and seats, as numbers: what both kinds of environments stand on."""

from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from twofold.engine import AnyGame, Outcome, Refusal, Seat, TwofoldError, installed_games
from twofold.engine.learning import AnyLearning, Layout
from twofold.texts import shell

Features: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class NotNumbered(TwofoldError):
    """A game that cannot be learned through numbers."""


def learnable() -> list[str]:
    """The ids of the games that can be learned through numbers."""
    return [game_id for game_id, game in installed_games.items() if game.learning]


def learning_of(game: AnyGame) -> AnyLearning:
    """How the game is turned into numbers."""
    if game.learning is None:
        raise NotNumbered(shell("terminal-not-numbered", game=game.name, games=", ".join(learnable())))
    return game.learning


class NumberedGame:
    """The numbers of a game's actions, the features of its views, and what a match pays."""

    def __init__(self, game: AnyGame, seats: int, options: msgspec.Struct) -> None:
        game.check_table(options, seats)
        self.game = game
        self.seats = seats
        self.options = options
        self._learning = learning_of(game)
        self.actions: tuple[Any, ...] = self._learning.actions(options, seats)
        self.layout = self._learning.layout(options, seats)
        self.places = _places(self.layout)
        """By the name of a block: where its features stand."""

        self.size = sum(block.size for block in self.layout)
        """How many features a view has."""

        self.widest_chance = self._learning.widest_chance
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def actor(self, state: Any) -> Seat:
        """Whom the table asks next: of several that it waits for, the lowest seat."""
        return min(self.game.waiting_for(state))

    def legal(self, state: Any, seat: Seat) -> list[int]:
        """The numbers of the actions that would be accepted from this seat, in rising order."""
        return sorted([self._numbers[choice] for choice in self.game.choices(state, seat)])

    def mask(self, state: Any, seat: Seat) -> Mask:
        """1 for each action that would be accepted from this seat now."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.legal(state, seat)] = 1
        return mask

    def features(self, state: Any, seat: Seat) -> Features:
        """What this seat sees, and nothing else."""
        return np.array(self._learning.features(self.game.look(state, seat)), np.float32)

    def refusal(self, state: Any, seat: Seat, number: int) -> Refusal | None:
        """Why the action of this number is not taken."""
        return self.game.refusal(state, seat, self.actions[number])

    def payoffs(self, outcome: Outcome | None) -> list[float]:
        """Everyone who lost pays 1, and the winners share it; nothing is paid when all won, or nobody yet."""
        winners = outcome.winners if outcome else ()
        if not winners:
            return [0.0] * self.seats
        share = (self.seats - len(winners)) / len(winners)
        lost = -1.0 if share else 0.0
        return [share if seat in winners else lost for seat in range(self.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> "NumberedGame":
        """Nothing in it ever changes: searches copy states by the thousand."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return numbered, (self.game.id, self.seats, self.options)


def _places(layout: Layout) -> dict[str, slice]:
    ends = accumulate(block.size for block in layout)
    return {block.name: slice(end - block.size, end) for block, end in zip(layout, ends, strict=True)}


def numbered(
    game: str, seats: int | None = None, options: Mapping[str, Any] | msgspec.Struct | None = None
) -> NumberedGame:
    """A game by its id; with no number of seats, the most it is for."""
    played = installed_games[game]
    return _numbered(game, seats or max(played.seat_counts), played.read_options(options))


@cache
def _numbered(game_id: str, seats: int, options: msgspec.Struct) -> NumberedGame:
    return NumberedGame(installed_games[game_id], seats, options)
