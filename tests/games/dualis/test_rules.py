"""Every rule of Dualis, by its id."""

import pytest
from msgspec.structs import replace

from tests.games.dualis.drawing import DICE, act, after, card, plays, table
from tests.ledger import rule
from twofold.engine import SealedDice
from twofold.games.dualis import rules
from twofold.games.dualis.actions import HandCoins, PlayCard
from twofold.games.dualis.cards import COLOUR_OF, DECK, NUMBER_OF, SUIT_OF, Colour, Suit, cards_in
from twofold.games.dualis.events import CoinsHanded, RoundDealt, RoundScored
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import RoundResult, State, rounds_won, trump_of
from twofold.games.dualis.view import look

RED, BLUE = Colour.RED, Colour.BLUE
LAST_TRICK = "S1R | S2R | S3R | S4R"


def result(*scores: int, winner: int | None = None) -> RoundResult:
    nothing = (0,) * len(scores)
    return RoundResult(nothing, nothing, scores, winner)


# ---- Cards, coins, deal


@rule("DUALIS-1")
def test_one_card_of_each_suit_number_and_colour() -> None:
    combinations = {(SUIT_OF[card], NUMBER_OF[card], COLOUR_OF[card]) for card in range(52)}
    assert combinations == {
        (suit, number, colour) for suit in Suit for number in range(1, 14) for colour in Colour
    }


@rule("DUALIS-2", "DUALIS-3")
def test_thirteen_cards_each_and_seven_coins_of_each_colour() -> None:
    state = rules.setup(Options(), 4, DICE)
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    assert state.aside == 0
    assert state.centre == (7, 7)


@rule("DUALIS-3")
def test_the_first_leader_is_random() -> None:
    leaders = {rules.setup(Options(), 4, SealedDice(bytes([seed]), "test")).leader for seed in range(60)}
    assert leaders == {0, 1, 2, 3}


@rule("DUALIS-4")
def test_the_short_game_has_nine_cards_and_five_coins() -> None:
    state = rules.setup(Options(short=True), 4, DICE)
    assert [hand.bit_count() for hand in state.hands] == [9] * 4
    assert state.aside.bit_count() == 52 - 36
    assert state.centre == (5, 5)


@rule("DUALIS-4")
def test_the_cards_set_aside_are_unseen() -> None:
    state = rules.setup(Options(short=True), 4, DICE)
    assert all(getattr(look(state, seat).aside, "count", None) == 16 for seat in range(4))


# ---- A trick


@rule("DUALIS-5")
def test_the_leader_plays_any_card() -> None:
    state = table("S2R M3B | S1R M1R | S3R M2R | S4R M4R")
    assert {choice.card for choice in rules.choices(state, 0)} == {card("S2R"), card("M3B")}  # type: ignore[union-attr]


@rule("DUALIS-5")
def test_the_led_suit_must_be_followed_but_not_its_colour() -> None:
    state = table("S2R | S9B M1R | S3R | S4R", leader=0, trick="S5R")
    refused = rules.refusal(state, 1, act("M1R"))
    assert refused is not None
    assert (refused.rule, refused.sentence()) == ("DUALIS-5", "You still have a Star: play one.")
    assert rules.refusal(state, 1, act("S9B")) is None


@rule("DUALIS-5")
def test_who_cannot_follow_may_play_anything() -> None:
    state = table("S2R | M9B M1R | S3R | S4R", leader=0, trick="S5R")
    assert rules.refusal(state, 1, act("M9B")) is None
    assert rules.refusal(state, 1, act("M1R+")) is None


@rule("DUALIS-5")
def test_play_goes_clockwise_from_the_leader() -> None:
    state = table("S1R | S2R | S3R | S4R", leader=2)
    turns = []
    for code in ("S3R", "S4R", "S1R"):
        turns.append(state.turn)
        state, _ = after(state, code)
    assert [*turns, state.turn] == [2, 3, 0, 1]


