"""A player who counts cards and plans its bid, one trick at a time."""

from collections.abc import Sequence
from random import Random

from twofold.engine import Decision, Moment
from twofold.games.dualis.actions import Action
from twofold.games.dualis.bots.judgement import Judgement
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.view import View, known


class Normal:
    """Plays what promises the best standing after the trick."""

    def __init__(self) -> None:
        self._recollection = Recollection()

    def decide(self, view: View, choices: Sequence[Action], moment: Moment, rng: Random) -> Decision | None:  # noqa: ARG002
        """The play it likes best."""
        if not moment.waited_for:
            return None
        return Decision(Judgement(known(self._recollection.of(view)), moment.seat).best())
