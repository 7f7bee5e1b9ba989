"""A rival of one's own speed: after a few races with somebody it is as likely to win as they are.

Answer times of people are distributed lognormally (the best of several distributions for the millions of
word recognition times of the English and the British Lexicon Project, doi:10.1177/17470218241288516). So the
logarithm of how much longer a person takes than the bot would is about normal: what is not known is its mean.
A lost race shows it, a won one says that it was more than so much, and both move what is believed of it.
"""

from functools import partial
from math import erfc, exp, log, sqrt

from twofold.engine import BotMaker, Moment, Seat
from twofold.games.duple.bots import EASY, HARD, NORMAL, Level, WordBot
from twofold.games.duple.state import Decided
from twofold.games.duple.view import View

SPREAD = 1.0
"""How much that logarithm varies from race to race."""

BELIEVED = tuple(step / 10 for step in range(-25, 26))
"""The means that are thought of: people who take a twelfth of its time, and twelve times as long."""

BEFORE = 1.6
"""How far people are believed to be from its own speed before it has met them."""

FORGOTTEN = 0.97
"""Of what a race taught, so much is left with each race that follows: people tire, and warm up."""


AMENDS = 0.1
"""By how much a win slows it down and a defeat hurries it besides: speed is not all that decides a race."""


QUICKEST, SLOWEST = 0.2, 8.0
"""Beyond that it would be no person any more."""


class Tempo:
    """What is believed of a person's speed."""

    def __init__(self) -> None:
        self._doubts = [0.0] * len(BELIEVED)
        self._amends = 0.0

    @property
    def factor(self) -> float:
        """By how much the bot must be slower to win every other race."""
        weights = [
            exp(doubt - (mean / BEFORE) ** 2 / 2) for doubt, mean in zip(self._doubts, BELIEVED, strict=True)
        ]
        believed = sum(weight * mean for weight, mean in zip(weights, BELIEVED, strict=True))
        return min(SLOWEST, max(QUICKEST, exp(believed / sum(weights) + self._amends)))

    def lost(self, own: float, theirs: float) -> None:
        """They took so long; the bot would have, at its own speed, or 0: it knew no word."""
        self._amends = FORGOTTEN * self._amends - AMENDS
        if not own:
            return
        ratio = log(max(theirs, 1.0) / max(own, 1.0))
        self._learn([-(((ratio - mean) / SPREAD) ** 2) / 2 for mean in BELIEVED])

    def won(self, own: float, taken: float) -> None:
        """They had nothing when the bot spoke."""
        self._amends = FORGOTTEN * self._amends + AMENDS
        ratio = log(max(taken, 1.0) / max(own, 1.0))
        later = (erfc((ratio - mean) / SPREAD / sqrt(2)) / 2 for mean in BELIEVED)
        self._learn([log(max(chance, 1e-9)) for chance in later])

    def _learn(self, telling: list[float]) -> None:
        self._doubts = [
            FORGOTTEN * doubt + likely for doubt, likely in zip(self._doubts, telling, strict=True)
        ]


class Rival(WordBot):
    """Keeps the pace of the people it races with; among bots it has its own."""

    def __init__(self, level: Level) -> None:
        super().__init__(level)
        self._speed = Tempo()
        self._latest: Decided | None = None
        self._people: frozenset[Seat] = frozenset()

    def tempo(self, moment: Moment) -> float:
        self._people = moment.people or frozenset()
        return self._speed.factor if self._people else 1.0

    def watch(self, view: View) -> None:
        """A race is over: whoever won it tells of their speed."""
        latest = view.decided[-1] if view.decided else None
        if latest is not None and latest != self._latest:
            self._note(latest, view.viewer)
        self._latest = latest

    def _note(self, race: Decided, seat: Seat | None) -> None:
        against = self._people & set(race.racers)
        if seat not in race.racers or not against:
            return
        if race.winner == seat and self.meant:
            self._speed.won(self.meant, race.milliseconds)
        elif race.winner in against:
            self._speed.lost(self.meant, race.milliseconds)
        self.meant = 0


levels: dict[str, BotMaker] = {
    "easy": partial(WordBot, EASY),
    "normal": partial(Rival, NORMAL),
    "hard": partial(WordBot, HARD),
}
