"""What figures over many evenings need of one match."""

from random import Random

import pytest

from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.games.duos.association import COMBINED, association
from twofold.games.duos.remarks import turn_by_turn


@pytest.fixture(scope="module")
def played() -> Match:
    match = Match.new("duos", ["Ada", "Ben", "Cleo"], seed=3)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(3)):
        pass
    return match


def test_every_turn_tells_its_boards_and_how_likely_each_pair_was(played: Match) -> None:
    turns = turn_by_turn(played.state)["turns"]
    assert [turn["boards"] for turn in turns] == [turn.boards for turn in played.state.history]
    for turn in turns:
        assert len(turn["faces"]) == len(set(turn["faces"])) == 12
        for board, likely in zip(turn["boards"], turn["likely"], strict=True):
            assert len(board) == len(likely) == 4
            assert all(0 <= each <= 1 for each in likely)


def test_nobody_has_pairs_that_are_closer_for_the_model_than_its_own(played: Match) -> None:
    for told, turn in zip(turn_by_turn(played.state)["turns"], played.state.history, strict=True):
        table = association().table(COMBINED, turn.category, turn.cards)
        own, *others = (sum(table[i][j] for i, j in board) for board in (told["model"], *turn.boards))
        assert own >= max(others)
        assert len({place for pair in told["model"] for place in pair}) == 8
