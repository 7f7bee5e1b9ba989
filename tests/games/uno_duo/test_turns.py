"""A turn of UNO Duo, and what happens when the draw pile runs out, by rule."""

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import (
    DICE,
    StackedDice,
    after,
    card,
    cards,
    codes,
    happened,
    playable,
    refused,
    table,
    told,
)
from tests.ledger import rule
from twofold.games.uno_duo import legality, rules
from twofold.games.uno_duo.actions import Action, CatchUno, DrawCards, KeepCard, PlayCard, SayUno
from twofold.games.uno_duo.events import (
    CardKept,
    CardsDrawn,
    CardsSeen,
    PileTurned,
    RoundScored,
)
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, RoundResult, State, totals

# ---- A turn


@rule("UNO-13")
@pytest.mark.parametrize(
    ("top", "matching"),
    [
        ("R5", {"R1", "RS", "B5", "W", "W+4", "WS", "WC"}),
        ("BS", {"RS", "B5", "W", "W+4", "WS", "WC"}),
        ("Y+2", {"G+2", "W", "W+4", "WS", "WC"}),
        ("W green", {"G+2", "W", "W+4", "WS", "WC"}),
    ],
)
def test_a_card_matches_in_colour_number_or_action_and_any_wild_does(top: str, matching: set[str]) -> None:
    assert playable(table("R1 RS B5 G+2 W W+4 WS WC | B1 B2", top)) == matching


@rule("UNO-13")
def test_cards_that_do_not_match_or_are_not_held_are_refused() -> None:
    state = table("R1 B7 | B1 B2")
    assert refused(state, "B7") == "UNO-13"
    assert refused(state, "R2") == "UNO-13"
    assert refused(state, "B1", 1) == "UNO-13"
    for absurd in (-1, 56, 10**30):
        refusal = legality.refusal(state, 0, PlayCard(absurd))
        assert refusal is not None
        assert refusal.rule == "UNO-13"


@rule("UNO-13", "UNO-14")
def test_nobody_is_obliged_to_play() -> None:
    assert DrawCards() in legality.choices(table("R1 R2 W | B1"), 0)


@rule("UNO-14")
def test_a_drawn_card_that_matches_may_be_played_at_once() -> None:
    state = after(table("B1 B2 | B3 B4", pile="R9 Y1"), "draw")
    assert (state.turn, state.phase, state.drawn) == (0, Phase.DRAWN, card("R9"))
    state = after(state, "R9")
    assert (state.turn, codes(state.discards)) == (1, "R5 R9")


@rule("UNO-14")
def test_a_drawn_card_may_be_kept_although_it_matches() -> None:
    state, events = happened(table("B1 B2 | B3 B4", pile="R9 Y1"), "draw", "keep")
    assert (state.turn, state.phase, state.drawn) == (1, Phase.TURN, None)
    assert codes(state.hands[0]) == "R9 B1 B2"
    assert told(events, CardKept) == [CardKept(0)]


@rule("UNO-14")
def test_a_drawn_card_that_does_not_match_is_kept() -> None:
    state = after(table("R1 B2 | B3 B4", pile="Y9 Y1"), "draw")
    assert legality.choices(state, 0) == (KeepCard(),)
    assert refused(state, "Y9") == "UNO-14"


@rule("UNO-14")
def test_after_drawing_no_other_card_can_be_played_and_none_be_drawn() -> None:
    state = after(table("R1 B2 | B3 B4", pile="R9 Y1"), "draw")
    assert playable(state) == {"R9"}
    assert refused(state, "R1") == "UNO-14"
    assert refused(state, "draw") == "UNO-14"
    assert refused(table("R1 B2 | B3 B4"), "keep") == "UNO-14"


@rule("UNO-14")
def test_which_card_was_drawn_is_told_to_its_owner_only() -> None:
    _, events = happened(table("R1 B2 | B3 B4", pile="R9 Y1"), "draw")
    assert told(events, CardsDrawn) == [CardsDrawn(0, 1)]
    assert [(one.event, one.to) for one in events if one.to] == [(CardsSeen(0, cards("R9")), (0,))]


def histories(state: State, plies: int) -> int:
    """How many ways there are to go on for this many actions of whose turn it is."""
    if not plies:
        return 1
    following = (rules.apply(state, state.turn, choice, 0, DICE)[0] for choice in own_choices(state))
    return sum(histories(then, plies - 1) for then in following)


