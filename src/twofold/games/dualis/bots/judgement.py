"""What a seat thinks of its plays: who will win the trick, and what the standing is worth then.

It looks at its own hand and at what lies open, never at another hand, even though it is handed a state: so
the same judgement serves a bot at the table, which knows only its view, and everybody in a search's imagined
games.
"""

from random import Random

from twofold.engine import Seat
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, PlayCard
from twofold.games.dualis.bots.bid import worth
from twofold.games.dualis.bots.trick import (
    KEEN,
    KEEN_PARTNER,
    RELUCTANT,
    RELUCTANT_PARTNER,
    WITH_A_COIN,
    chance_to_take,
    takers,
    unseen,
)
from twofold.games.dualis.cards import (
    ALL_OF,
    BIT_OF,
    COIN_OF,
    NUMBER_OF,
    SUIT_OF,
    Card,
    Colour,
    Suit,
    cards_in,
)
from twofold.games.dualis.rules import centre_after, low_is_strong, playable, strongest
from twofold.games.dualis.state import State, by_side, cards_each, sides, trump_of

STRENGTH = 0.03
"""What it costs to part with the strongest card rather than the weakest."""


class Judgement:
    """One seat's opinion of its plays in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.sides = sides(state.options, state.seats)
        self.side = seat % self.sides
        self.left = cards_each(state.options) - sum(state.tricks)
        self.unseen = unseen(state, seat)
        self.unseen_count = self.unseen.bit_count()
        self.tricks = list(by_side(state.tricks, state.options, state.seats))
        self.coins = list(by_side(state.coins, state.options, state.seats))
        for place, play in enumerate(state.trick):
            self.coins[self._side_at(place)] += play.coin
        self._prospects: dict[bool, list[float]] = {}
        self._so_far: dict[Colour | None, tuple[Card, int]] = {}
        self._expected: dict[tuple[Card, Colour | None, bool], float] = {}

    def plays(self) -> list[PlayCard]:
        """Everything this seat may play."""
        cards = cards_in(playable(self.state, self.seat))
        centre = self.state.centre
        with_coin = [WITH_COIN[card] for card in cards if centre[COIN_OF[card]]]
        return [WITHOUT_COIN[card] for card in cards] + with_coin

    def best(self) -> PlayCard:
        """The play it likes best."""
        plays = self.plays()
        return plays[0] if len(plays) == 1 else max(plays, key=self.value)

    def ranked(self) -> list[PlayCard]:
        """All plays, the best first."""
        return sorted(self.plays(), key=self.value, reverse=True)

    def value(self, play: PlayCard) -> float:
        """How good the standing will be after this trick, less what the card itself is worth."""
        state, coin = self.state, play.coin
        trump = trump_of(centre_after(state.centre, play) if coin else state.centre)
        card = play.counts_as
        if not state.trick:
            expected = self._expect(card, self.side, play, trump, coin)
        else:
            lead = state.trick[0]
            best, holder = self._best_so_far(trump)
            low = low_is_strong(lead, state.options)
            if takers(best, SUIT_OF[lead.card], trump, low) & BIT_OF[card]:
                best, holder = card, self.side
            expected = self._expect(best, holder, lead, trump, coin)
        return expected - STRENGTH * self._strength(NUMBER_OF[card])

    def _strength(self, number: int) -> float:
        """How useful a number is: high ones, in High-Low also low ones (DUALIS-19)."""
        return abs(number - 7) / 6 if self.state.options.high_low else number / 13

    def _side_at(self, place: int) -> int:
        """The side of the seat that plays at this place of the trick."""
        return (self.state.leader + place) % self.state.seats % self.sides

    def _best_so_far(self, trump: Colour | None) -> tuple[Card, int]:
        """The card that leads the trick if this will be trump, and its side."""
        if trump not in self._so_far:
            place = strongest(self.state.trick, trump, self.state.options)
            self._so_far[trump] = self.state.trick[place].counts_as, self._side_at(place)
        return self._so_far[trump]

    def _prospect(self, coin: bool) -> list[float]:
        """By side: what the standing will be worth if that side wins the trick."""
        if coin not in self._prospects:
            coins = list(self.coins)
            coins[self.side] += coin
            coins_left = sum(self.state.centre) - coin
            prospects = []
            for winner in range(self.sides):
                tricks = list(self.tricks)
                tricks[winner] += 1
                prospects.append(worth(self.side, tricks, coins, self.left - 1, coins_left))
            self._prospects[coin] = prospects
        return self._prospects[coin]

    def _expect(self, best: Card, holder: int, lead: PlayCard, trump: Colour | None, coin: bool) -> float:
        """The worth to expect when this card leads the trick after the seat's own play."""
        key = best, trump, coin
        if key not in self._expected:
            prospects = self._prospect(coin)
            low = low_is_strong(lead, self.state.options)
            chances = self._chances(best, holder, SUIT_OF[lead.card], trump, low, prospects)
            self._expected[key] = sum(map(float.__mul__, chances, prospects))
        return self._expected[key]

    def _chances(
        self, best: Card, holder: int, led: Suit, trump: Colour | None, low: bool, prospects: list[float]
    ) -> list[float]:
        """By side: how likely it wins the trick in the end."""
        chances = [0.0] * self.sides
        chances[holder] = 1.0
        state = self.state
        later = range(len(state.trick) + 1, state.seats)
        if not later:
            return chances
        taking = self.unseen & takers(best, led, trump, low)
        suited = (taking & ALL_OF[led]).bit_count()
        off_suit = taking.bit_count() - suited
        of_led_suit = (self.unseen & ALL_OF[led]).bit_count()
        for place in later:
            seat = (state.leader + place) % state.seats
            void = bool(state.lacking[seat] >> led & 1)
            able = chance_to_take(suited, off_suit, of_led_suit, self.unseen_count, self.left, void)
            taken = max(able, WITH_A_COIN) * self._will(seat % self.sides, prospects)
            chances = [chance * (1 - taken) for chance in chances]
            chances[seat % self.sides] += taken
        return chances

    def _will(self, side: int, prospects: list[float]) -> float:
        """How likely a later player takes the trick if it can."""
        gain = prospects[side] - (sum(prospects) - prospects[side]) / (self.sides - 1)
        if side == self.side:
            return KEEN_PARTNER if gain > 0 else RELUCTANT_PARTNER
        return KEEN if gain < 0 else RELUCTANT


def best_play(state: State, seat: Seat, rng: Random) -> PlayCard:  # noqa: ARG001 - a policy may be random
    """The play that this seat likes best: the policy of imagined games."""
    return Judgement(state, seat).best()
