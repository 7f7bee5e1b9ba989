"""What figures over many evenings of DUOS need of one: every board, and the model's opinion of it."""

from collections.abc import Mapping
from typing import Any

from twofold.games.duos.association import COMBINED, association
from twofold.games.duos.cards import face_of
from twofold.games.duos.matching import best_pairs, likelihoods
from twofold.games.duos.state import State, TurnResult

KEENNESS = 1.0
"""As the bots judge by it how likely people are to see a pair."""


def turn_by_turn(state: State) -> Mapping[str, Any]:
    """Turn by turn: what lay there, what everybody paired, how likely that was, and the model's choice."""
    return {"turns": [_turn(turn) for turn in state.history]}


def _turn(turn: TurnResult) -> dict[str, Any]:
    table = association().table(COMBINED, turn.category, turn.cards)
    likely = likelihoods(table, KEENNESS)
    return {
        "faces": [face_of(card, turn.category).key for card in turn.cards],
        "boards": turn.boards,
        "likely": [[round(likely[pair], 3) for pair in board] for board in turn.boards],
        "model": best_pairs(table),
    }
