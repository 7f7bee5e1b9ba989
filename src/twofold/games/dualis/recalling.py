"""What of a match may be looked up while it lasts: all, or the current and the last trick (DUALIS-10)."""

from collections.abc import Sequence
from typing import Any

from twofold.engine import Events
from twofold.games.dualis.events import CardPlayed, TrickWon
from twofold.games.dualis.state import State


def recalled(state: State, happened: Sequence[Events]) -> Sequence[Events]:
    """What happened, entry by entry, without the tricks that may not be looked at again."""
    if state.options.memory or state.over:
        return happened
    won = [place for place, events in enumerate(happened) if any(map(_is_won_trick, events))]
    begins = won[-2] + 1 if len(won) > 1 else 0
    return [*map(_without_cards, happened[:begins]), *happened[begins:]]


def _is_won_trick(told: Any) -> bool:
    return isinstance(told.event, TrickWon)


def _without_cards(events: Events) -> Events:
    return tuple(told for told in events if not isinstance(told.event, CardPlayed | TrickWon))
