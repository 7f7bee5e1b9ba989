"""Bots that look on while it is not their turn."""

from collections.abc import Sequence
from random import Random
from typing import Any

from twofold import Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import Decision, Moment


class Onlooker:
    """Plays at random and keeps every view that it was shown."""

    def __init__(self) -> None:
        self._player = RandomBot(installed_games["dualis"])
        self.seen: list[Any] = []
        self.asked: list[Any] = []

    def watch(self, view: Any) -> None:
        self.seen.append(view)

    def decide(self, view: Any, choices: Sequence[Any], moment: Moment, rng: Random) -> Decision | None:
        assert self.seen[-1] == view
        self.asked.append(view)
        return self._player.decide(view, choices, moment, rng)


def test_a_watcher_is_shown_every_change_of_its_view_in_order() -> None:
    match = Match.new("dualis", seats=3, seed=5)
    onlooker = Onlooker()
    expected = [match.view(0)]
    for _ in play_out(match, [onlooker, RandomBot(match.game), RandomBot(match.game)], Random(1)):
        if match.view(0) != expected[-1] and not match.over:
            expected.append(match.view(0))
    assert onlooker.seen == expected
    assert len(onlooker.asked) < len(onlooker.seen)
