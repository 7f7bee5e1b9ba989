"""Drawing, matches and the order of face-offs."""

from typing import Literal

import pytest
from msgspec.structs import replace

from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold.engine import Audience, Hidden
from twofold.games.duple.actions import Answer, Draw, GiveUp, Turn
from twofold.games.duple.cards import letter_of
from twofold.games.duple.events import (
    CategoryTurned,
    FaceOffBegan,
    FaceOffWon,
    LetterDrawn,
    Murmured,
    NobodyWon,
    NothingSpotted,
    WildTurned,
)
from twofold.games.duple.matching import matches
from twofold.games.duple.options import Options
from twofold.games.duple.rules import choices, deadline, outcome, waiting_for
from twofold.games.duple.state import Laid, category_in_force, drawer, wild_in_force
from twofold.games.duple.view import look


@rule("DUPLE-8")
@pytest.mark.parametrize("pile", [0, 1])
def test_the_drawer_takes_from_either_pile_and_everybody_sees_the_letter(pile: int) -> None:
    table = Table("", "", "", "", piles=("A●, T★", "E☾, I✚"))
    assert choices(table.state, 0) == [Draw(0), Draw(1)]
    table.draw(0, pile)
    drawn = card(("A●", "E☾")[pile])
    assert table.told(LetterDrawn).card == table.top(0) == drawn


@rule("DUPLE-8")
def test_nobody_sees_a_card_before_it_is_drawn() -> None:
    table = Table("", "", "", piles=("A●, T★", "E☾"))
    for viewer in (0, 1, 2, Audience.SPECTATOR):
        assert look(table.state, viewer).draw_piles == (Hidden(2), Hidden(1))


@rule("DUPLE-8", "DUPLE-7")
def test_only_the_drawer_draws_and_only_from_a_pile_with_cards() -> None:
    table = Table("", "", "", "", piles=("", "E☾"))
    assert table.refusal(1, Draw(1)).rule == "DUPLE-8"
    assert table.refusal(0, Draw(0)).rule == "DUPLE-7"
    assert table.refusal(0, Draw(-1)).rule == "DUPLE-7"
    assert table.refusal(0, Draw(10**20)).rule == "DUPLE-7"


@rule("DUPLE-9")
def test_after_a_category_or_a_wild_the_same_player_draws_again() -> None:
    table = Table("", "", "", piles=("●★, Animal, A●, T★", ""))
    table.draw(0)
    assert table.told(WildTurned).card == card("●★")
    table.draw(0)
    assert table.told(CategoryTurned).category == "Animal"
    assert drawer(table.state) == 0
    table.draw(0)
    assert drawer(table.state) == 1


@rule("DUPLE-9")
def test_after_a_wild_its_face_offs_come_first() -> None:
    table = Table("A●", "D★", "E☾", piles=("●★, T♥, I✚", ""), turn=2)
    table.draw(2)
    assert table.refusal(2, Draw(0)).rule == "DUPLE-10"
    table.say(0, "board").expire()
    assert drawer(table.state) == 2


@rule("DUPLE-10")
def test_nobody_draws_while_a_face_off_is_on() -> None:
    table = Table("A●", "", "", piles=("T●, E☾", ""), turn=1).draw(1)
    assert all(table.refusal(seat, Draw(0)).rule == "DUPLE-10" for seat in range(3))


@rule("DUPLE-11")
def test_play_passes_on_after_the_letter_and_its_face_offs() -> None:
    table = Table("A●", "", "", piles=("T●, E☾", ""), turn=1)
    table.draw(1).say(0, "tablet").expire()
    assert waiting_for(table.state) == {2}


@rule("DUPLE-12")
def test_equal_symbols_face_off_and_nothing_else_does() -> None:
    table = Table("A●", "", "E☾", piles=("T★, I✚", ""), turn=1).draw(1)
    assert table.state.race is None
    assert table.refusal(0, Answer("tablet")).rule == "DUPLE-12"
    table = Table("A●", "", "E☾", piles=("T●, I✚", ""), turn=1).draw(1)
    assert table.told(FaceOffBegan).racers == (0, 1)


