"""The bots of Dualis: what they know, what they go for, and who beats whom."""

from dataclasses import replace
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.amounts import amount
from tests.conformance.positions import positions
from tests.games.dualis.drawing import play, plays, table
from twofold import Match, installed_games
from twofold.bots import make_bot, play_out
from twofold.bots.arena import arena
from twofold.engine import Bot, Decision, FastDice, Moment
from twofold.engine.network import Network, Numbers, shipped
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, PlayCard
from twofold.games.dualis.bots import Easy, Expert, Hard, Normal
from twofold.games.dualis.bots.bid import promise, worth
from twofold.games.dualis.bots.expert import PLAYS, foreseen, taken_back
from twofold.games.dualis.bots.judgement import Judgement
from twofold.games.dualis.bots.sight import (
    COINS,
    GONE,
    LACKING,
    LEADER,
    ROUND,
    STANDING,
    TABLE,
    TRICK,
    TRICK_COIN,
    TRICKS,
    TURN,
    VARIANT,
    encoded,
    legal_plays,
)
from twofold.games.dualis.bots.trick import takers
from twofold.games.dualis.cards import BIT_OF, Colour, set_of
from twofold.games.dualis.learning import features
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import apply, choices, low_is_strong, strongest
from twofold.games.dualis.state import State
from twofold.games.dualis.view import imagine, known, look

DUALIS = installed_games["dualis"]
AMPLE = 1e6
LEVELS = ("easy", "normal", "hard", "expert")
BY_SEAT = (
    (TRICK, TRICK_COIN),
    (TRICK_COIN, GONE),
    (LACKING, TABLE),
    (LEADER, TURN),
    (TURN, COINS),
    (COINS, TRICKS),
    (TRICKS, STANDING),
    (STANDING, ROUND),
)
COMMON = ((0, TRICK), (GONE, LACKING), (TABLE, LEADER), (ROUND, VARIANT))
"""What the expert is shown for each seat, and of the table as a whole: from where to where."""

VARIANTS = [
    Options(short=short, high_low=high_low, iso=iso)
    for short, high_low, iso in product((False, True), repeat=3)
]


listing_tables = positions(DUALIS).filter(lambda match: match.options.memory)
"""Where the table lists what was seen, a view tells as much of the past as the state."""


def answer(bot: Bot, state: State, seconds: float = AMPLE, seed: int = 1) -> PlayCard:
    """What the bot plays in the seat whose turn it is."""
    seat = state.turn
    moment = Moment(seat, seconds=seconds)
    decision = bot.decide(look(state, seat), choices(state, seat), moment, Random(seed))
    assert isinstance(decision, Decision)
    assert isinstance(decision.action, PlayCard)
    assert decision.action in choices(state, seat)
    return decision.action


# ---- Manners


@pytest.mark.uncovered
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_of_all_levels_finish_every_variant_together(options: Options, seats: int) -> None:
    match = Match.new("dualis", seats, options=options, seed=3)
    bots: tuple[Bot, ...] = (Expert(DUALIS, deals=1), Normal(), Hard(DUALIS, deals=1), Easy())
    for _ in play_out(match, bots[:seats], Random(1), seconds=1e6):
        pass
    assert match.over


@pytest.mark.parametrize("level", LEVELS)
def test_bots_are_silent_while_the_table_waits_for_others(level: str) -> None:
    state = table("S1R | S2R | S3R | S4R", coins=(0, 2, 0, 0))
    offered = choices(state, 1)
    assert offered
    bot = make_bot(DUALIS, level)
    assert bot.decide(look(state, 1), offered, Moment(1, waited_for=False), Random(1)) is None


@pytest.mark.uncovered
@settings(max_examples=amount(50, 100), deadline=None)
@given(match=listing_tables)
def test_a_judgement_knows_nothing_that_the_view_does_not_tell(match: Match) -> None:
    for seat in match.waiting_for:
        honest = Judgement(known(match.view(seat)), seat)
        assert honest.ranked() == Judgement(match.state, seat).ranked()
        assert set(honest.plays()) <= set(match.choices(seat))


