"""The deck, the cut, the draft and the opening card of UNO Duo, by rule."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import (
    DICE,
    PLAIN,
    StackedDice,
    act,
    after,
    card,
    cards,
    codes,
    drafted,
    happened,
    playable,
    refused,
    table,
    told,
)
from tests.ledger import rule
from twofold.engine import Hidden, SealedDice
from twofold.games.uno_duo import draft, legality, rules
from twofold.games.uno_duo.actions import NameColour, PlayCard
from twofold.games.uno_duo.cards import COLOUR_OF, DECK, FACE_OF, Colour, Face
from twofold.games.uno_duo.events import CardPicked, CardsDrawn, CardsSeen, PileOpened, RoundDealt, TurnLost
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, opponent
from twofold.games.uno_duo.view import look

# ---- Deck


@rule("UNO-1")
def test_the_deck_has_112_cards() -> None:
    assert len(DECK) == 112


@rule("UNO-1")
@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_one_0_and_two_of_everything_else(colour: Colour) -> None:
    faces = Counter(FACE_OF[card] for card in DECK if COLOUR_OF[card] is colour)
    assert faces == {face: 1 if face is Face.ZERO else 2 for face in list(Face)[:13]}


@rule("UNO-1")
def test_twelve_wilds_of_four_kinds() -> None:
    wilds = Counter(FACE_OF[card] for card in DECK if COLOUR_OF[card] is None)
    assert wilds == {Face.WILD: 4, Face.WILD_DRAW_FOUR: 4, Face.SWAP_HANDS: 1, Face.CUSTOMIZABLE: 3}


# ---- The cut


@rule("UNO-3")
@pytest.mark.parametrize(("cuts", "first"), [("R9 B8", 0), ("R1 B8", 1), ("R1 W+4", 0), ("BS G1", 1)])
def test_whoever_cuts_the_higher_card_is_player_1(cuts: str, first: int) -> None:
    state = draft.setup(PLAIN, 2, StackedDice("", cuts))
    assert state.player_one == state.turn == first
    assert state.cuts == (cards(cuts),)


@rule("UNO-3")
def test_equal_cuts_are_repeated_and_everything_but_numbers_counts_0() -> None:
    state = draft.setup(PLAIN, 2, StackedDice("", "W+4 BS R0 YR R7 G7 B2 Y3"))
    assert [codes(cut) for cut in state.cuts] == ["W+4 BS", "R0 YR", "R7 G7", "B2 Y3"]
    assert state.player_one == 1


# ---- The draft


@rule("UNO-4")
def test_whose_pick_it_is_looks_at_the_top_card_secretly() -> None:
    state = draft.setup(PLAIN, 2, StackedDice("R5 G7"))
    assert look(state, 0).looked_at == card("R5")
    assert look(state, 1).looked_at == Hidden(1)


@rule("UNO-4")
def test_who_keeps_the_card_turns_the_next_one_up() -> None:
    state, events = happened(draft.setup(PLAIN, 2, StackedDice("R5 G7 B1")), "keep")
    assert codes(state.hands[0]) == "R5"
    assert codes(state.discards) == "G7"
    assert told(events, CardPicked) == [CardPicked(0, True, card("G7"))]
    assert state.turn == 1
    assert look(state, 1).looked_at == card("B1")


@rule("UNO-4")
def test_who_discards_the_card_takes_the_next_one_unseen() -> None:
    state, events = happened(draft.setup(PLAIN, 2, StackedDice("R5 G7")), "discard")
    assert codes(state.hands[0]) == "G7"
    assert codes(state.discards) == "R5"
    assert told(events, CardPicked) == [CardPicked(0, False, card("R5"))]
    assert [seen.to for seen in events if isinstance(seen.event, CardsSeen)] == [(0,)]


@rule("UNO-4")
def test_players_pick_in_turns_until_both_have_seven_cards() -> None:
    state = draft.setup(PLAIN, 2, DICE)
    for number in range(14):
        assert state.phase is Phase.DRAFT
        assert state.turn == (state.player_one + number) % 2
        state = after(state, "keep" if number % 3 else "discard")
    assert state.phase is not Phase.DRAFT
    assert sum(map(len, state.hands)) in {14, 16, 18}


@rule("UNO-4")
@pytest.mark.parametrize("code", ["draw", "stop", "R5", "W red"])
def test_in_the_draft_the_card_is_kept_or_discarded(code: str) -> None:
    assert refused(draft.setup(PLAIN, 2, StackedDice("R5 G7")), code) == "UNO-4"


@rule("UNO-4")
def test_the_other_player_waits_for_their_pick() -> None:
    assert refused(draft.setup(PLAIN, 2, StackedDice("R5")), "keep", 1) == "UNO-4"


@rule("UNO-4")
def test_nothing_is_discarded_after_the_draft() -> None:
    assert refused(table("R5 R6 | B1 B2"), "discard") == "UNO-4"


@rule("UNO-5")
def test_the_discards_of_the_draft_go_under_the_draw_pile_in_their_order() -> None:
    state = drafted("B5")
    assert codes(state.draw_pile[-14:]) == "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 GS GR G+2 G1"
    assert len(state.draw_pile) == 112 - 14 - 1
    assert codes(state.discards) == "B5"


@rule("UNO-5")
def test_everybody_remembers_the_discards_of_the_draft() -> None:
    memory = look(drafted("B5"), 1).memory
    assert memory is not None
    assert codes(memory.below) == "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 GS GR G+2 G1"


@rule("UNO-5")
def test_no_choice_takes_a_card_from_the_discards_of_the_draft() -> None:
    state = after(draft.setup(PLAIN, 2, StackedDice("R5 G7")), "keep")
    assert legality.choices(state, 1) == legality.PICKS
    assert legality.choices(state, 0) == ()


@rule("UNO-6", "UNO-12")
def test_player_1_alternates_every_round() -> None:
    state, events = happened(table("R1 | B1"), "R1")
    assert state.player_one == state.turn == 0
    assert told(events, RoundDealt) == [RoundDealt(2, 0)]
    again = after(state, *["keep"] * 14)
    assert again.player_one == 0


# ---- The opening card


@rule("UNO-7")
def test_the_top_card_opens_and_player_2_goes_first() -> None:
    state = drafted("B5")
    assert codes(state.discards) == "B5"
    assert (state.player_one, state.turn, state.phase) == (0, 1, Phase.TURN)


@rule("UNO-7")
def test_the_opening_card_is_announced() -> None:
    state = draft.setup(PLAIN, 2, SealedDice(b"other", "test"))
    state, events = happened(state, *["keep"] * 14)
    assert told(events, PileOpened) == [PileOpened(state.discards[0])]


@rule("UNO-8")
def test_an_opening_draw_2_is_drawn_by_player_2_who_loses_the_turn_and_cannot_stack() -> None:
    state = drafted("B+2", second="Y+2 Y2 Y3 Y4 Y6 Y7 Y8")
    assert (state.turn, state.phase, state.stack) == (0, Phase.TURN, 0)
    assert list(map(len, state.hands)) == [7, 9]


@rule("UNO-8", "UNO-11")
def test_an_opening_wild_draw_4_costs_player_2_four_cards_and_the_turn_and_player_1_names_the_colour() -> (
    None
):
    state = drafted("W+4")
    assert (state.turn, state.phase) == (0, Phase.COLOUR)
    assert list(map(len, state.hands)) == [7, 11]
    state = after(state, "green")
    assert (state.turn, state.phase, state.colour) == (0, Phase.TURN, Colour.GREEN)


@rule("UNO-9")
def test_after_an_opening_skip_player_1_goes_first() -> None:
    state = drafted("BS")
    assert (state.turn, state.phase) == (0, Phase.TURN)
    assert list(map(len, state.hands)) == [7, 7]


@rule("UNO-9")
def test_losing_the_first_turn_is_announced() -> None:
    opened, events = draft.open_pile(table("R1 | B1", pile="YS R9"), DICE)
    assert told(events, TurnLost) == [TurnLost(0)]
    assert opened.turn == 1


@rule("UNO-10")
def test_an_opening_reverse_makes_the_first_turn_a_colour_run() -> None:
    state = drafted("BR", second="B1 B2 W Y4 YR Y7 Y8")
    assert (state.turn, state.phase) == (1, Phase.RUN)
    assert playable(state) == {"B1", "B2"}
    state = after(state, "B2", "B1", "stop")
    assert (state.turn, state.phase) == (0, Phase.TURN)
    assert codes(state.discards) == "BR B2 B1"


@rule("UNO-10")
def test_in_an_opening_run_one_may_lay_nothing_and_the_turn_passes() -> None:
    state = after(drafted("BR"), "stop")
    assert (state.turn, state.phase) == (0, Phase.TURN)
    assert list(map(len, state.hands)) == [7, 7]


@rule("UNO-11")
@pytest.mark.parametrize("opening", ["W", "WS", "WC"])
def test_after_any_other_opening_wild_player_1_names_the_colour_and_player_2_begins(opening: str) -> None:
    state = drafted(opening)
    hands = state.hands
    assert (state.turn, state.phase) == (0, Phase.COLOUR)
    assert legality.choices(state, 0) == tuple(NameColour(colour) for colour in Colour)
    state = after(state, "blue")
    assert (state.turn, state.phase, state.colour) == (1, Phase.TURN, Colour.BLUE)
    assert state.hands == hands


@rule("UNO-11")
@pytest.mark.parametrize("customizable", ["draw_one", "skip"])
def test_an_opening_customizable_acts_as_a_plain_wild(customizable: str) -> None:
    options = Options(customizable=customizable)  # type: ignore[arg-type]
    opened, events = draft.open_pile(table("R1 | B1", pile="WC R9 R8", options=options), DICE)
    state, _ = rules.apply(opened, 1, NameColour(Colour.RED), 0, DICE)
    assert (state.turn, state.hands) == (0, table("R1 | B1").hands)
    assert not told(events, CardsDrawn)


@rule("UNO-11")
@pytest.mark.parametrize("code", ["draw", "R1", "keep"])
def test_nothing_else_happens_before_the_colour_is_named(code: str) -> None:
    assert refused(drafted("W"), code) == "UNO-11"


@rule("UNO-12")
def test_who_goes_first_alternates_with_the_draft() -> None:
    dice = StackedDice("")
    for player_one in (0, 1):
        state = draft.deal(replace(table("R1 | B1"), player_one=opponent(player_one)), dice)
        state = after(state, *["keep"] * 14, dice=dice)
        assert FACE_OF[state.discards[0]] is Face.TWO
        assert state.turn == opponent(player_one)


@rule("UNO-13")
def test_the_named_colour_is_what_must_be_matched() -> None:
    state = after(drafted("W", second="Y1 G2 R3 B4 W Y7 YS"), "yellow")
    assert playable(state) == {"Y1", "Y7", "YS", "W"}
    assert isinstance(act(state, "Y1"), PlayCard)
