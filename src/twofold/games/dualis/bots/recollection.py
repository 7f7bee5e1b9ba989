"""What a bot remembers by itself where the table lists nothing (DUALIS-10).

It has one turn in every trick, and sees the whole last trick then: so it misses none, unless it sat down in
mid-round.
"""

from msgspec.structs import replace

from twofold.games.dualis.cards import Suit
from twofold.games.dualis.view import Memory, View, remembered

NOTHING = Memory((), ())


class Recollection:
    """The tricks of a round that a bot has seen."""

    def __init__(self) -> None:
        self._round = 0
        self._memory = NOTHING

    def of(self, view: View) -> View:
        """The view with what the bot remembers in it, if the table does not list it anyway."""
        if view.memory is not None:
            return view
        known = self._memory if view.round == self._round else NOTHING
        self._round, self._memory = view.round, _together(known, remembered(view))
        return replace(view, memory=self._memory)


def _together(known: Memory, seen: Memory) -> Memory:
    lacking = known.lacking or ((),) * len(seen.lacking)
    return Memory(
        tuple(sorted({*known.gone, *seen.gone})),
        tuple(map(_both, lacking, seen.lacking)),
    )


def _both(some: tuple[Suit, ...], others: tuple[Suit, ...]) -> tuple[Suit, ...]:
    return tuple(sorted({*some, *others}))
