"""The last tricks of a round between partnerships, with all hands open: who wins it if nobody errs.

A round is won or lost, so it is enough to find one play that wins. What makes it quick: a round that can no
longer be turned is not played on, plays that come to the same are tried once, the play that has won elsewhere
is tried first, and positions between two tricks are remembered, over all deals that are imagined.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from twofold.engine import Seat
from twofold.games.dualis.bots.last_trick import ends_from, even_seats_win, last_trick, normal, winning_place
from twofold.games.dualis.cards import (
    ALL_OF,
    BIT_OF,
    COIN_OF,
    NUMBER_OF,
    RECOLOURED,
    SUIT_OF,
    Card,
    Cards,
    Colour,
    interchangeable,
    numbers_in,
)
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import State, alone, by_side, cards_each, coins_each
from twofold.games.dualis.view import View

SEATS = 4
TRICKS = 3
"""So many can be thought through, the current one included, in some milliseconds a deal."""


class Play(NamedTuple):
    """A card that leaves a hand, perhaps with a coin."""

    bit: Cards
    counts_as: Card
    red: int
    """How many red coins it takes from the centre."""

    blue: int


NONE = Play(0, 0, 0, 0)


def in_sight(view: View, tricks: int = TRICKS) -> bool:
    """Whether the end of the round is near enough, in a game of partnerships that has dealt all cards.

    Where cards were set aside, open hands are too much of a guess: against normal it did no better with them.
    """
    left = cards_each(view.options) - sum(view.tricks)
    return left <= tricks and not view.options.short and not alone(view.options, len(view.hands))


class Endgame:
    """The end of one round, in any deals that are known or imagined."""

    def __init__(self, options: Options) -> None:
        self._high_low = options.high_low
        self._tricks = cards_each(options)
        self._coins = 2 * coins_each(options)
        self._known: dict[tuple[int, ...], bool] = {}
        self._won_last = [NONE] * (SEATS * self._tricks + 1)
        """By the number of cards that are left: the play that won last."""

    def is_won(self, state: State, seat: Seat) -> bool:
        """Whether the partnership of this seat wins the round."""
        return self.won_by_even_seats(state) == (seat % 2 == 0)

    def won_by_even_seats(self, state: State) -> bool:
        """Whether seats 0 and 2 win this round, from the middle of a trick or between two."""
        tricks, _ = by_side(state.tricks, state.options, state.seats)
        coins, _ = by_side(state.coins, state.options, state.seats)
        coins += sum(play.coin for place, play in enumerate(state.trick) if (state.leader + place) % 2 == 0)
        laid = tuple(play.counts_as for play in state.trick)
        if laid:
            return self._within(list(state.hands), *state.centre, state.leader, laid, tricks, coins)
        return self._between(list(state.hands), *state.centre, state.leader, tricks, coins)

    def _within(
        self,
        hands: list[Cards],
        red: int,
        blue: int,
        leader: Seat,
        laid: tuple[Card, ...],
        tricks: int,
        coins: int,
    ) -> bool:
        """Whether the even seats win, with so many tricks and coins; ``laid`` are the cards as they count."""
        place = len(laid)
        if place == SEATS:
            winner = leader + winning_place(laid, red, blue, self._high_low) & 3
            return self._between(hands, red, blue, winner, tricks + (not winner & 1), coins)
        seat = leader + place & 3
        hand, even = hands[seat], not seat & 1
        number = hand.bit_count() * SEATS - place
        settled = certain(tricks, coins, self._tricks, self._coins, red + blue, number, even)
        if settled is not None:
            return settled
        for play in self._plays(hands, hand, laid, red, blue, number):
            bit, counts_as, from_red, from_blue = play
            hands[seat] = hand ^ bit
            spent = from_red + from_blue if even else 0
            red_left, blue_left, after = red - from_red, blue - from_blue, (*laid, counts_as)
            if self._within(hands, red_left, blue_left, leader, after, tricks, coins + spent) == even:
                hands[seat] = hand
                self._won_last[number] = play
                return even
        hands[seat] = hand
        return not even

    def _plays(
        self, hands: list[Cards], hand: Cards, laid: tuple[Card, ...], red: int, blue: int, number: int
    ) -> tuple[Play, ...]:
        """What may be played, the likely winner first; it must follow the led suit if it can (DUALIS-5)."""
        others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ hand
        for card in laid:
            others |= BIT_OF[card]
        playable = (laid and hand & ALL_OF[SUIT_OF[laid[0]]]) or hand
        plays = different(playable, numbers_in(others), red > 0, blue > 0)
        first = self._won_last[number]
        return (first, *plays) if first in plays else plays

    def _between(
        self, hands: list[Cards], red: int, blue: int, leader: Seat, tricks: int, coins: int
    ) -> bool:
        """The same between two tricks, where positions meet again; at the end, by the score."""
        if not hands[0]:
            return even_seats_win(tricks, coins, self._tricks, self._coins - red - blue)
        position = (*hands, red, blue, leader, tricks, coins)
        known = self._known.get(position)
        if known is None:
            last = not hands[0] & hands[0] - 1
            known = (
                self._last(hands, red, blue, leader, tricks, coins)
                if last
                else self._within(hands, red, blue, leader, (), tricks, coins)
            )
            self._known[position] = known
        return known

    def _last(self, hands: list[Cards], red: int, blue: int, leader: Seat, tricks: int, coins: int) -> bool:
        """The same with one card each: only coins are left to decide."""
        leads = not leader & 1
        ends = ends_from(tricks, coins, self._tricks, self._coins - red - blue, leads)
        cards = normal(*[hands[leader + place & 3].bit_length() - 1 for place in range(SEATS)])
        return last_trick(cards, red, blue, self._high_low, leads, ends)


@cache
def certain(
    tricks: int, coins: int, all_tricks: int, all_coins: int, centre: int, plays: int, even: bool
) -> bool | None:
    """Whether the even seats win or lose whatever comes in so many plays, the next being even or not."""
    left, next_side = -(-plays // SEATS), (plays + 1) // 2
    even_plays = next_side if even else plays - next_side
    odd_plays = plays - even_plays
    ends = {
        even_seats_win(tricks + won, coins + one, all_tricks, all_coins - centre + one + other)
        for won in range(left + 1)
        for one in range(min(even_plays, centre) + 1)
        for other in range(min(odd_plays, centre - one) + 1)
    }
    return ends.pop() if len(ends) == 1 else None


@lru_cache(maxsize=1 << 16)
def different(cards: Cards, numbers: int, red: bool, blue: bool) -> tuple[Play, ...]:
    """The plays of these cards, of those that come to the same only one; coins and high cards win soonest."""
    chosen = sorted(
        (group[0] for group in interchangeable(cards, numbers)), key=lambda card: -NUMBER_OF[card]
    )
    return (
        *(
            Play(BIT_OF[card], RECOLOURED[card], 1, 0)
            for card in chosen
            if red and COIN_OF[card] is Colour.RED
        ),
        *(
            Play(BIT_OF[card], RECOLOURED[card], 0, 1)
            for card in chosen
            if blue and COIN_OF[card] is Colour.BLUE
        ),
        *(Play(BIT_OF[card], card, 0, 0) for card in chosen),
    )
