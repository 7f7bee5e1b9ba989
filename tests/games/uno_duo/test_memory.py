"""A player with a perfect memory, written without the rules: the view must remember exactly as much."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.ledger import rule
from twofold import Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import Seat, Told
from twofold.games.uno_duo.cards import DECK, Card, Cards, without
from twofold.games.uno_duo.events import (
    CardPicked,
    CardPlayed,
    CardsDrawn,
    HandsSwapped,
    PileOpened,
    PileTurned,
    RoundDealt,
)
from twofold.games.uno_duo.state import opponent

UNO_DUO = installed_games["uno-duo"]
UNSEEN: Card | None = None


class Witness:
    """Follows the public events, with its own hand before its eyes, and remembers where cards went."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.begin_round()

    def begin_round(self) -> None:
        self.pile: list[Card | None] = [UNSEEN] * 112
        self.discards: list[Card] = []
        self.others: Cards = ()
        """The cards that the opponent is known to hold."""

        self.fresh: list[Card | None] = []
        """The cards that the opponent drew last; a single one was drawn in turn and can be played at once."""

    def watch(self, events: Iterable[Any], hand_before: Cards, hand: Cards) -> None:
        """What one entry led to, and how its own hand looks before and after."""
        told = list(events)
        turned_over = any(isinstance(event, PileTurned) for event in told)
        for event in told:
            match event:
                case RoundDealt():
                    self.begin_round()
                case CardPicked(_, _, discarded):
                    self.discards.append(discarded)
                    del self.pile[:2]
                case PileOpened(card):
                    self.pile = [*self.pile[1:], *self.discards]
                    self.discards = [card]
                case CardPlayed(player, card):
                    self.played(player, card)
                case HandsSwapped(player):
                    swapper = player == self.seat
                    self.others = without(hand_before, self.discards[-1]) if swapper else hand_before
                case CardsDrawn(player, count):
                    self.drawn(player, count, turned_over)
        if UNSEEN not in self.pile:
            self.count_out(hand)

    def count_out(self, hand: Cards) -> None:
        """Whatever lies nowhere else is in the other hand."""
        placed = Counter([*hand, *self.discards, *(card for card in self.pile if card is not None)])
        self.others = tuple(sorted((Counter(DECK) - placed).elements()))

    def played(self, player: Seat, card: Card) -> None:
        if player != self.seat and self.fresh != [UNSEEN]:
            self.others = without(self.others, card)
        self.discards.append(card)
        self.fresh = []

    def drawn(self, player: Seat, count: int, turned_over: bool) -> None:
        self.fresh = []
        for _ in range(count):
            self.turn_over_if_used_up()
            self.fresh.append(self.pile.pop(0))
        if turned_over:
            self.turn_over_if_used_up()
        if player == self.seat:
            self.fresh = []
        seen = [card for card in self.fresh if card is not None]
        self.others = tuple(sorted((*self.others, *seen)))

    def turn_over_if_used_up(self) -> None:
        if not self.pile:
            self.pile = list(self.discards[:-1])
            del self.discards[:-1]


def watched(match: Match, rng: Random, steps: int) -> list[Witness]:
    """Random play, with a witness in each seat."""
    witnesses = [Witness(seat) for seat in match.seats]
    bots = [RandomBot(UNO_DUO) for _ in match.seats]
    playing = play_out(match, bots, rng)
    for _ in range(steps):
        hands = match.state.hands
        if next(playing, "over") == "over":
            break
        for witness in witnesses:
            witness.watch(public(match.events[-1]), hands[witness.seat], match.state.hands[witness.seat])
    return witnesses


def public(events: Iterable[Told]) -> list[Any]:
    return [one.event for one in events if one.to is None]


@pytest.mark.uncovered
@rule("UNO-5", "UNO-15", "UNO-22")
@settings(max_examples=amount(20, 60), deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 1500))
def test_the_view_remembers_what_a_witness_with_a_perfect_memory_does(seed: int, steps: int) -> None:
    match = Match.new(UNO_DUO, 2, seed=seed, options={"target": 500})
    for witness in watched(match, Random(seed), steps):
        memory = match.view(witness.seat).memory
        if not match.over:
            assert memory.discards == tuple(witness.discards)
            assert memory.below == tuple(card for card in witness.pile if card is not UNSEEN)
            assert memory.known[opponent(witness.seat)] == witness.others
