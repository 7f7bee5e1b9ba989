"""UNO Duo as numbers."""

from tests.games.uno_duo.drawing import DICE, act, after, card, drafted, table
from twofold.engine import Seat
from twofold.envs.numbered import numbered
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import State


def block(state: State, seat: Seat, name: str) -> list[float]:
    """The features of one block, as this seat sees it."""
    numbers = numbered("uno-duo", 2, state.options)
    return [round(float(feature), 3) for feature in numbers.features(state, seat)[numbers.places[name]]]


def marked(state: State, seat: Seat, name: str) -> dict[int, float]:
    """The features of one block that are not 0."""
    return {place: feature for place, feature in enumerate(block(state, seat, name)) if feature}


def test_every_way_to_play_a_card_has_a_number() -> None:
    actions = numbered("uno-duo").actions
    assert len(actions) == 10 + 52 * 2 + 4 * 4 * 2
    state = table("R5 W | B1")
    for code in ("R5", "R5 uno", "W blue", "W blue uno", "draw"):
        assert act(state, code) in actions


def test_a_hand_is_counted_in_shares_of_each_kind() -> None:
    state = table("R5 R5 G0 W | B1")
    assert marked(state, 0, "hand") == {card("R5"): 1, card("G0"): 1, card("W"): 0.25}
    assert marked(state, 1, "hand") == {card("B1"): 0.5}


def test_the_other_hand_is_known_by_its_size_and_by_what_was_seen() -> None:
    state = table("R5 R6 WS | B1 B2")
    assert block(state, 1, "hand_size") == [0.1, 0.15]
    assert not marked(state, 1, "known")
    traded = after(state, "WS red")
    assert marked(traded, 0, "known") == {card("R5"): 0.5, card("R6"): 0.5}


def test_only_its_drafter_sees_the_card_looked_at() -> None:
    state = drafted("R9")
    assert not marked(state, 0, "looked_at")
    opening = numbered("uno-duo").game.setup(Options(), 2, DICE)
    drafter = opening.turn
    assert marked(opening, drafter, "looked_at") == {opening.draw_pile[0]: 1}
    assert not marked(opening, 1 - drafter, "looked_at")


def test_a_stack_of_draw_twos_is_seen_by_both() -> None:
    state = after(table("R+2 R6 R7 | B1"), "R+2")
    assert block(state, 0, "stack") == block(state, 1, "stack") == [0.125]
    assert marked(state, 0, "turn") == {1: 1}
    assert marked(state, 1, "turn") == {0: 1}


def test_the_draft_s_discards_are_known_to_lie_below() -> None:
    below = marked(drafted("R9"), 0, "below")
    assert below[card("G0")] == 1
    assert below[card("G1")] == 1
    assert below[card("G2")] == 0.5


def test_without_memory_only_what_lies_open_is_seen() -> None:
    state = table("R5 R6 | B1", top="R7", under="R8 G8", options=Options(memory=False))
    assert not marked(state, 0, "discards")
    assert marked(state, 0, "top") == {card("R7"): 1}
