"""The worked examples of the rulebook."""

import pytest

from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold.games.duple.events import AllPlayWon, FaceOffWon


@rule("DUPLE-12", "DUPLE-17")
@pytest.mark.parametrize("word", ["ALLIGATOR", "ELEPHANT", "CHEETAH"])
def test_a_and_t_allow_alligator_elephant_and_cheetah(word: str) -> None:
    table = Table("A●", "", "E☾", middle="Animal", piles=("T●", "I✚"), turn=1)
    table.draw(1).say(0, word).expire()
    assert table.told(FaceOffWon).card == card("T●")


@rule("DUPLE-18")
@pytest.mark.parametrize(
    ("cards", "category", "word"),
    [
        (("L★", "D★"), "Animal", "Leopard"),
        (("R☾", "B☾"), "Place", "Barnyard"),
        (("P◆", "E◆"), "Verb", "Explode"),
    ],
)
def test_leopard_barnyard_and_explode(cards: tuple[str, str], category: str, word: str) -> None:
    table = Table(cards[0], "", "I▲", middle=category, piles=(cards[1], "I✚"), turn=1)
    table.draw(1).say(1, word).expire()
    assert table.told(FaceOffWon).seat == 1


@rule("DUPLE-13")
def test_a_wild_lets_g_and_r_face_off() -> None:
    table = Table("G■", "R◆", "E☾", piles=("■◆, T●", "I✚"), turn=2)
    table.draw(2)
    assert table.race.racers == (0, 1)
    assert table.race.letters == "GR"
    assert table.race.wild


@rule("DUPLE-23")
def test_all_players_race_for_a_word_with_e_t_g_and_r() -> None:
    table = Table("E●", "T◆", "G■", "R☾", piles=("All Play, I✚", ""))
    table.draw(0).say(3, "together")
    assert table.told(AllPlayWon).seat == 3
