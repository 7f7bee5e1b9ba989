"""What the others played in the earlier tricks of a round, and how likely that was from imagined hands.

A bot has one turn in every trick, and sees the whole of the last one then: so it can tell what everybody saw
before each play. Of a bot that sat down in mid-round, only what it has seen since is told.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from twofold.engine import Seat
from twofold.engine.network import Network, chances
from twofold.games.dualis.actions import WITHOUT_COIN, PlayCard
from twofold.games.dualis.bots.sight import encoded, legal_plays
from twofold.games.dualis.cards import BIT_OF, COLOUR_OF, Colour
from twofold.games.dualis.state import State
from twofold.games.dualis.view import View, known

TRUST = 0.5
"""How far it is believed that others play as the network would: 1 for entirely, 0 for not at all."""

LEAST_LIKELY = 3e-3
"""Nobody plays exactly as the network does: no single play makes a deal less likely than this."""


class Past(Struct, frozen=True):
    """A play of an earlier trick, and what lay open before it."""

    before: State
    seat: Seat
    play: PlayCard


class History:
    """The earlier tricks of a round."""

    def __init__(self) -> None:
        self._round = 0
        self._last: State | None = None
        """What the seat knew at its last turn."""

        self._plays: list[Past] = []

    def note(self, view: View) -> None:
        """It is this seat's turn again: the trick before is complete."""
        if view.round != self._round:
            self._round, self._last, self._plays = view.round, None, []
        trick = view.last_trick
        if self._last is not None and trick is not None and trick.leader == self._last.leader:
            self._plays += played(self._last, trick.plays)
        self._last = known(view)

    def likelihoods(self, network: Network, deals: Sequence[State], seat: Seat) -> NDArray[np.float64]:
        """By deal: how likely the others would have played what they did, from the hands they have in it."""
        held = [list(deal.hands) for deal in deals]
        for place, play in enumerate(deals[0].trick):
            taken_up(held, (deals[0].leader + place) % deals[0].seats, play)
        situations, numbers = [], []
        for past in reversed(self._plays):
            taken_up(held, past.seat, past.play)
            if past.seat == seat:
                continue
            situations += [(replace(past.before, hands=tuple(hands)), past.seat) for hands in held]
            numbers += [past.play.card + len(WITHOUT_COIN) * past.play.coin] * len(deals)
        if not situations:
            return np.ones(len(deals))
        likely = chances(network.ask(encoded(situations))[0], legal_plays(situations))
        each = np.maximum(likely[np.arange(len(numbers)), numbers], LEAST_LIKELY).astype(np.float64)
        together: NDArray[np.float64] = np.exp(TRUST * np.log(each).reshape(-1, len(deals)).sum(axis=0))
        return together


def played(at_turn: State, plays: Sequence[PlayCard]) -> list[Past]:
    """The plays of a trick, of which this was known when it was one's turn in it."""
    before = replace(at_turn, trick=())
    for play in at_turn.trick:
        before = replace(before, centre=without(before.centre, play, -1))
    found = []
    for place, play in enumerate(plays):
        seat = (at_turn.leader + place) % at_turn.seats
        found.append(Past(replace(before, trick=tuple(plays[:place])), seat, play))
        before = replace(before, centre=without(before.centre, play, 1))
    return found


def without(centre: tuple[int, int], play: PlayCard, coins: int) -> tuple[int, int]:
    """The centre without so many coins of the colour that this play took, if it took one."""
    left = list(centre)
    if play.coin:
        left[Colour.RED if COLOUR_OF[play.card] is Colour.BLUE else Colour.BLUE] -= coins
    return left[0], left[1]


def taken_up(held: list[list[int]], seat: Seat, play: PlayCard) -> None:
    """The card goes back to the hand that it came from, in every deal."""
    for hands in held:
        hands[seat] |= BIT_OF[play.card]