@rule("DUALIS-5")
def test_out_of_turn_is_refused() -> None:
    refused = rules.refusal(table(LAST_TRICK), 1, act("S2R"))
    assert refused is not None
    assert refused.rule == "DUALIS-5"


@rule("DUALIS-3")
@pytest.mark.parametrize("number", [card("S9R"), -1, 52, 10**30])
def test_only_a_card_from_ones_own_hand_is_taken(number: int) -> None:
    refused = rules.refusal(table(LAST_TRICK), 0, PlayCard(number))
    assert refused is not None
    assert refused.rule == "DUALIS-3"


@rule("DUALIS-6")
def test_a_coin_turns_the_card_leaves_the_centre_and_bids_one() -> None:
    state, _ = after(table("S1R M1R | S2R | S3R | S4R M1B"), "S1R+")
    assert state.trick[0].colour is BLUE
    assert state.centre == (7, 6)
    done, _ = after(state, "S2R", "S3R", "S4R")
    assert done.coins == (1, 0, 0, 0)


@rule("DUALIS-6")
def test_a_coin_must_still_lie_in_the_centre() -> None:
    state = table(LAST_TRICK, centre=(3, 0))
    refused = rules.refusal(state, 0, act("S1R+"))
    assert refused is not None
    assert (refused.rule, refused.sentence()) == (
        "DUALIS-6",
        "No blue coins left: play the card without one.",
    )
    assert act("S1R+") not in rules.choices(state, 0)


@rule("DUALIS-7")
@pytest.mark.parametrize(("centre", "trump"), [((5, 4), RED), ((4, 5), BLUE), ((4, 4), None), ((0, 0), None)])
def test_the_colour_with_more_coins_left_is_trump(centre: tuple[int, int], trump: Colour | None) -> None:
    assert trump_of(centre) is trump


@rule("DUALIS-8")
@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("S2R S9B M7R S5B", RED, 2),  # the trump colour wins whatever its suit
        ("S2R S9B M7R S5B", BLUE, 1),  # the strongest of the trump colour
        ("S2R S9B M13R S5B", None, 1),  # no trump: the led suit, whatever its colour
        ("S2B S9B M13B S5B", RED, 1),  # no card of the trump colour was played
        ("S2B S9B M13B S5B+", RED, 3),  # colours are those after coins
    ],
)
def test_the_strongest_trump_else_the_strongest_of_the_led_suit(
    trick: str, trump: Colour | None, winner: int
) -> None:
    assert rules.strongest(plays(trick), trump, Options()) == winner


@rule("DUALIS-9")
@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [("S9R S9B S1R S2R", None, 1), ("S9R M9R S1R S2R", RED, 1), ("S9B S9R M9R S2R", RED, 2)],
)
def test_of_two_equally_strong_cards_the_later_is_stronger(
    trick: str, trump: Colour | None, winner: int
) -> None:
    assert rules.strongest(plays(trick), trump, Options()) == winner


@rule("DUALIS-10")
def test_who_placed_a_coin_collects_it_and_it_stays_out() -> None:
    state, _ = after(table("S1R M1R | S2R M2R | S3R M3R | S4R M4R"), "S1R+", "S2R+", "S3R", "S4R")
    assert state.coins == (1, 1, 0, 0)
    assert state.centre == (7, 5)
    assert look(state, 3).coins == (1, 1, 0, 0)


@rule("DUALIS-10")
def test_cards_of_won_tricks_are_gone_and_no_view_shows_them_on_the_table() -> None:
    state, _ = after(table("S1R M1R | S2R M2R | S3R M3R | S4R M4R"), "S1R", "S2R", "S3R", "S4R")
    assert look(state, 0).trick == ()
    assert set(cards_in(state.gone)) == {card("S1R"), card("S2R"), card("S3R"), card("S4R")}


@rule("DUALIS-11")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    state, _ = after(table("S1R M1R | S2R M2R | S13R M3R | S4R M4R"), "S1R", "S2R", "S13R", "S4R")
    assert state.leader == state.turn == 2


