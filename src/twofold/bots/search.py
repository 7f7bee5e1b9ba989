"""A player that thinks ahead in any game that lists its choices, knowing nothing but the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

from twofold.engine import AnyGame, Decision, Moment
from twofold.engine.search import Budget, Search, any_choice, share_of_victory


class SearchBot:
    """Imagines deals, plays them out at random, and takes what wins most often."""

    def __init__(self, game: AnyGame, deals: int | None = None) -> None:
        self._game = game
        self._deals = deals

    def decide(self, view: Any, choices: Sequence[Any], moment: Moment, rng: Random) -> Decision | None:
        """The choice that won most of the imagined games; silent while the table waits for others."""
        if not moment.waited_for:
            return None
        search = Search(
            self._game,
            any_choice(self._game),
            share_of_victory(self._game, moment.seat),
            Budget(moment.seconds, self._deals),
        )
        return Decision(search.rank(view, moment.seat, choices, rng, moment.now)[0].action)
