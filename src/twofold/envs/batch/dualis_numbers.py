"""Dualis in numbers, for both of its simulators.

Not taken from the rules: batches are also played where nothing but this folder is installed. Tests hold
every number against the engine.
"""

DECK_SIZE = 52
SUIT_SIZE = 26
COLOUR_SIZE = 13

PLAYS = 2 * DECK_SIZE
"""Actions from here on hand coins to the partner."""

CARDS_EACH, CARDS_EACH_SHORT = 13, 9
COINS, COINS_SHORT = 7, 5
"""Of each colour, in the centre at the start."""

ROUNDS_TO_WIN = 2
ISO_LEAD = 7
ISO_ROUNDS = 4
POINTS_SCALE = 20