# ---- Partners


@rule("DUALIS-13")
def test_seated_players_are_silent_while_a_round_runs() -> None:
    state = rules.setup(Options(), 4, DICE)
    silenced = rules.silence(state)
    assert silenced is not None
    assert silenced.rule == "DUALIS-13"
    assert rules.silence(replace(state, over=True)) is None


@rule("DUALIS-13")
def test_without_partners_talk_is_free() -> None:
    assert rules.silence(rules.setup(Options(iso=True), 4, DICE)) is None
    assert rules.silence(rules.setup(Options(), 3, DICE)) is None


@rule("DUALIS-14")
@pytest.mark.parametrize("seat", range(4))
def test_collected_coins_go_to_the_partner_at_any_time(seat: int) -> None:
    state = table(LAST_TRICK, coins=(2, 2, 2, 2))
    assert HandCoins(2) in rules.choices(state, seat)
    handed, events = rules.apply(state, seat, HandCoins(2), 0, DICE)
    partner = (seat + 2) % 4
    assert handed.coins[partner] == 4
    assert handed.coins[seat] == 0
    assert sum(handed.coins) == 8
    assert [told.event for told in events] == [CoinsHanded(seat, partner, 2)]


@rule("DUALIS-14")
@pytest.mark.parametrize("count", [0, -1, 3, 10**9])
def test_nobody_hands_over_coins_they_have_not(count: int) -> None:
    refused = rules.refusal(table(LAST_TRICK, coins=(2, 0, 0, 0)), 0, HandCoins(count))
    assert refused is not None
    assert refused.rule == "DUALIS-14"


@rule("DUALIS-14")
@pytest.mark.parametrize(("coins", "said"), [(1, "1 collected coin "), (2, "2 collected coins ")])
def test_one_collected_coin_is_no_plural_bug(coins: int, said: str) -> None:
    refused = rules.refusal(table(LAST_TRICK, coins=(coins, 0, 0, 0)), 0, HandCoins(9))
    assert refused is not None
    assert said in refused.sentence()


@rule("DUALIS-14", "DUALIS-20")
def test_alone_there_is_nobody_to_hand_coins_to() -> None:
    state = table(LAST_TRICK, coins=(2, 0, 0, 0), options=Options(iso=True))
    refused = rules.refusal(state, 0, HandCoins(1))
    assert refused is not None
    assert refused.rule == "DUALIS-14"
    assert HandCoins(1) not in rules.choices(state, 0)


# ---- Scoring and end


@rule("DUALIS-15")
@pytest.mark.parametrize(
    ("tricks", "coins", "points"), [(5, 5, 5), (8, 7, -1), (3, 7, -4), (0, 0, 0), (0, 1, -1), (13, 13, 13)]
)
def test_as_many_tricks_as_coins_score_a_point_each_else_minus_the_difference(
    tricks: int, coins: int, points: int
) -> None:
    assert rules.score(tricks, coins) == points


@rule("DUALIS-16")
def test_on_equal_scores_more_tricks_win_the_round() -> None:
    counted = table(LAST_TRICK, coins=(4, 9, 0, 0), tricks=(3, 10, 0, 0))
    assert rules.scored(counted).scores == (-1, -1)
    assert rules.scored(counted).winner == 1


@rule("DUALIS-18")
def test_after_a_round_the_winner_of_its_last_trick_leads_a_new_deal() -> None:
    state, events = after(table(LAST_TRICK), "S1R", "S2R", "S3R", "S4R")
    assert state.round == 2
    assert state.leader == 3
    assert sum(hand.bit_count() for hand in state.hands) == 52
    assert state.centre == (7, 7)
    assert state.tricks == state.coins == (0, 0, 0, 0)
    assert [type(told.event) for told in events][-2:] == [RoundScored, RoundDealt]


