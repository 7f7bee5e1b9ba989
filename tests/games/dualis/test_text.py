"""What Dualis says in a terminal."""

import pytest

from tests.games.dualis.drawing import DICE, act, table
from tests.ledger import rule
from tools.transcripts import plain
from twofold.games.dualis import rules
from twofold.games.dualis.events import RoundScored, TrickWon
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import RoundResult
from twofold.games.dualis.text import event, words
from twofold.games.dualis.view import look
from twofold.texts import Speech

HANDS = "S1R | S2R | S3R | S4R"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SPEECH = Speech(names=NAMES)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (
            RoundResult(coins=(4, 2), tricks=(8, 1), scores=(-4, -1), winner=1),
            "Ada and Cleo −4 (8 tricks, 4 coins); Ben and Dan −1 (1 trick, 2 coins). Ben and Dan win it.",
        ),
        (
            RoundResult(coins=(4, 5), tricks=(3, 6), scores=(-1, -1), winner=1),
            "Ada and Cleo −1 (3 tricks, 4 coins); Ben and Dan −1 (6 tricks, 5 coins). "
            "Ben and Dan win it on tricks.",
        ),
    ],
)
def test_a_round_is_told_with_its_winner_and_why(result: RoundResult, sentence: str) -> None:
    assert event(RoundScored(2, result), SPEECH) == f"Round 2 is over: {sentence}"


def test_in_iso_play_nobody_wins_a_round() -> None:
    result = RoundResult(coins=(2, 5, 1), tricks=(3, 5, 1), scores=(-1, 5, 1), winner=None)
    sides = "Ada −1 (3 tricks, 2 coins); Ben +5 (5 tricks, 5 coins); Cleo +1 (1 trick, 1 coin)."
    assert event(RoundScored(1, result), Speech(names=NAMES[:3])) == f"Round 1 is over: {sides}"


def test_the_sums_of_the_partnerships_are_shown_and_labelled() -> None:
    state = table(HANDS, coins=(1, 2, 0, 3), tricks=(1, 0, 2, 1))
    shown = plain(words.table(look(state, 0), (), SPEECH))
    assert "Together: Ada and Cleo 3 tricks, 1 coin; Ben and Dan 1 trick, 5 coins" in shown


def test_one_coin_is_no_plural_bug() -> None:
    """The centre held "2 red and 1 blue coins"."""
    shown = plain(words.table(look(table(HANDS, centre=(2, 1)), 0), (), SPEECH))
    assert "Centre: 2 red and 1 blue coin, so Red is trump now" in shown


def test_who_plays_alone_has_no_sums() -> None:
    state = table(HANDS, options=Options(iso=True))
    assert "Together" not in words.table(look(state, 0), (), SPEECH)


@rule("DUALIS-8")
@pytest.mark.parametrize(
    ("trick", "centre", "options", "said"),
    [
        (
            "S2R S9B M7R S5B",
            (5, 5),
            Options(),
            "Star 9 Blue is the highest Star, the suit that was led; there is no trump.",
        ),
        (
            "S2B S9B M7B S5B",
            (5, 3),
            Options(),
            "Star 9 Blue is the highest Star, the suit that was led; nobody played Red.",
        ),
        ("S2R S9B M7R S5B", (5, 3), Options(), "Moon 7 Red is the highest Red, and Red is trump."),
        (
            "S2B S9B M7R S5B",
            (5, 5),
            Options(high_low=True),
            "Star 2 Blue is the lowest Star, the suit that was led; there is no trump.",
        ),
        (
            "S2R S9B M7R S5B+",
            (5, 4),
            Options(),
            "Star 9 Blue is the highest Star, the suit that was led; there is no trump.",
        ),
        ("S2R S9R M7B S5B+", (6, 4), Options(), "Star 9 Red is the highest Red, and Red is trump."),
        (
            "S2R S4R M7B S5B+",
            (6, 4),
            Options(),
            "Star 5 Blue with a red coin is the highest Red, and Red is trump.",
        ),
    ],
)
def test_a_trick_is_told_with_its_card_and_why_it_won(
    trick: str, centre: tuple[int, int], options: Options, said: str
) -> None:
    *laid, last = trick.split()
    hands = f"M1R | M1B | M2R | {last.rstrip('+')} M2B"
    state = table(hands, centre=centre, trick=" ".join(laid), options=options)
    _, events = rules.apply(state, 3, act(last), 0, DICE)
    won = next(told.event for told in events if isinstance(told.event, TrickWon))
    assert plain(event(won, SPEECH)).partition(" wins the trick: ")[2] == said