@rule("DUPLE-13")
def test_a_wild_stays_in_force_until_another_covers_it() -> None:
    table = Table("A●", "", "E☾", middle="●★", piles=("D★, T♥", ""), turn=1).draw(1)
    assert table.race.wild
    covered = Table("A●", "", "E☾", middle="●★, ▲♥", piles=("D★, T♥", ""), turn=1).draw(1)
    assert covered.state.race is None


@rule("DUPLE-14")
def test_a_card_that_comes_to_light_may_match_again() -> None:
    table = Table("R☾", "B☾ E●", "I▲", piles=("T●, I✚", ""), turn=2)
    table.draw(2).say(2, "stone").expire()
    won = table.told(FaceOffWon)
    assert (won.loser, won.card) == (1, card("E●"))
    assert table.race.racers == (0, 1)
    assert table.race.letters == "RB"


def order(table: Table) -> list[tuple[int, ...]]:
    """The seats of the matches that stand, in the order of their face-offs."""
    return [tuple(spot.seat for spot in match.spots) for match in matches(table.state)]


@rule("DUPLE-14")
def test_the_latest_card_to_come_to_light_goes_first() -> None:
    assert order(Table("A●", "E☾", "T●", "B☾")) == [(1, 3), (0, 2)]


@rule("DUPLE-14")
def test_equal_symbols_go_before_a_wild_match() -> None:
    assert order(Table("D★", "A●", "", "T●", middle="●★")) == [(1, 3), (0, 3), (0, 1)]


@rule("DUPLE-14")
def test_then_the_seats_go_in_order_after_the_drawer() -> None:
    assert order(Table("A●", "E●", "I●", "T●", turn=3))[:3] == [(0, 3), (1, 3), (2, 3)]
    table = Table("A●", "T●", "E●", "I☾", turn=1)
    table.having(revealed=((1,), (9,), (2,), (3,)))
    assert order(table)[:2] == [(1, 2), (0, 1)]


@rule("DUPLE-14")
def test_a_new_wild_lets_its_matches_go_first() -> None:
    table = Table("A●", "D★", "B☾", "E☾")
    table.having(middle=(Laid(card("●★"), 99, 0),))
    assert order(table) == [(0, 1), (2, 3)]


@rule("DUPLE-15")
def test_the_winner_takes_the_losers_top_card_and_keeps_their_own() -> None:
    table = Table("A●", "E☾", "I▲", piles=("T●, I✚", ""), turn=1)
    table.draw(1).say(1, "table").expire()
    assert table.state.won == ((), (card("A●"),), ())
    assert table.state.play_piles[0] == ((),)
    assert table.top(1) == card("T●")


@rule("DUPLE-15")
def test_who_is_not_in_the_face_off_cannot_win_it() -> None:
    table = Table("A●", "E☾", "I▲", piles=("T●, I✚", ""), turn=1).draw(1)
    assert table.refusal(2, Answer("table")).rule == "DUPLE-15"
    assert table.refusal(2, GiveUp()).rule == "DUPLE-16"
    assert choices(table.state, 2) == []


@rule("DUPLE-16")
def test_after_the_limit_the_latest_card_goes_back_and_its_drawer_draws_again() -> None:
    table = Table("A●", "E☾", "I▲", piles=("T●, I✚", "L★"), turn=1)
    table.draw(1, at=1000)
    assert deadline(table.state) == 61_000
    table.expire()
    assert table.told(NobodyWon) == NobodyWon(card("T●"), 1, left_game=False)
    assert table.top(1) == card("E☾")
    assert card("T●") in table.state.draw_piles[0] + table.state.draw_piles[1]
    assert waiting_for(table.state) == {1}


