"""All Play."""

from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold.games.duple.actions import Answer
from twofold.games.duple.events import (
    AllPlayBegan,
    AllPlayTurned,
    AllPlayWon,
    NobodyWon,
    VoteCalled,
    WordRefused,
)
from twofold.games.duple.rules import waiting_for
from twofold.games.duple.state import category_in_force, points_of


def all_play() -> Table:
    table = Table("A●", "T★", "E☾", middle="Animal", piles=("All Play, I✚, L★", "N♥"))
    return table.draw(0)


@rule("DUPLE-23")
def test_all_players_race_for_a_word_with_all_letters_and_no_category() -> None:
    table = all_play()
    assert table.told(AllPlayBegan).letters == "ATE"
    assert waiting_for(table.state) == {0, 1, 2}
    assert str(table.say(1, "paint").told(WordRefused).reason) == "There is no E in PAINT."
    assert table.say(1, "heat").told(WordRefused).rule == "DUPLE-17"


@rule("DUPLE-23")
def test_the_first_valid_answer_wins_two_points() -> None:
    table = all_play().say(2, "theatre", at=4000)
    assert table.told(AllPlayWon).milliseconds == 4000
    assert points_of(table.state.won[2]) == 2
    assert table.top(0) == card("A●")


@rule("DUPLE-23")
def test_a_doubtful_word_is_voted_on() -> None:
    table = all_play().say(2, "blatefrast")
    assert table.was_told(VoteCalled)
    assert table.refusal(0, Answer("theatre")).rule == "DUPLE-19"


@rule("DUPLE-24")
def test_nobody_has_a_word_and_it_goes_back_into_the_middle_of_a_draw_pile() -> None:
    table = all_play().expire()
    assert table.told(NobodyWon).card == card("All Play")
    assert card("All Play") in table.state.draw_piles[0] + table.state.draw_piles[1]


@rule("DUPLE-24")
def test_with_fewer_than_two_letters_it_goes_back_at_once_and_leaves_the_third_time() -> None:
    table = Table("A●", "", "", piles=("All Play", ""))
    for left in (False, False, True):
        table.draw(0, pile=0 if table.state.draw_piles[0] else 1)
        assert table.was_told(AllPlayTurned)
        assert table.told(NobodyWon).left_game == left
    assert table.state.over


@rule("DUPLE-25")
def test_afterwards_the_previous_category_counts_and_its_drawer_draws_again() -> None:
    for ended in (all_play().say(2, "theatre"), all_play().give_up(0, 1, 2)):
        assert category_in_force(ended.state) == "Animal"
        assert waiting_for(ended.state) == {0}