# ---- Judging a trick

some_plays = st.sampled_from(WITHOUT_COIN + WITH_COIN)
distinct_plays = st.lists(some_plays, min_size=2, max_size=4, unique_by=lambda play: play.card)


@settings(max_examples=amount(100, 500), deadline=None)
@given(distinct_plays, st.sampled_from([None, *Colour]), st.booleans())
def test_takers_are_the_cards_that_the_rules_call_stronger(
    trick: list[PlayCard], trump: Colour | None, high_low: bool
) -> None:
    options = Options(high_low=high_low)
    *before, last = trick
    best = before[strongest(tuple(before), trump, options)]
    taking = takers(best.counts_as, before[0].suit, trump, low_is_strong(before[0], options))
    takes = strongest(tuple(trick), trump, options) == len(before)
    assert bool(taking & BIT_OF[last.counts_as]) == takes


# ---- The plan of the bid


def test_a_trick_ahead_of_the_coins_is_better_than_a_trick_behind() -> None:
    for left in range(2, 13):
        assert promise(1, left, 10) > promise(0, left, 10) > promise(-1, left, 10)


def test_owing_tricks_is_worse_the_fewer_are_left() -> None:
    owed = [promise(-1, left, 10) for left in range(1, 13)]
    assert owed == sorted(owed)


def test_tricks_that_no_coin_can_pay_for_are_a_burden() -> None:
    assert promise(2, 6, 0) < promise(1, 6, 0) < promise(0, 6, 0)


def test_a_round_is_worth_its_victory_and_in_iso_play_the_lead_in_points() -> None:
    assert worth(0, (7, 6), (7, 6), 0, 0) == 1.0
    assert worth(1, (7, 6), (7, 6), 0, 0) == 0.0
    assert worth(0, (5, 4, 4), (5, 3, 4), 0, 0) == 5 - (-1 + 4) / 2


# ---- The normal bot

LAST_TRICK = (3, 3, 3, 3)


def test_it_places_a_coin_on_its_last_card_to_pay_for_the_trick() -> None:
    state = table("S9R | | | ", (4, 4), leader=1, trick="S2R S5R S3R", coins=(3, 3, 3, 3), tricks=LAST_TRICK)
    assert answer(Normal(), state) == play("S9R+")


def test_it_leaves_the_coin_once_the_bid_is_complete() -> None:
    state = table("S9R | | | ", (4, 4), leader=1, trick="S2R S5R S3R", coins=(4, 3, 3, 3), tricks=LAST_TRICK)
    assert answer(Normal(), state) == play("S9R")


def test_it_ducks_a_trick_that_it_could_not_pay_for() -> None:
    state = table(
        "S9R S1R | | | ", (0, 0), leader=1, trick="S5R S2R S3R", coins=(3, 3, 3, 2), tricks=(3, 3, 3, 2)
    )
    assert answer(Normal(), state) == play("S1R")


def test_it_takes_a_trick_that_it_owes() -> None:
    state = table(
        "S9R S1R | | | ", (0, 0), leader=1, trick="S5R S2R S3R", coins=(4, 3, 4, 3), tricks=(3, 3, 3, 2)
    )
    assert answer(Normal(), state) == play("S9R")


def test_it_leaves_a_trick_to_its_partner_and_keeps_the_stronger_card() -> None:
    state = table(
        "S13R S1R | | | ", (0, 0), leader=1, trick="S2R S12R S3R", coins=(4, 3, 4, 3), tricks=(3, 3, 3, 2)
    )
    assert answer(Normal(), state) == play("S1R")


def test_it_counts_the_cards_that_are_gone() -> None:
    owing = table("S10B M12R | S1R S2R | S3R S4R | M5R M6R", (0, 0), coins=(4, 3, 4, 3), tricks=(3, 3, 3, 2))
    higher_stars = set_of(play.card for play in plays("S10R S11R S11B S12R S12B S13R S13B"))
    assert answer(Normal(), owing) == play("M12R")
    assert answer(Normal(), structs.replace(owing, gone=higher_stars)) == play("S10B")


