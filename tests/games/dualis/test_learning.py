"""Dualis as numbers."""

import pytest

from tests.games.dualis.drawing import act, card, table
from twofold import installed_games
from twofold.engine import Seat
from twofold.envs.numbered import numbered
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import State

HANDS = "S2R S9B | M1R M2R | S3B S4B | M7B M8B"


def block(state: State, seat: Seat, name: str) -> list[float]:
    """The features of one block, as this seat sees it."""
    numbers = numbered("dualis", state.seats, state.options)
    return [round(float(feature), 3) for feature in numbers.features(state, seat)[numbers.places[name]]]


def marked(state: State, seat: Seat, name: str) -> list[int]:
    """Where the features of one block are 1."""
    return [place for place, feature in enumerate(block(state, seat, name)) if feature == 1]


@pytest.mark.parametrize(
    ("number", "code"), [(0, "S1R"), (12, "S13R"), (13, "S1B"), (26, "M1R"), (51, "M13B"), (52, "S1R+")]
)
def test_cards_are_numbered_stars_before_moons_red_before_blue_and_coins_after(
    number: int, code: str
) -> None:
    assert numbered("dualis").actions[number] == act(code)


@pytest.mark.parametrize(
    ("seats", "options", "count"),
    [(4, {}, 118), (4, {"short": True}, 114), (4, {"iso": True}, 104), (3, {}, 104)],
)
def test_coins_are_handed_over_between_partners_only(
    seats: int, options: dict[str, bool], count: int
) -> None:
    actions = numbered("dualis", seats, options).actions
    assert len(actions) == count
    assert actions[104:] == tuple(act(f"hand {coins}") for coins in range(1, count - 103))


def test_a_hand_is_marked_card_by_card() -> None:
    assert marked(table(HANDS), 1, "hand") == [card("M1R"), card("M2R")]


def test_seats_count_from_the_viewer() -> None:
    state = table(HANDS, leader=1, trick="M5R M6R+", coins=(1, 2, 3, 4), tricks=(0, 1, 2, 3))
    assert marked(state, 0, "trick") == [52 + card("M5R"), 2 * 52 + card("M6R")]
    assert marked(state, 2, "trick") == [card("M6R"), 3 * 52 + card("M5R")]
    assert marked(state, 2, "trick_coin") == [0]
    assert marked(state, 2, "leader") == [3]
    assert marked(state, 2, "turn") == [1]
    assert block(state, 1, "coins") == [0.143, 0.214, 0.286, 0.071]
    assert block(state, 1, "tricks") == [0.077, 0.154, 0.231, 0]


def test_the_centre_and_its_trump_are_seen() -> None:
    state = table(HANDS, centre=(7, 4))
    assert block(state, 0, "centre") == [1, 0.571]
    assert block(state, 0, "trump") == [1, 0]
    assert block(table(HANDS), 0, "trump") == [0, 0]


def test_low_cards_are_marked_as_strong_after_a_blue_lead() -> None:
    options = Options(high_low=True)
    assert block(table(HANDS, trick="S5B", options=options), 1, "low_is_strong") == [1]
    assert block(table(HANDS, trick="S5R", options=options), 1, "low_is_strong") == [0]


def test_every_feature_has_a_meaning_in_the_docs_layout() -> None:
    layout = installed_games["dualis"].learning.layout(Options(), 4)  # type: ignore[union-attr]
    assert sum(block.size for block in layout) == 350
    assert all(block.meaning for block in layout)