def own_choices(state: State) -> list[Action]:
    calls = (SayUno, CatchUno)
    return [choice for choice in legality.choices(state, state.turn) if not isinstance(choice, calls)]


@rule("UNO-13", "UNO-14")
def test_the_number_of_histories_of_a_small_table_is_as_counted_by_hand() -> None:
    small = table("R1 B2 | G1 Y2", pile="Y9 Y8 Y7 Y6")
    # The red 1 with UNO or without, or draw: 3.
    assert histories(small, 1) == 3
    # After the 1, in either way, the green 1 with UNO or without, or draw: 3. After drawing, only keep: 1.
    assert histories(small, 2) == 2 * 3 + 1


# ---- When the draw pile runs out


@rule("UNO-15")
def test_the_discard_pile_is_turned_over_unshuffled_and_its_top_card_stays() -> None:
    state, events = happened(table("B1 B2 | B3 B4", top="R5", under="R1 Y1 W", pile="G9"), "draw")
    assert codes(state.discards) == "R5"
    assert codes(state.draw_pile) == "R1 Y1 W"
    assert told(events, PileTurned) == [PileTurned(3, shuffled=False)]


@rule("UNO-15")
def test_drawing_goes_on_after_the_pile_is_turned_over() -> None:
    state = after(table("B1 B2 W+4 | B3 B4", top="R5", under="R1 Y1 G1", pile="G9 G8"), "W+4 red")
    assert codes(state.hands[1]) == "R1 Y1 G8 G9 B3 B4"
    assert codes(state.draw_pile) == "G1 R5"


@rule("UNO-15")
def test_wilds_lose_their_colour_when_they_are_turned_over() -> None:
    state = after(table("B1 B2 | B3 B4", top="R5", under="W", pile="G9"), "draw", "keep", "draw")
    assert state.drawn == card("W")
    assert {f"{play.colour}" for play in legality.plays(state, 1) if isinstance(play, PlayCard)} == set(
        "0123"
    )


@rule("UNO-15")
def test_if_there_is_nothing_to_draw_drawing_is_skipped_and_the_turn_passes() -> None:
    state, events = happened(table("B1 B2 | B3 B4", pile=""), "draw")
    assert (state.turn, state.phase) == (1, Phase.TURN)
    assert told(events, CardsDrawn) == [CardsDrawn(0, 0)]
    assert codes(state.hands[0]) == "B1 B2"


@rule("UNO-15")
def test_two_passes_in_a_row_on_an_empty_pile_end_the_round_and_each_is_charged_their_own_hand() -> None:
    state, events = happened(table("B1 B2 | B3 W", pile=""), "draw", "draw")
    assert told(events, RoundScored) == [
        RoundScored(1, RoundResult(None, (cards("B1 B2"), cards("B3 W")), (3, 53)))
    ]
    assert (state.round, state.phase, totals(state.results)) == (2, Phase.DRAFT, (3, 53))


@rule("UNO-15")
def test_passes_on_an_empty_pile_count_only_in_a_row() -> None:
    state = after(table("R1 B2 | B3 B4", pile=""), "draw")
    assert state.passes == 1
    state = after(replace(state, turn=0), "R1")
    assert (state.passes, state.round) == (0, 1)


@rule("UNO-15", "UNO-26")
def test_equal_totals_after_two_passes_share_the_game() -> None:
    state = after(table("B1 B2 | B3 Y0", pile="", options=Options(target=3)), "draw", "draw")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (3.0, 3.0))


@rule("UNO-15")
def test_cards_laid_while_the_draw_pile_was_empty_are_turned_over_when_somebody_draws() -> None:
    state = after(table("R1 B2 | B3 B4", pile=""), "R1", "draw")
    assert (state.drawn, codes(state.discards)) == (card("R5"), "R1")


@rule("UNO-15")
def test_with_reshuffle_the_turned_over_pile_is_shuffled() -> None:
    options = Options(reshuffle=True)
    state = table("B1 B2 | B3 B4", under="R1 Y1 W", pile="G9", options=options)
    state, events = happened(state, "draw", dice=StackedDice("W Y1"))
    assert codes(state.draw_pile) == "W Y1 R1"
    assert told(events, PileTurned) == [PileTurned(3, shuffled=True)]
