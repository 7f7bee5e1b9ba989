"""A player who thinks ahead: search over imagined deals, in which everybody plays as the normal bot would.

The last tricks between partnerships it thinks through to the end, if all cards were dealt.
"""

from collections.abc import Sequence
from random import Random

from twofold.engine import AnyGame, Decision, Moment, Seat
from twofold.engine.search import Budget, Search
from twofold.games.dualis.actions import Action
from twofold.games.dualis.bots.bid import worth
from twofold.games.dualis.bots.endgame import TRICKS, Endgame, in_sight
from twofold.games.dualis.bots.judgement import Judgement, best_play
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.state import State, by_side, cards_each, sides
from twofold.games.dualis.view import View, known

TRICKS_AHEAD = 2
"""How many tricks it looks ahead, the current one included; further on, luck drowns what its play decides."""

MOST_CANDIDATES = 12
SHARE_OF_TIME = 0.9
"""How much of its time it uses, so that its answer is not late."""


class Hard:
    """Takes what comes out best over many deals that agree with all it has seen."""

    def __init__(self, game: AnyGame, deals: int | None = None, exact_tricks: int = TRICKS) -> None:
        """With a number of ``deals`` and ample time, it plays alike on any machine."""
        self._game = game
        self._deals = deals
        self._recollection = Recollection()
        self._exact_tricks = exact_tricks

    def decide(self, view: View, choices: Sequence[Action], moment: Moment, rng: Random) -> Decision | None:  # noqa: ARG002
        """The best of the most promising plays."""
        if not moment.waited_for:
            return None
        seat, view = moment.seat, self._recollection.of(view)
        promising = Judgement(known(view), seat).ranked()[:MOST_CANDIDATES]
        budget = Budget(moment.seconds * SHARE_OF_TIME, self._deals)
        end = Endgame(view.options) if in_sight(view, self._exact_tricks) else None
        search = Search(self._game, best_play, Horizon(view, seat, end).worth, budget)
        return Decision(search.rank(view, seat, promising, rng, moment.now)[0].action)


class Horizon:
    """Where the search stops, and what it finds there."""

    def __init__(self, view: View, seat: Seat, end: Endgame | None) -> None:
        self._seat, self._end = seat, end
        self._side = seat % sides(view.options, len(view.hands))
        self._round = view.round
        self._cards_each = cards_each(view.options)
        self._tricks = sum(view.tricks) + TRICKS_AHEAD

    def worth(self, state: State) -> float | None:
        """What the standing is worth, once the round is over or enough tricks are played."""
        if len(state.results) >= self._round:
            result = state.results[self._round - 1]
            return worth(self._side, result.tricks, result.coins, 0, 0)
        if self._end is not None:
            return float(self._end.is_won(state, self._seat))
        played = sum(state.tricks)
        if played < self._tricks:
            return None
        tricks = by_side(state.tricks, state.options, state.seats)
        coins = by_side(state.coins, state.options, state.seats)
        return worth(self._side, tricks, coins, self._cards_each - played, sum(state.centre))
