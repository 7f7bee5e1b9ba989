"""The whole truth about a match of Dualis."""

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.cards import Cards, Colour
from twofold.games.dualis.options import Options

CARDS_EACH = 13
CARDS_EACH_SHORT = 9
COINS = 7
COINS_SHORT = 5


class RoundResult(Struct, frozen=True, gc=False):
    """How a round came out; one figure a side, a side being a partnership or, in Iso Play, a player."""

    coins: tuple[int, ...]
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    winner: int | None
    """The side that won the round; ``None`` in Iso Play, where only totals count."""


class WonTrick(Struct, frozen=True, gc=False):
    """A trick as it was played; whoever won it leads the next one."""

    leader: Seat
    plays: tuple[PlayCard, ...]
    """The leader's first."""


class State(Struct, frozen=True, gc=False):
    """A match of Dualis."""

    options: Options
    seats: int
    round: int
    """1 for the first."""

    hands: tuple[Cards, ...]
    aside: Cards
    """Set aside unseen for this round."""

    centre: tuple[int, int]
    """Red and blue coins left in the centre."""

    leader: Seat
    trick: tuple[PlayCard, ...]
    """The cards played to the current trick, the leader's first."""

    coins: tuple[int, ...]
    """Coins collected, by seat."""

    tricks: tuple[int, ...]
    """Tricks won, by seat."""

    gone: Cards
    """The cards in won tricks."""

    lacking: tuple[int, ...]
    """By seat: a bit for each suit that it failed to follow, ``1 << suit``."""

    results: tuple[RoundResult, ...] = ()
    over: bool = False
    last_trick: WonTrick | None = None
    """The trick of this round that was won last: it alone may be looked at again (DUALIS-10)."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is to play a card."""
        return (self.leader + len(self.trick)) % self.seats


def alone(options: Options, seats: int) -> bool:
    """Whether everyone plays for themselves (DUALIS-20)."""
    return options.iso or seats == 3


def sides(options: Options, seats: int) -> int:
    """How many sides score: two partnerships, or every player."""
    return seats if alone(options, seats) else 2


def cards_each(options: Options) -> int:
    """How many cards a hand has at the start (DUALIS-3, DUALIS-4)."""
    return CARDS_EACH_SHORT if options.short else CARDS_EACH


def coins_each(options: Options) -> int:
    """How many coins of each colour lie in the centre at the start (DUALIS-2, DUALIS-4)."""
    return COINS_SHORT if options.short else COINS


def trump_of(centre: tuple[int, int]) -> Colour | None:
    """The colour with more coins left is trump; equal numbers, no trump (DUALIS-7)."""
    red, blue = centre
    if red == blue:
        return None
    return Colour.RED if red > blue else Colour.BLUE


def by_side(figures: tuple[int, ...], options: Options, seats: int) -> tuple[int, ...]:
    """Figures of the seats, added up for each side."""
    count = sides(options, seats)
    return tuple([sum(figures[side::count]) for side in range(count)])


def one_more(figures: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The figures of the seats, with one more for this seat."""
    return (*figures[:seat], figures[seat] + 1, *figures[seat + 1 :])


def rounds_won(state: "State") -> tuple[int, ...]:
    """By side: the rounds it has won."""
    winners = [result.winner for result in state.results]
    return tuple([winners.count(side) for side in range(sides(state.options, state.seats))])


def totals(results: tuple[RoundResult, ...], count: int) -> tuple[int, ...]:
    """By side: the points of all rounds."""
    scores = [result.scores for result in results]
    return tuple(map(sum, zip(*scores, strict=True))) if scores else (0,) * count
