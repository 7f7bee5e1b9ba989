"""Going through a finished match, one decision after the other."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from twofold.analysis.playouts import shares_of_playouts
from twofold.analysis.report import Analysis, Deal, Judged, judged, moments, player
from twofold.engine import Match, Seat, TwofoldError
from twofold.engine.assessing import AnyAssessing, Decided
from twofold.texts import shell

DEALS = 64
"""How many deals are imagined for each decision, and how often strong players play each deal over again to
find out what it was worth."""


class NotAnalysed(TwofoldError):
    """A match that cannot be analysed."""


class Study:
    """A finished match on the way to its analysis; whoever drives it sees how far it has come.

    The same match, deals and seed give the same analysis on any machine.
    """

    def __init__(self, match: Match, deals: int = DEALS, seed: int = 1) -> None:
        self.match = match
        self.deals = deals
        self.seed = seed
        self._assessing = assessing_of(match)
        self._decisions: list[Judged] = []
        self._rounds: list[Deal] = []

    @property
    def total(self) -> int:
        """How many steps it takes."""
        return len(self.match.entries)

    def steps(self) -> Iterator[int]:
        """Look at one entry after the other; yields how many are done."""
        match = self.match
        past = Match(match.game, match.header, match.server_seed)
        analysts = [self._assessing.analyst() for _ in match.seats]
        dealt = -1
        for seq, entry in enumerate(match.entries, start=1):
            for seat in match.seats:
                analysts[seat].watch(past.view(seat))
            number = self._assessing.rounds(past.state)
            if number > dealt:
                dealt = number
                self._weigh_deal(past.state, number)
            if entry.seat is not None and entry.seat in past.waiting_for:
                decided = _decided(past, entry.seat, entry.action)
                plays = analysts[entry.seat].assess(decided, self.deals, self._rng(seq))
                self._decisions += [judged(seq, entry.seat, number, entry.action, plays)] if plays else []
            past.follow(entry)
            yield seq

    def analysis(self) -> Analysis:
        """What came out."""
        header, assessing = self.match.header, self._assessing
        return Analysis(
            match=header.id,
            game=header.game,
            names=header.seats,
            about=assessing.about(self.match.options, len(header.seats)),
            deals=self.deals,
            seed=self.seed,
            decisions=tuple(self._decisions),
            players=tuple(player(seat, self._decisions) for seat in self.match.seats),
            rounds=tuple(self._rounds),
            moments=moments(self._decisions),
        )

    def _weigh_deal(self, state: Any, number: int) -> None:
        if number >= self._assessing.rounds(self.match.state):
            return
        worth = shares_of_playouts(self.match.game, self._assessing, state, self.deals, self._rng(-number))
        self._rounds.append(Deal(number, worth, self._assessing.shares(self.match.state, number)))

    def _rng(self, place: int) -> Random:
        return Random(f"{self.seed} {self.match.header.id} {place}")


def _decided(match: Match, seat: Seat, action: Any) -> Decided:
    return Decided(seat, match.view(seat), match.choices(seat), action)


def assessing_of(match: Match) -> AnyAssessing:
    """How this match is looked back on; raises ``NotAnalysed``."""
    if not match.over:
        raise NotAnalysed(shell("error-analysis-open"))
    if match.game.looking_back is None:
        raise NotAnalysed(shell("error-analysis-none", game=match.game.name))
    return match.game.looking_back


def analyse(
    match: Match, *, deals: int = DEALS, seed: int = 1, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """What every decision of a finished match promised, as whoever decided could know it."""
    study = Study(match, deals, seed)
    for done in study.steps():
        if progress:
            progress(done, study.total)
    return study.analysis()