def test_it_remembers_who_could_not_follow() -> None:
    hands = "S10B | M5R M6R | M1R M2R | M3R M4R"
    state = table(hands, (2, 1), coins=(4, 3, 4, 3), tricks=(3, 3, 3, 2))
    lead = play("S10B")
    everyone_void = structs.replace(state, lacking=(0, 1, 0, 1))
    assert Judgement(everyone_void, 0).value(lead) != Judgement(state, 0).value(lead)


def test_in_high_low_it_keeps_low_cards_as_well_as_high_ones() -> None:
    hand = "S1R S7R S13R | | | "
    lost = {"leader": 1, "trick": "M1R M2R M3R", "coins": (3, 3, 3, 3), "tricks": (3, 3, 2, 2)}
    high = table(hand, (0, 0), **lost)  # type: ignore[arg-type]
    high_low = table(hand, (0, 0), options=Options(high_low=True), **lost)  # type: ignore[arg-type]
    assert answer(Normal(), high) == play("S1R")
    assert answer(Normal(), high_low) == play("S7R")


# ---- The easy bot


def frequent_answer(state: State) -> PlayCard:
    """What the easy bot plays most often: it is distracted now and then."""
    answers = [answer(Easy(), state, seed=seed) for seed in range(60)]
    return max(set(answers), key=answers.count)


def test_the_easy_bot_takes_a_trick_that_it_owes_as_cheaply_as_it_can() -> None:
    state = table("S13R S9R S1R | | | ", (0, 0), leader=1, trick="S5R S2R S3R", coins=(1, 0, 0, 0))
    assert frequent_answer(state) == play("S9R")


def test_the_easy_bot_leads_its_highest_card_when_it_owes_a_trick() -> None:
    state = table("S13R S9R S1R | S2R S3R S4R | M1R M2R M3R | M4R M5R M6R", (0, 0), coins=(1, 0, 0, 0))
    assert frequent_answer(state) == play("S13R")


def test_the_easy_bot_plays_all_sorts_of_things() -> None:
    state = table("S13R S9R S1R | | | ", (3, 3), leader=1, trick="S5R S2R S3R", tricks=(1, 0, 0, 0))
    answers = {answer(Easy(), state, seed=seed) for seed in range(200)}
    assert answers == set(choices(state, 0))


# ---- The hard bot


def fresh_table(seed: int) -> State:
    state = Match.new("dualis", seats=4, seed=seed).state
    assert isinstance(state, State)
    return state


def test_with_a_number_of_deals_the_hard_bot_plays_alike_on_any_machine() -> None:
    state = fresh_table(1)
    once, again = (answer(Hard(DUALIS, deals=4), state, seed=5) for _ in range(2))
    assert once == again


def test_without_time_the_hard_bot_plays_like_the_normal_one() -> None:
    for seed in range(5):
        state = fresh_table(seed)
        assert answer(Hard(DUALIS), state, 0) == answer(Normal(), state)


# ---- The expert


