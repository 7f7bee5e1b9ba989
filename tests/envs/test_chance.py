"""Chance as nodes of a tree."""

from itertools import product

from twofold.envs.chance import DecidedDice, Position, Undecided, after_action, after_chance, beginning
from twofold.envs.numbered import numbered

DUALIS = numbered("dualis", 4)


def outcomes_missing(decided: tuple[int, ...]) -> int:
    try:
        DecidedDice(decided).shuffled("abc")
    except Undecided as undecided:
        return undecided.outcomes
    return 0


def dealt(outcome: int = 0) -> Position:
    """A table dealt with the same outcome at every node, where there are so many."""
    position = beginning(DUALIS)
    while position.step is not None:
        position = after_chance(DUALIS, position, min(outcome, position.outcomes - 1))
    return position


def test_dice_ask_for_the_outcome_that_is_missing() -> None:
    assert outcomes_missing(()) == 3
    assert outcomes_missing((2,)) == 2
    assert outcomes_missing((2, 0)) == 0


def test_every_order_of_a_shuffle_has_one_way_to_come_about() -> None:
    orders = {DecidedDice(decided).shuffled("abc") for decided in product(range(3), range(2))}
    assert len(orders) == 6


def test_a_single_outcome_needs_no_decision() -> None:
    assert DecidedDice(()).below(1) == 0


def test_a_match_begins_with_the_leader_and_the_shuffle() -> None:
    position, widths = beginning(DUALIS), []
    while position.step is not None:
        widths.append(position.outcomes)
        assert position.table is None
        position = after_chance(DUALIS, position, 0)
    assert widths == [4, *range(52, 1, -1)]


def test_a_step_shows_nothing_new_before_chance_has_decided_all_of_it() -> None:
    position = dealt()
    while position.step is None:
        seat = DUALIS.actor(position.table)
        before = position
        position = after_action(DUALIS, before, seat, DUALIS.legal(before.table, seat)[0])
    assert position.table is before.table
    assert position.told is before.told
    assert position.outcomes == 52
    while position.step is not None:
        position = after_chance(DUALIS, position, 0)
    assert position.table.round == 2
    assert len(position.told) == len(before.told) + 1


def test_chance_decides_the_deal() -> None:
    assert dealt(0).table.leader == 0
    assert dealt(2).table.leader == 2
    assert dealt(0).table.hands != dealt(2).table.hands
