"""What a match of Dualis is remembered for: the boldest bid that was exact; and a title for everybody."""

from collections.abc import Iterator, Sequence

from twofold.engine import Events, Title, for_each, most, one_each
from twofold.games.dualis.cards import NUMBER_OF
from twofold.games.dualis.events import CardPlayed, TrickWon
from twofold.games.dualis.state import State, sides
from twofold.games.dualis.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The most coins of a side in a round that won exactly as many tricks."""
    count = sides(state.options, state.seats)
    exact = [
        (bid, side)
        for result in state.results
        for side, bid in enumerate(result.coins)
        if bid and bid == result.tricks[side]
    ]
    if not exact:
        return ()
    bid, side = max(exact, key=lambda each: each[0])
    told = text("title-exact-bid", bid=bid)
    return (Title("exact-bid", tuple(range(side, state.seats, count)), bid, told),)


def for_everybody(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:
    """The exact bid, the most tricks, the smallest card that won, the most coins; or what somebody took."""
    facts = [told.event for events in happened for told in events]
    won = [fact for fact in facts if isinstance(fact, TrickWon)]
    seats = range(state.seats)
    tricks = [sum(trick.seat == seat for trick in won) for seat in seats]
    coins = [
        sum(isinstance(fact, CardPlayed) and fact.coin and fact.seat == seat for fact in facts)
        for seat in seats
    ]
    return one_each(
        [
            *earned(state, happened),
            *most("most-tricks", tricks, lambda count: text("title-most-tricks", count=count)),
            *_smallest_winner(won),
            *most("most-coins", coins, lambda count: text("title-most-coins", count=count)),
            *for_each("tricks", tricks, lambda count: text("title-tricks", count=count)),
        ]
    )


def _smallest_winner(won: Sequence[TrickWon]) -> Iterator[Title]:
    """The smallest number that beat all others, where high ones are strong."""
    high = [trick for trick in won if not trick.low]
    if high:
        trick = min(high, key=lambda trick: NUMBER_OF[trick.play.card])
        number = NUMBER_OF[trick.play.card]
        yield Title("smallest-winner", (trick.seat,), number, text("title-smallest-winner", number=number))