@pytest.mark.uncovered
@settings(max_examples=amount(50, 200), deadline=None)
@given(match=positions(DUALIS))
def test_the_expert_is_shown_the_learning_features_and_the_variant(match: Match) -> None:
    for seat in match.waiting_for:
        shown = encoded([(known(match.view(seat)), seat)])[0]
        seats = len(match.seats)
        rows = [shown[start:end].reshape(-1)[: (end - start) * seats // 4] for start, end in BY_SEAT]
        common = [shown[start:end] for start, end in COMMON]
        expected = np.array(features(match.view(seat)), np.float32)
        assert sorted(np.concatenate([*rows, *common])) == pytest.approx(sorted(expected))
        if seats == 4:
            assert shown[:VARIANT] == pytest.approx(expected)


@settings(max_examples=amount(50, 200), deadline=None)
@given(match=listing_tables, seed=st.integers(0, 100))
def test_the_expert_is_shown_nothing_that_the_view_does_not_tell(match: Match, seed: int) -> None:
    for seat in match.waiting_for:
        dealt_anew = imagine(match.view(seat), Random(seed))
        assert (encoded([(dealt_anew, seat)]) == encoded([(match.state, seat)])).all()
        assert (legal_plays([(dealt_anew, seat)]) == legal_plays([(match.state, seat)])).all()


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [
        (3, {"iso": True}, "expert-three"),
        (4, {"iso": True}, "expert"),
        (4, {"short": True}, "expert-short"),
        (4, {"short": True, "high_low": True}, "expert"),
        (4, {"short": True, "iso": True}, "expert"),
    ],
)
def test_at_a_glance_the_expert_plays_what_the_network_of_its_variant_likes(
    seats: int, options: dict[str, bool], name: str
) -> None:
    deals = [Match.new(DUALIS, seats, options=options, seed=bytes([seed])).state for seed in range(8)]
    situations = [(state, state.turn) for state in deals]
    logits = shipped(DUALIS.package, name).ask(encoded(situations))[0]
    likes = np.where(legal_plays(situations), logits, -np.inf).argmax(axis=1)
    assert [answer(Expert(DUALIS, deals=0), state) for state in deals] == [PLAYS[play] for play in likes]


def test_with_a_number_of_deals_the_expert_plays_alike_on_any_machine() -> None:
    state = fresh_table(1)
    once, again = (answer(Expert(DUALIS, deals=4), state, seed=5) for _ in range(2))
    assert once == again


def test_a_card_taken_back_leaves_the_table_as_it_was() -> None:
    state = before = fresh_table(2)
    for _ in range(3):
        play = next(play for play in choices(state, state.turn) if isinstance(play, PlayCard) and play.coin)
        state, _ = apply(state, state.turn, play, 0, FastDice(Random(1)))
    assert structs.replace(taken_back(state, 0), lacking=before.lacking) == before


class HandReader(Network):
    """Likes all plays alike, and values a position by what the seat in turn holds."""

    def __init__(self) -> None:
        super().__init__({})

    def ask(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """A number for each hand, no two hands with the same."""
        held = seen[:, :TRICK] @ np.sqrt(np.arange(2, TRICK + 2, dtype=np.float32))
        return np.zeros((len(seen), len(PLAYS)), np.float32), held


def test_the_expert_values_every_imagined_end_of_a_trick_as_its_own_seat_bug() -> None:
    """Whoever wins the trick leads, so that its own turn comes sooner in some of them than in others."""
    network, state, dice = HandReader(), fresh_table(3), FastDice(Random(1))
    seat, plays = state.turn, [play for play in choices(state, state.turn) if isinstance(play, PlayCard)]
    after = [apply(state, seat, play, 0, dice)[0] for play in plays]
    _, expected = network.ask(encoded([(deal, seat) for deal in after]))
    valued = foreseen(network, after, seat, state.round, dice)
    assert len({deal.leader for deal in after}) > 1
    assert valued == pytest.approx(expected)


# ---- Who beats whom


STEADY = replace(
    DUALIS,
    bots={
        "easy": Easy,
        "normal": Normal,
        "hard": lambda: Hard(DUALIS, deals=4),
        "expert": lambda: Expert(DUALIS, deals=0),
    },
)
"""Dualis with a hard bot that imagines a fixed number of deals: no result here depends on time."""


@pytest.mark.uncovered
@pytest.mark.parametrize(
    ("weaker", "stronger", "deals"), [("easy", "normal", 25), ("normal", "hard", 6), ("hard", "expert", 8)]
)
def test_every_level_beats_the_one_below_it(weaker: str, stronger: str, deals: int) -> None:
    report = arena(STEADY, [stronger, weaker], deals=deals, options={"short": True}, seconds=1e6)
    rounds_won = report.meetings[0].points
    assert rounds_won is not None
    assert rounds_won.low > 0.5
