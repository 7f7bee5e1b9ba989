"""What a match is remembered for: each game names its own."""

from typing import Any

import pytest
from msgspec.structs import replace

from twofold import Match
from twofold.engine import Events, Told, installed_games
from twofold.games.dualis.state import RoundResult
from twofold.games.duet.beat import Rating
from twofold.games.duet.events import PerformanceFinished
from twofold.games.duos.cards import Category
from twofold.games.duos.state import TurnResult
from twofold.games.duple.state import Decided
from twofold.games.uno_duo.cards import Colour
from twofold.games.uno_duo.events import CardPlayed, CardsDrawn, RunEnded
from twofold.texts import Speech

SAID = Speech("en")


def remembered(game: str, seats: int, happened: list[Events], **state: Any) -> list[tuple[str, Any, str]]:
    """The titles of a match that ended like this: kind, seats, and what is said of it."""
    match = Match.new(game, seats, seed=1)
    found = match.game.titles(replace(match.state, **state), happened)
    return [(title.kind, title.seats, SAID(title.text)) for title in found]


@pytest.mark.parametrize("game", sorted(installed_games))
def test_a_match_in_which_nothing_was_done_is_remembered_for_nothing(game: str) -> None:
    assert remembered(game, installed_games[game].seat_counts[0], []) == []


def test_duple_remembers_the_fastest_word() -> None:
    races = [
        Decided("face_off", (0, 1), "AB", "", 0, "abbey", 2_340),
        Decided("face_off", (1, 2), "EL", "", 2, "eel", 940),
        Decided("face_off", (0, 1), "ZZ", "", None, "", 100),
    ]
    assert remembered("duple", 3, [], decided=tuple(races)) == [
        ("fastest-word", (2,), "Fastest word: “eel” in 0.9 s")
    ]


def test_duet_remembers_the_steadiest_hand() -> None:
    events: list[Events] = [
        (Told(PerformanceFinished(0, Rating(41.0, 12.0, 3.0))),),
        (Told(PerformanceFinished(1, Rating(23.4, 30.0, 3.0))),),
    ]
    assert remembered("duet", 2, events) == [
        ("steadiest-hand", (1,), "Steadiest hand: 23 ms off the beat on average")
    ]


def test_dualis_remembers_the_boldest_bid_that_was_exact() -> None:
    results = (RoundResult((3, 5), (3, 9), (3, -4), 0), RoundResult((7, 0), (4, 0), (-3, 0), 1))
    assert remembered("dualis", 4, [], results=results) == [
        ("exact-bid", (0, 2), "Most exact bid: 3 bid, 3 won")
    ]


def test_uno_duo_remembers_what_a_play_made_the_other_draw_and_nothing_else() -> None:
    played = Told(CardPlayed(0, 0, Colour.RED, uno=False))
    events: list[Events] = [
        (Told(CardsDrawn(1, 9)),),
        (played, Told(CardsDrawn(1, 2))),
        (Told(RunEnded(1)), Told(CardsDrawn(0, 4))),
        (played, Told(CardsDrawn(0, 8))),
    ]
    assert remembered("uno-duo", 2, events) == [
        ("biggest-stack", (1,), "Biggest stack thrown: 4 cards at once")
    ]


def test_duos_remembers_who_thought_most_alike() -> None:
    same, other = ((0, 1), (2, 3), (4, 5), (6, 7)), ((0, 2), (1, 3), (4, 6), (5, 7))
    turn = TurnResult(0, Category.THINGS, (), (same, other, same), (), ())
    assert remembered("duos", 3, [], history=(turn,)) == [
        ("most-alike", (0, 2), "Thought most alike: 4 of 4 pairs")
    ]
