"""The worked examples of the rulebook."""

from tests.games.dualis.drawing import after, table
from tests.ledger import rule
from twofold.games.dualis import rules
from twofold.games.dualis.events import TrickWon
from twofold.games.dualis.state import trump_of

A, B, C, D = range(4)


@rule("DUALIS-12")
def test_the_example_trick_is_won_by_the_star_9() -> None:
    before = table("S2R M1R | S9B M1B | M7R M2R | S5B M2B", centre=(5, 4), leader=A)
    done, events = after(before, "S2R", "S9B", "M7R", "S5B+")
    assert done.centre == (4, 4)
    assert trump_of(done.centre) is None
    assert [told.event.seat for told in events if isinstance(told.event, TrickWon)] == [B]
    assert done.tricks == (0, 1, 0, 0)
    assert done.coins == (0, 0, 0, 1)
    assert done.leader == B


@rule("DUALIS-17", "DUALIS-15")
def test_the_example_scoring_gives_minus_1_and_5() -> None:
    counted = table("S1R | | | ", coins=(2, 4, 5, 1), tricks=(2, 2, 6, 3))
    result = rules.scored(counted)
    assert result.coins == (7, 5)
    assert result.tricks == (8, 5)
    assert result.scores == (-1, 5)
    assert result.winner == 1
