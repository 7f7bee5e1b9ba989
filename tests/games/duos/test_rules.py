"""The standard game of DUOS for three to six, rule by rule; the rulebook's example first."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.duos.tables import (
    ANNA,
    FOUR,
    SHARING,
    act,
    after,
    all_choose,
    all_laid,
    pairs,
    refused,
    table,
    turn_played,
)
from tests.ledger import rule
from twofold import Audience, Match
from twofold.bots import RandomBot, play_out
from twofold.engine import BadOptions, FastDice, Hidden, Refused, Told
from twofold.games.duos import game, rules
from twofold.games.duos.actions import ChoosePairs, LayPair, PointYes, SayReady, SayWord
from twofold.games.duos.cards import DECK_SIZE, Category
from twofold.games.duos.events import NarratorScored, PairLaid, PairsChosen, TurnBegun
from twofold.games.duos.options import Options
from twofold.games.duos.state import Phase
from twofold.games.duos.turns import setup
from twofold.games.duos.view import look

OTHER_FOUR = ((0, 2), (1, 3), (8, 9), (10, 11))


@rule("DUOS-16", "DUOS-10", "DUOS-11")
def test_the_rulebook_example_gives_anna_3_bertrand_4_cecilia_1_david_3() -> None:
    state = table()
    anna, bertrand, cecilia, david = (
        pairs(state, written)
        for written in (
            ANNA,
            "rhino+giraffe ant+anteater crow+flamingo mosquito+dragonfly",
            "ant+anteater crow+owl mosquito+wasp rhino+hippo",
            "ant+anteater crow+flamingo mosquito+dragonfly rhino+hippo",
        )
    )
    state = turn_played(state, anna, bertrand, cecilia, david)
    assert state.scores == (3, 4, 1, 3)


@rule("DUOS-2")
def test_twelve_cards_lie_the_same_way_up_for_everybody() -> None:
    state = table()
    views = [look(state, viewer) for viewer in (0, 1, 2, 3, Audience.SPECTATOR)]
    assert len(views[0].cards) == 12
    assert all((view.cards, view.edges) == (views[0].cards, views[0].edges) for view in views)
    assert views[0].edges == ("sun", "moon", "wave", "moon")


@rule("DUOS-3")
@pytest.mark.parametrize("category", ["things", "animals"])
def test_the_first_category_can_be_chosen(category: str) -> None:
    assert Match.new("duos", 3, options={"category": category}).state.category == category


@rule("DUOS-3")
def test_the_first_category_is_random_otherwise() -> None:
    assert {Match.new("duos", 3, seed=seed).state.category for seed in range(12)} == set(Category)


@rule("DUOS-4")
def test_the_first_narrator_can_be_chosen() -> None:
    assert Match.new("duos", 5, options={"first_narrator": "4"}).state.narrator == 4


@rule("DUOS-4")
def test_the_first_narrator_is_random_otherwise() -> None:
    assert {Match.new("duos", 3, seed=seed).state.narrator for seed in range(20)} == {0, 1, 2}


@rule("DUOS-4")
def test_the_first_narrator_sits_at_the_table() -> None:
    with pytest.raises(Refused, match="DUOS-4"):
        Match.new("duos", 3, options={"first_narrator": "3"})


@rule("DUOS-5")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 2), (6, 2), (4, 3)])
def test_all_narrate_equally_often(seats: int, rounds: int) -> None:
    match = Match.new("duos", seats, options={"rounds": rounds}, seed=5)
    for _ in play_out(match, [RandomBot(game)] * seats, Random(1)):
        pass
    narrators = [turn.narrator for turn in match.state.history]
    assert all(narrators.count(seat) == rounds for seat in range(seats))
    assert len(narrators) == seats * rounds


@rule("DUOS-5")
def test_fewer_than_two_rounds_are_no_match() -> None:
    with pytest.raises(BadOptions, match="rounds"):
        Match.new("duos", 3, options={"rounds": 1})


@rule("DUOS-6")
@pytest.mark.parametrize(
    "board",
    [
        ((0, 1), (2, 3), (4, 5)),
        ((0, 1), (2, 3), (4, 5), (6, 7), (8, 9)),
        ((0, 1), (1, 2), (4, 5), (6, 7)),
        ((0, 0), (2, 3), (4, 5), (6, 7)),
        ((0, 1), (0, 1), (4, 5), (6, 7)),
        ((0, 1), (2, 3), (4, 5), (6, 12)),
        ((-1, 1), (2, 3), (4, 5), (6, 10**30)),
        (),
    ],
)
def test_a_choice_is_exactly_four_pairs_of_eight_different_cards(board: tuple[tuple[int, int], ...]) -> None:
    assert refused(table(), 1, ChoosePairs(board)) == "DUOS-6"


@rule("DUOS-6")
def test_neither_colour_nor_order_of_the_pairs_means_anything() -> None:
    one = after(table(), (1, ChoosePairs(((7, 6), (1, 0), (4, 5), (3, 2)))))
    assert one == after(table(), (1, ChoosePairs(FOUR)))


@rule("DUOS-6")
def test_the_narrator_chooses_too() -> None:
    state = after(table(narrator=2), (2, ChoosePairs(FOUR)))
    assert state.boards[2] == FOUR
    assert rules.waiting_for(state) == {0, 1, 2, 3}


@rule("DUOS-7")
def test_a_choice_can_be_changed_until_its_owner_is_ready() -> None:
    state = after(table(), (1, ChoosePairs(FOUR)), (1, ChoosePairs(OTHER_FOUR)), (1, SayReady()))
    assert state.boards[1] == OTHER_FOUR
    assert refused(state, 1, ChoosePairs(FOUR)) == "DUOS-7"
    assert refused(state, 1, SayReady()) == "DUOS-7"
    assert rules.choices(state, 1) == ()


@rule("DUOS-6", "DUOS-7")
def test_nobody_is_ready_without_pairs() -> None:
    assert refused(table(), 0, SayReady()) == "DUOS-6"
    assert SayReady() not in rules.choices(table(), 0)


@rule("DUOS-7")
def test_the_boards_are_revealed_when_all_are_ready_and_not_before() -> None:
    state = after(table(), *((seat, ChoosePairs(FOUR)) for seat in range(4)))
    for seat in (3, 1, 0):
        state = after(state, (seat, SayReady()))
        assert look(state, 2).boards == (Hidden(4), Hidden(4), FOUR, Hidden(4))
        assert look(state, Audience.SPECTATOR).boards == (Hidden(4),) * 4
    state = after(state, (2, SayReady()))
    assert state.phase is Phase.LAYING
    assert look(state, Audience.SPECTATOR).boards == (FOUR,) * 4
    assert refused(state, 0, ChoosePairs(FOUR)) == "DUOS-7"
    assert refused(state, 0, SayReady()) == "DUOS-7"


@rule("DUOS-7")
def test_only_the_owner_hears_of_a_choice() -> None:
    _, events = act(table(), 3, ChoosePairs(FOUR))
    assert [told.to for told in events] == [(3,)]
    assert isinstance(events[0].event, PairsChosen)


@rule("DUOS-7")
def test_others_cannot_tell_whether_somebody_has_marked_pairs() -> None:
    fresh, chosen = table(), after(table(), (1, ChoosePairs(FOUR)))
    for viewer in (0, 2, 3, Audience.SPECTATOR):
        assert look(fresh, viewer) == look(chosen, viewer)


@rule("DUOS-8")
def test_the_chat_is_closed_while_pairs_are_chosen() -> None:
    state = table()
    silence = rules.silence(state)
    assert silence is not None
    assert silence.rule == "DUOS-8"
    assert rules.silence(all_choose(state, FOUR)) is None


@rule("DUOS-9")
def test_the_narrator_lays_out_pairs_in_any_order_and_may_say_why() -> None:
    state = all_choose(table(), FOUR)
    assert rules.waiting_for(state) == {0}
    state, events = act(state, 0, LayPair((5, 4), "both have feathers"))
    assert events[0] == Told(PairLaid(0, ("crow", "flamingo"), "both have feathers", (1, 2, 3)))
    state = after(state, (0, LayPair((0, 1))))
    assert [lay.why for lay in state.laid] == ["both have feathers", ""]
    assert [choice for choice in rules.choices(state, 0) if isinstance(choice, LayPair)] == [
        LayPair((2, 3)),
        LayPair((6, 7)),
    ]


@rule("DUOS-9")
def test_only_the_narrator_lays_out_only_own_pairs_only_once() -> None:
    choosing = table()
    assert refused(choosing, 0, LayPair((0, 1))) == "DUOS-9"
    state = after(all_choose(choosing, FOUR), (0, LayPair((0, 1))))
    assert refused(state, 1, LayPair((2, 3))) == "DUOS-9"
    assert refused(state, 0, LayPair((0, 1))) == "DUOS-9"
    assert refused(state, 0, LayPair((0, 2))) == "DUOS-9"
    assert refused(state, 0, LayPair((-5, 10**20))) == "DUOS-9"
    assert rules.choices(state, 1) == ()


@rule("DUOS-9")
@pytest.mark.parametrize("why", ["x" * 141, "two\nlines", "back\u202ewards", "x" * 10_000])
def test_a_reason_is_one_short_line(why: str) -> None:
    state = all_choose(table(), FOUR)
    assert refused(state, 0, LayPair((0, 1), why)) == "DUOS-9"


@rule("DUOS-10")
def test_everybody_else_with_the_same_pair_gains_a_point_as_it_is_laid() -> None:
    state = all_choose(table(narrator=1), FOUR, FOUR, OTHER_FOUR, ((0, 1), (2, 4), (3, 5), (6, 8)))
    state = after(state, (1, LayPair((0, 1))))
    assert state.points == (1, 0, 0, 1)
    assert look(state, Audience.SPECTATOR).points == state.points


@rule("DUOS-11")
@pytest.mark.parametrize(("common", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_pairs_in_common_give_the_narrator_points(common: int, points: int) -> None:
    state = all_choose(table(seats=3), FOUR, SHARING[common], OTHER_FOUR)
    for pair in FOUR:
        state, events = act(state, 0, LayPair(pair))
    assert Told(NarratorScored(0, points)) in events
    assert state.scores == (points, common, 0)


@rule("DUOS-12")
def test_the_next_seat_narrates_and_the_cards_are_turned_over() -> None:
    state = all_choose(table(narrator=3), FOUR)
    for pair in FOUR:
        before = state
        state, events = act(state, 3, LayPair(pair))
    assert (state.turn, state.narrator, state.phase) == (2, 0, Phase.CHOOSING)
    assert state.category is before.category.other
    assert state.table == before.table
    assert state.boards == ((),) * 4
    assert not any(state.ready)
    begun = events[-1].event
    assert isinstance(begun, TurnBegun)
    assert not begun.dealt


@rule("DUOS-12")
def test_twelve_new_cards_are_dealt_when_both_sides_were_used() -> None:
    first = table()
    third = turn_played(turn_played(first))
    assert third.turn == 3
    assert third.category is first.category
    assert not set(third.table) & set(first.table)
    assert third.used == tuple(sorted(first.table))
    fourth = turn_played(third)
    assert fourth.table == third.table
    assert fourth.category is third.category.other


@rule("DUOS-13")
def test_one_category_for_the_whole_game_takes_new_cards_every_turn() -> None:
    first = table(same_category=True)
    second = turn_played(first)
    assert second.category is first.category
    assert not set(second.table) & set(first.table)
    assert turn_played(second).category is first.category


@rule("DUOS-14")
def test_used_cards_are_shuffled_when_fewer_than_twelve_are_left() -> None:
    state = table(seats=6, same_category=True)
    while state.turn < 9:
        state = turn_played(state)
    assert (len(state.supply), state.shuffles) == (8, 1)
    state = turn_played(state)
    assert (len(state.supply), len(state.used), state.shuffles) == (DECK_SIZE - 12, 0, 2)
    assert sorted((*state.table, *state.supply)) == list(range(DECK_SIZE))
    assert turn_played(state).turn == 11


@rule("DUOS-15")
def test_the_most_points_win_after_the_last_round() -> None:
    state = replace(table(seats=3, narrator=0), turn=6, scores=(5, 9, 6))
    state = turn_played(state, FOUR, OTHER_FOUR, OTHER_FOUR)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (5.0, 9.0, 6.0)
    assert rules.waiting_for(state) == frozenset()
    assert all(rules.choices(state, seat) == () for seat in range(3))


@rule("DUOS-15")
def test_tied_leaders_share_the_victory() -> None:
    state = replace(table(seats=3, narrator=0), turn=6, scores=(7, 7, 6))
    outcome = rules.outcome(turn_played(state, FOUR, OTHER_FOUR, OTHER_FOUR))
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.statistics["alike"] == {"0-1": 0, "0-2": 0, "1-2": 4}


@rule("DUOS-15")
def test_there_is_no_outcome_before_the_last_pair_is_laid() -> None:
    state = replace(all_choose(table(), FOUR), turn=8)
    assert rules.outcome(state) is None
    assert rules.outcome(all_laid(state)) is not None


@rule("DUOS-21")
def test_three_or_more_players_give_no_hints() -> None:
    state = after(table(), (0, ChoosePairs(FOUR)))
    assert refused(state, 0, SayWord("insect")) == "DUOS-21"
    assert refused(state, 0, PointYes(0)) == "DUOS-21"


@rule("DUOS-1")
def test_every_card_is_always_somewhere_once() -> None:
    match = Match.new("duos", 6, options={"same_category": True, "rounds": 3}, seed=3)
    for _ in play_out(match, [RandomBot(game)] * 6, Random(1)):
        state = match.state
        assert sorted((*state.table, *state.supply, *state.used)) == list(range(DECK_SIZE))


@rule("DUOS-1")
def test_the_deal_is_a_shuffle_of_the_whole_deck() -> None:
    state = setup(Options(), 4, FastDice(Random(8)))
    assert sorted((*state.table, *state.supply)) == list(range(DECK_SIZE))
    assert state.supply != tuple(sorted(state.supply))