@rule("DUPLE-16")
def test_both_may_give_up_sooner() -> None:
    table = Table("A●", "", "I▲", piles=("T●, I✚", ""), turn=1).draw(1)
    table.give_up(0)
    assert table.refusal(0, GiveUp()).rule == "DUPLE-16"
    assert waiting_for(table.state) == {1}
    table.give_up(1)
    assert table.was_told(NobodyWon)


@rule("DUPLE-16")
def test_who_gave_up_may_still_think_of_a_word() -> None:
    table = Table("A●", "", "I▲", piles=("T●, I✚", ""), turn=1).draw(1)
    table.give_up(0).say(0, "tablet").expire()
    assert table.told(FaceOffWon).seat == 0


@rule("DUPLE-16")
def test_in_a_wild_match_the_wild_itself_may_go_back_and_the_one_under_it_counts_again() -> None:
    table = Table("A●", "D★", "I▲", middle="▲♥", piles=("●★, E☾", "L★"), turn=2)
    table.draw(2).give_up(0, 1)
    assert table.told(NobodyWon).card == card("●★")
    wild = wild_in_force(table.state)
    assert wild is not None
    assert wild.card == card("▲♥")
    assert waiting_for(table.state) == {2}
    assert table.state.owed == ()


@rule("DUPLE-16")
def test_the_third_time_a_card_leaves_the_game() -> None:
    table = Table("A●", "", "I▲", piles=("T●", ""), turn=1)
    for back in range(3):
        table.draw(1, pile=0 if table.state.draw_piles[0] else 1).give_up(0, 1)
        assert table.told(NobodyWon).left_game == (back == 2)
    assert table.state.gone == (card("T●"),)
    assert table.state.over


@rule("DUPLE-16")
def test_in_a_cascade_somebody_else_may_have_to_draw_again() -> None:
    table = Table("R☾", "B☾ E●", "I▲", "", piles=("T●, I✚", "L★, C☾"), turn=2)
    table.draw(2).say(2, "stone").expire().give_up(0, 1)
    assert table.told(NobodyWon).drawer == 1
    assert waiting_for(table.state) == {1}
    table.draw(1, pile=0)
    assert waiting_for(table.state) == {3}


@rule("DUPLE-10")
def test_without_announcements_players_must_spot_a_match() -> None:
    table = Table("A●", "", "I▲", "", piles=("T●, I✚", ""), turn=1, announce=False).draw(1)
    assert table.state.race is None
    assert waiting_for(table.state) == {2}
    table.say(0, "tablet").expire()
    assert table.told(FaceOffWon).seat == 0


@rule("DUPLE-10")
def test_a_wrong_claim_costs_nothing() -> None:
    table = Table("A●", "", "I▲", "", piles=("T●, I✚", ""), turn=1, announce=False).draw(1)
    before = table.state
    table.say(3, "tablet")
    assert table.told(NothingSpotted).seat == 3
    assert replace(table.state, tries=()) == replace(before, tries=())


@rule("DUPLE-10")
def test_who_draws_too_soon_hears_the_table_murmur() -> None:
    table = Table("A●", "", "I▲", "", piles=("T●, I✚", ""), turn=1, announce=False).draw(1)
    table.draw(2, at=500)
    assert table.told(Murmured).seat == 2
    assert (table.race.began, table.race.until) == (0, 60_500)
    assert len(table.state.draw_piles[0]) == 1


@rule("DUPLE-10")
def test_what_nobody_spotted_is_announced_when_the_piles_are_empty() -> None:
    table = Table("A●", "", "I▲", piles=("T●", ""), turn=1, announce=False).draw(1)
    assert table.race.racers == (0, 1)


@rule("DUPLE-31")
def test_in_a_single_pile_only_the_latest_card_counts() -> None:
    table = Table("A●", "", "I▲", middle="●★, Animal", piles=("D★, ★☾, E●", ""), turn=1)
    table.having(options=Options(piles="one"))
    table.draw(1)
    assert table.state.race is None
    assert category_in_force(table.state) == "Animal"
    table.draw(2)
    assert category_in_force(table.state) == "No category"


