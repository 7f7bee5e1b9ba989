"""UNO Duo in numbers, for both of its simulators: its 112 cards and all actions.

Not taken from the rules: batches are also played where nothing but this folder is installed. Tests hold
every number against the engine.
"""

import numpy as np

COLOUR_SIZE, COLOURS = 13, 4
FIRST_WILD = COLOURS * COLOUR_SIZE
KINDS = FIRST_WILD + 4
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
WILD, WILD_DRAW_FOUR, SWAP_HANDS, CUSTOMIZABLE = range(13, 17)

FACE_OF = np.array([kind % 13 if kind < FIRST_WILD else kind - FIRST_WILD + 13 for kind in range(KINDS)])
COLOUR_OF = np.array([kind // 13 if kind < FIRST_WILD else -1 for kind in range(KINDS)])
COPIES = np.array([1 if kind < FIRST_WILD and kind % 13 == 0 else 2 for kind in range(KINDS)])
COPIES[FIRST_WILD:] = 4, 4, 1, 3
CARDS = int(COPIES.sum())
KIND = np.repeat(np.arange(KINDS), COPIES)
"""By card: its kind."""

POINTS = np.where(FACE_OF < 10, FACE_OF, np.where(FACE_OF < 13, 20, np.where(FACE_OF < 15, 50, 40)))

HIDDEN, KNOWN, OPEN = range(3)
"""Who knows a card in a hand: its holder, the opponent too, everybody."""

DRAFT, COLOUR, TURN, DRAWN, ANSWER, RUN, OVER = range(7)
KEEP, DISCARD, NAME, DRAW, END_RUN, SAY, CATCH, PLAY = 0, 1, 2, 6, 7, 8, 9, 10
ACTIONS = PLAY + 2 * FIRST_WILD + 8 * 4
FEATURES = 7 + 2 + 2 + 7 * KINDS + COLOURS + 1 + 2 + 1 + 2 + 2 + 2

ACTION_KIND = np.concatenate([np.full(PLAY, -1), np.repeat(np.arange(KINDS), [2] * FIRST_WILD + [8] * 4)])
ACTION_UNO = np.concatenate([np.zeros(PLAY, int), [0, 1] * FIRST_WILD, ([0] * 4 + [1] * 4) * 4])
ACTION_COLOUR = np.concatenate([np.full(PLAY, -1), COLOUR_OF[:FIRST_WILD].repeat(2), [0, 1, 2, 3] * 8])

HAND_SIZE = 7
HAND_SCALE = 20
MOST_STACKED = 16
CATCH_PENALTY = 2

WILDS_DO = {"wild": 0, "draw_one": 1, "skip": 2}
"""What the customizable wilds do, as numbers."""
