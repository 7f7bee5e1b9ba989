"""Getting to know somebody's taste from the boards they have shown."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from twofold.games.duos.association import COMBINED, RELATIONS, Table, Taste, association
from twofold.games.duos.cards import Card, Category, face_of
from twofold.games.duos.matching import Pairs, all_pairs, likelihoods_by_odds
from twofold.games.duos.state import TurnResult

Figures = NDArray[np.float64]

SPREAD = 1.0
"""How far the weight of a kind of relation is expected to be from what it was taken for at first."""

LIGHTEST = 0.03
STEPS = 6
LONGEST_STEP, NEARBY = 1.0, 1e-4
"""How the likeliest taste is looked for: by Newton's method, the slopes close by telling how it bends."""

CARDS = 12

REMEMBERED = 50
"""The most boards that are kept in mind."""

SEEN_BEFORE = 1.0
"""How much closer two faces are to somebody who has paired them before."""


class Board(Struct, frozen=True):
    """The pairs that somebody saw in some cards."""

    category: Category
    cards: tuple[Card, ...]
    pairs: Pairs

    @property
    def faces(self) -> list[tuple[str, str]]:
        """The pairs by their faces."""
        keys = [face_of(card, self.category).key for card in self.cards]
        return [(keys[low], keys[high]) for low, high in self.pairs]


class Acquaintance(Struct, frozen=True):
    """What is known of a player; a host may store it and hand it to the next match's bot."""

    first: Taste = COMBINED
    """What their taste was taken for before they had shown anything."""

    boards: tuple[Board, ...] = ()
    """What they have shown, the latest last."""

    @property
    def taste(self) -> Taste:
        """What their taste is taken for now."""
        return likeliest_taste(self.first, self.boards)

    def table(self, category: Category, cards: Sequence[Card]) -> Table:
        """How close each two cards are to this player, as far as is known."""
        table = association().table(self.taste, category, cards)
        place_of = {face_of(card, category).key: place for place, card in enumerate(cards)}
        for one, other in {pair for board in self.boards for pair in board.faces}:
            if one in place_of and other in place_of:
                i, j = place_of[one], place_of[other]
                table[i][j] = table[j][i] = table[i][j] + SEEN_BEFORE
        return table


def learned(known: Acquaintance, turn: TurnResult, board: Pairs) -> Acquaintance:
    """The acquaintance after one more board."""
    boards = (*known.boards, Board(turn.category, turn.cards, board))
    return replace(known, boards=boards[-REMEMBERED:])


@lru_cache(maxsize=256)
def likeliest_taste(first: Taste, boards: tuple[Board, ...]) -> Taste:
    """Of all tastes not far from the first one, the one by which all these boards are the likeliest.

    A choice's chance goes with exp(the closeness of its pairs), as for everybody who guesses. Kinds that
    count for nothing at first are left out of it: a bot that thinks in word vectors only never learns to
    think otherwise.
    """
    kinds = [relation for relation in RELATIONS if first.weight(relation)]
    if not boards or not kinds:
        return first
    close = np.array([[_closeness(relation, board) for relation in kinds] for board in boards])
    chosen = np.array([[pair in board.pairs for pair in all_pairs(CARDS)] for board in boards])
    expected = weights = np.array([first.weight(relation) for relation in kinds])
    for _ in range(STEPS):
        nearby = np.vstack([weights, weights + NEARBY * np.eye(len(kinds))])
        slopes = _slopes(nearby, close, chosen) - (nearby - expected) / SPREAD**2
        step = np.linalg.solve((slopes[0] - slopes[1:]) / NEARBY, slopes[0])
        weights = np.maximum(weights + np.clip(step, -LONGEST_STEP, LONGEST_STEP), LIGHTEST)
    return Taste(**dict(zip(kinds, weights.tolist(), strict=True)))


@lru_cache(maxsize=4096)
def _closeness(relation: str, board: Board) -> tuple[float, ...]:
    """By pair of the board's cards."""
    cards, close = board.cards, association().closeness
    return tuple(close(relation, board.category, cards[i], cards[j]) for i, j in all_pairs(len(cards)))


def _slopes(tastes: Figures, close: Figures, chosen: NDArray[np.bool_]) -> Figures:
    """By taste and kind of relation: how much more of it the chosen pairs have than was to be expected."""
    odds: list[list[Any]] = [[1.0] * CARDS for _ in range(CARDS)]
    by_pair = np.exp(np.einsum("bkp,tk->ptb", close, tastes))
    for (low, high), row in zip(all_pairs(CARDS), by_pair, strict=True):
        odds[low][high] = odds[high][low] = row
    likely = np.array(list(likelihoods_by_odds(odds).values()))
    slopes: Figures = np.einsum("bkp,ptb->tk", close, chosen.T[:, None] - likely)
    return slopes
