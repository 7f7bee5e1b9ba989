"""What the expert's network is shown: many seats' situations at once, in the layout of the learning features.

It reads a seat's own hand and what that seat has seen, never another hand, even though it is handed states.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from twofold.engine import Seat
from twofold.engine.learning import cut
from twofold.engine.network import Numbers
from twofold.games.uno_duo.cards import COPIES, DECK, KINDS
from twofold.games.uno_duo.learning import HAND_SCALE, MOST_STACKED, PHASES, layout
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, State, totals

LAYOUT = layout(Options(), 2)
AT = {block.name: sum(earlier.size for earlier in LAYOUT[:place]) for place, block in enumerate(LAYOUT)}
VARIANT = sum(block.size for block in LAYOUT)
SIZE = VARIANT + 3
"""The learning features, then a flag for wilds that draw one, for wilds that skip, and for memory."""

PHASE_AT = {phase: AT["phase"] + place for place, phase in enumerate(PHASES)}
COUNTED = ("hand", "known", "discards", "below")
FIGURES = [AT["stack"], AT["hand_size"], AT["hand_size"] + 1, AT["draw_pile"], AT["totals"], AT["totals"] + 1]


def _scales() -> Numbers:
    scales = np.ones(SIZE, np.float32)
    for name in COUNTED:
        scales[AT[name] : AT[name] + len(KINDS)] = 1 / np.array(COPIES)
    return scales


SCALES = _scales()
"""What every mark in a column counts: a card is a share of all cards of its kind."""


def encoded(situations: Sequence[tuple[State, Seat]]) -> Numbers:
    """One row for each seat that looks at a state."""
    marks = [
        row * SIZE + place
        for row, (state, own) in enumerate(situations)
        for block in (_marks(state, own), _cards(state, own))
        for place in block
    ]
    counts = np.bincount(marks, minlength=len(situations) * SIZE).reshape(len(situations), SIZE)
    seen: Numbers = counts.astype(np.float32) * SCALES
    seen[:, FIGURES] = [_figures(state, own) for state, own in situations]
    return seen


def _marks(state: State, own: Seat) -> Iterable[int]:
    """The columns of what is so or is not."""
    options = state.options
    yield PHASE_AT[state.phase]
    yield AT["player_one"] + (state.player_one != own)
    if not state.over:
        yield AT["turn"] + (state.turn != own)
    if state.colour is not None:
        yield AT["colour"] + state.colour
    if state.owing is not None:
        yield AT["owing"] + (state.owing != own)
    for seat in range(2):
        if state.said[seat]:
            yield AT["said"] + (seat != own)
    if options.customizable != "wild":
        yield VARIANT + (options.customizable == "skip")
    if options.memory:
        yield VARIANT + 2


def _cards(state: State, own: Seat) -> Iterable[int]:
    """The columns of all cards that the seat sees or remembers, one for each card."""
    yield from (AT["hand"] + card for card in state.hands[own])
    if state.discards:
        yield AT["top"] + state.discards[-1]
    if state.phase is Phase.DRAFT and state.turn == own:
        yield AT["looked_at"] + state.draw_pile[0]
    remembers = state.options.memory
    if state.drawn is not None and (state.turn == own or (state.drawn_open and remembers)):
        yield AT["drawn"] + state.drawn
    if remembers:
        yield from (AT["known"] + card for card in state.known[1 - own])
        yield from (AT["discards"] + card for card in state.discards)
        yield from (AT["below"] + card for card in state.draw_pile[len(state.draw_pile) - state.below :])


def _figures(state: State, own: Seat) -> tuple[float, ...]:
    """What is counted or measured, in the order of the columns ``FIGURES``."""
    charged, target = totals(state.results), state.options.target
    return (
        state.stack / MOST_STACKED,
        cut(len(state.hands[own]) / HAND_SCALE),
        cut(len(state.hands[1 - own]) / HAND_SCALE),
        len(state.draw_pile) / len(DECK),
        cut(charged[own] / target),
        cut(charged[1 - own] / target),
    )
