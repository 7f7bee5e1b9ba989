"""Titles for everybody who played a match: helpers by which a game shares them out."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from twofold.engine.events import Title
from twofold.engine.seats import Seat
from twofold.texts.text import Text


def one_each(best_first: Iterable[Title]) -> tuple[Title, ...]:
    """Of many titles, those that give everybody one: each goes to whoever has none of those before it."""
    given: list[Title] = []
    honoured: set[Seat] = set()
    for title in best_first:
        seats = tuple(seat for seat in title.seats if seat not in honoured)
        if seats:
            given.append(replace(title, seats=seats))
            honoured.update(seats)
    return tuple(given)


def most(kind: str, figures: Sequence[int], told: Callable[[int], Text]) -> Iterator[Title]:
    """The title for the most of something, one figure a seat; nobody has it where nobody has any."""
    highest = max(figures, default=0)
    if highest:
        seats = tuple(seat for seat, figure in enumerate(figures) if figure == highest)
        yield Title(kind, seats, highest, told(highest))


def for_each(kind: str, figures: Sequence[int], told: Callable[[int], Text]) -> Iterator[Title]:
    """What is true of everybody, each with their own figure."""
    for seat, figure in enumerate(figures):
        yield Title(kind, (seat,), figure, told(figure))