@rule("DUPLE-31")
def test_from_open_piles_the_drawer_may_turn_a_new_card_before_drawing() -> None:
    table = Table("A●", "D★", "I▲", "", piles=("T♥, I✚", ""), turn=3)
    spare = (card("●★"),)
    table.having(options=Options(piles="open"), spare_wilds=spare, spare_categories=(card("Plant"),))
    assert table.refusal(0, Turn("wild")).rule == "DUPLE-31"
    table.do(3, Turn("category"))
    assert category_in_force(table.state) == "Plant"
    assert table.refusal(3, Turn("category")).rule == "DUPLE-31"
    table.do(3, Turn("wild"))
    assert table.race.racers == (0, 1)
    assert table.refusal(3, Turn("wild")).rule == "DUPLE-10"
    table.give_up(0, 1)
    assert table.state.spare_wilds == spare
    assert waiting_for(table.state) == {3}


@rule("DUPLE-31")
def test_without_open_piles_nobody_turns_cards() -> None:
    assert Table("", "", "").refusal(0, Turn("wild")).rule == "DUPLE-31"


@rule("DUPLE-40")
def test_a_letter_goes_onto_either_of_two_play_piles() -> None:
    table = Table("A●|", "|", piles=("D★, I▲", ""))
    assert Draw(0, 1) in choices(table.state, 0)
    table.draw(0, onto=1)
    assert table.top(0, 1) == card("D★")
    assert table.refusal(1, Draw(0, 2)).rule == "DUPLE-40"


@rule("DUPLE-41")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_your_own_two_piles_match_and_all_players_race_for_the_latest_card(winner: int) -> None:
    table = Table("A●|", "E☾|", "I▲|", piles=("T●, I✚", "")).draw(0, onto=1)
    assert table.race.racers == (0, 1, 2)
    table.say(winner, "table").expire()
    assert table.state.won[winner] == (card("T●"),)
    assert table.top(0) == card("A●")


@rule("DUPLE-26")
def test_when_the_piles_are_empty_most_points_win() -> None:
    table = Table("A●", "", "I▲", piles=("T●", ""), turn=1)
    table.having(won=((card("E●"),), (card("All Play"),), ()))
    table.draw(1).say(0, "table").expire()
    assert outcome(table.state) is None  # the last word may still be challenged
    ended = outcome(table.expire().state)
    assert ended is not None
    assert ended.scores == (2.0, 2.0, 0.0)
    assert ended.winners == (0, 1)
    assert choices(table.state, 0) == ()
    assert ended.statistics["fastest"] == {"seat": 0, "word": "table", "milliseconds": 0}


def test_the_letters_of_cards_are_what_is_drawn() -> None:
    assert letter_of(card("Q●")) == "Q"


@rule("DUPLE-10", "DUPLE-31")
@pytest.mark.parametrize("kind", ["wild", "category"])
def test_nothing_is_turned_from_an_open_pile_while_a_match_stands_unspotted(
    kind: Literal["wild", "category"],
) -> None:
    table = Table("A●", "T●", "", piles=("I✚", "N♥"), turn=2, piles_each=1, announce=False)
    spare_wilds, spare_categories = (card("●★"),), (card("Animal"),)
    options = replace(table.state.options, piles="open")
    table.having(options=options, spare_wilds=spare_wilds, spare_categories=spare_categories)
    table.do(2, Turn(kind))
    assert table.was_told(Murmured)
    assert table.race.racers == (0, 1)
    assert (table.state.spare_wilds, table.state.spare_categories) == (spare_wilds, spare_categories)


@rule("DUPLE-16")
def test_every_card_that_goes_back_gives_its_drawer_a_draw() -> None:
    table = Table("R☾", "A●", "B☾ T●", piles=("I✚", "L★, N♥"), piles_each=1, announce=False)
    table.draw(0).give_up(1, 2)
    assert table.told(NobodyWon).card == card("T●")
    table.draw(2).give_up(0, 2)
    assert table.told(NobodyWon).card == card("B☾")
    assert table.state.owed == (2, 2)
