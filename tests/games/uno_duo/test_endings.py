"""The end of rounds and games of UNO Duo, by rule."""

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import (
    PLAIN,
    after,
    card,
    cards,
    happened,
    table,
    told,
)
from tests.ledger import rule
from twofold.engine import Events, Seat
from twofold.games.uno_duo import legality, rules
from twofold.games.uno_duo.cards import DECK, POINTS, points
from twofold.games.uno_duo.events import (
    CardsDrawn,
    RoundScored,
)
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, RoundResult, opponent, totals

# ---- End of a round


@rule("UNO-24")
def test_the_round_ends_when_a_hand_is_empty() -> None:
    state, events = happened(table("R1 | R3 B4"), "R1")
    assert told(events, RoundScored) == [RoundScored(1, RoundResult(0, ((), cards("R3 B4")), (0, 7)))]
    assert (state.round, state.phase) == (2, Phase.DRAFT)


@rule("UNO-24")
@pytest.mark.parametrize(("last", "count"), [("R+2", 2), ("W+4 red", 4), ("WC red", 0), ("R1", 0), ("RR", 0)])
def test_a_final_draw_2_or_wild_draw_4_is_still_drawn(last: str, count: int) -> None:
    _, events = happened(table(f"{last.split(maxsplit=1)[0]} | Y+2 B4"), last)
    assert drawn(events) == count
    assert len(told(events, RoundScored)[0].result.left[1]) == 2 + count


@rule("UNO-24")
def test_a_run_that_ends_the_round_on_a_draw_2_is_still_drawn() -> None:
    _, events = happened(table("RR R+2 | Y3 B4"), "RR", "R+2")
    assert drawn(events) == 2


@rule("UNO-24")
def test_a_final_draw_2_is_drawn_with_the_whole_sum_it_answers() -> None:
    _, events = happened(table("R+2 R1 | G+2"), "R+2", "G+2")
    assert drawn(events) == 4
    assert told(events, RoundScored)[0].result.winner == 1


@rule("UNO-24")
def test_a_final_customizable_that_makes_draw_is_drawn() -> None:
    _, events = happened(table("WC | Y3 B4", options=Options(customizable="draw_one")), "WC red")
    assert drawn(events) == 1


def drawn(events: Events) -> int:
    return sum(one.count for one in told(events, CardsDrawn))


@rule("UNO-25")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("R0", 0),
        ("Y9", 9),
        ("GS", 20),
        ("BR", 20),
        ("R+2", 20),
        ("WS", 40),
        ("WC", 40),
        ("W", 50),
        ("W+4", 50),
    ],
)
def test_every_card_has_its_charge(code: str, points: int) -> None:
    assert POINTS[card(code)] == points


@rule("UNO-25")
def test_the_other_player_is_charged_the_cards_in_hand() -> None:
    state = after(table("R1 | R0 Y9 GS WS W"), "R1")
    assert totals(state.results) == (0, 0 + 9 + 20 + 40 + 50)


@rule("UNO-25")
def test_all_the_cards_of_the_deck_are_charged_1240() -> None:
    # Four colours of 2 × 45 and 2 × 3 × 20, then 8 × 50 and 4 × 40.
    assert sum(POINTS[one] for one in DECK) == 4 * (90 + 120) + 400 + 160


# ---- End of the game


@rule("UNO-26")
def test_the_game_ends_after_the_round_in_which_a_total_reaches_the_target() -> None:
    before = table("R1 | W B4", options=Options(target=54))
    over = after(before, "R1")
    assert over.over
    assert rules.waiting_for(over) == frozenset()
    assert all(not legality.choices(over, seat) for seat in (0, 1))
    assert not after(table("R1 | W B3", options=Options(target=54)), "R1").over


def charged(seat: Seat, left: str) -> RoundResult:
    """A round that this seat lost."""
    hands, sums = ((), cards(left)), (0, points(cards(left)))
    return RoundResult(opponent(seat), *((hands, sums) if seat else (hands[::-1], sums[::-1])))


@rule("UNO-26")
def test_the_lowest_total_wins() -> None:
    earlier = (charged(0, "W W W"), charged(1, "W W W"))
    state = after(replace(table("R1 | W B4"), results=earlier), "R1")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (150.0, 204.0))
    assert outcome.statistics["rounds_won"] == [2, 1]
    assert outcome.statistics["points"] == [[150, 0], [0, 150], [0, 54]]


@rule("UNO-26")
def test_until_then_nobody_has_won() -> None:
    assert rules.outcome(table("R1 | W B4")) is None
    assert PLAIN.target == 200