@rule("DUALIS-18")
@pytest.mark.parametrize("winners", [(1,), (0, 1), (1, 0)])
def test_two_rounds_win_the_game(winners: tuple[int, ...]) -> None:
    played = tuple(result(3, -1, winner=winner) for winner in winners)
    state = replace(table(LAST_TRICK, coins=(0, 1, 0, 0)), results=played)
    done, _ = after(state, "S1R", "S2R", "S3R", "S4R")
    assert done.over
    assert rounds_won(done) == (winners.count(0), 2)
    ended = rules.outcome(done)
    assert ended is not None
    assert ended.winners == (1, 3)


@rule("DUALIS-18")
def test_one_round_each_goes_on() -> None:
    state = replace(table(LAST_TRICK, coins=(0, 1, 0, 0)), results=(result(3, -1, winner=0),))
    done, _ = after(state, "S1R", "S2R", "S3R", "S4R")
    assert rounds_won(done) == (1, 1)
    assert not done.over
    assert rules.outcome(done) is None


# ---- Variants


@rule("DUALIS-19")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("S5R S9R S1R S2R", 1),  # red lead: high is strong
        ("S5B S9R S1R S2R", 2),  # blue lead: low is strong
        ("S5R+ S9R S1R S2R", 2),  # a blue coin on the lead counts
        ("S5B+ S9R S1R S2R", 1),  # and so does a red one
        ("S5B S1R S1B S2R", 2),  # of two equal cards still the later
    ],
)
def test_the_colour_of_the_lead_says_which_way_strength_runs(trick: str, winner: int) -> None:
    assert rules.strongest(plays(trick), None, Options(high_low=True)) == winner


@rule("DUALIS-19")
def test_the_view_announces_that_low_is_strong() -> None:
    state = table("M1R | S2R | S3R | S4R", trick="S5B", options=Options(high_low=True))
    assert look(state, 1).low_is_strong
    assert not look(replace(state, options=Options()), 1).low_is_strong


@rule("DUALIS-20")
def test_three_players_always_play_alone_with_thirteen_cards_set_aside() -> None:
    state = rules.setup(Options(), 3, DICE)
    assert state.aside.bit_count() == 13
    assert len(rules.scored(state).scores) == 3


def iso(*totals: tuple[int, ...]) -> State:
    """The last trick of a round of Iso Play after these scores; seat 3 will lose a point."""
    state = table(LAST_TRICK, options=Options(iso=True))
    return replace(state, results=tuple(result(*scores) for scores in totals))


@rule("DUALIS-20")
def test_iso_ends_when_two_totals_differ_by_seven() -> None:
    going_on, _ = after(iso((5, 0, 0, 0)), "S1R", "S2R", "S3R", "S4R")
    assert not going_on.over
    done, _ = after(iso((6, 0, 0, 0)), "S1R", "S2R", "S3R", "S4R")
    ended = rules.outcome(done)
    assert ended is not None
    assert ended.winners == (0,)
    assert ended.scores == (6.0, 0.0, 0.0, -1.0)
    assert "7" in str(ended.reason)


@rule("DUALIS-20")
def test_iso_ends_after_four_rounds_and_equal_totals_share() -> None:
    done, _ = after(iso((1, 1, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)), "S1R", "S2R", "S3R", "S4R")
    ended = rules.outcome(done)
    assert ended is not None
    assert ended.winners == (0, 1)
    assert "4 rounds" in str(ended.reason)


@rule("DUALIS-21", "DUALIS-4", "DUALIS-20")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_variants_combine_freely(seats: int) -> None:
    state = rules.setup(Options(short=True, high_low=True, iso=True), seats, DICE)
    assert [hand.bit_count() for hand in state.hands] == [9] * seats
    assert state.aside.bit_count() == 52 - 9 * seats
    assert state.centre == (5, 5)
    assert len(rules.scored(state).scores) == seats


def test_every_card_is_dealt_once() -> None:
    state = rules.setup(Options(short=True), 3, DICE)
    assert sum(hand.bit_count() for hand in state.hands) + state.aside.bit_count() == 52
    everything = state.aside
    for hand in state.hands:
        everything |= hand
    assert everything == DECK
