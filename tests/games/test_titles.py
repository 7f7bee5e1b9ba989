"""What a match is remembered for: each game names its own."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tools.web_fixtures import GAMES, opened
from twofold import Match
from twofold.engine import Events, Title, Told, for_each, installed_games, one_each
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.events import TrickWon
from twofold.games.dualis.state import RoundResult
from twofold.games.dualis.texts import text
from twofold.games.duet.beat import Rating
from twofold.games.duet.events import PerformanceFinished
from twofold.games.duos.cards import Category
from twofold.games.duos.state import TurnResult
from twofold.games.duple.state import Decided
from twofold.games.uno_duo.cards import Colour
from twofold.games.uno_duo.events import CardPlayed, CardsDrawn, RunEnded
from twofold.replays import Replay
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
        ("fastest-word", (2,), "Fastest word: “EEL” in 0.9 s")
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
        ("exact-bid", (0, 2), "Biggest exact bid: bid 3, won 3")
    ]


def test_uno_duo_remembers_what_a_play_made_the_other_draw_and_nothing_else() -> None:
    played = Told(CardPlayed(0, 0, Colour.RED, uno=False))
    events: list[Events] = [
        (Told(CardsDrawn(1, 9)),),
        (played, Told(CardsDrawn(1, 2))),
        (Told(RunEnded(1)), Told(CardsDrawn(0, 4))),
        (played, Told(CardsDrawn(0, 8))),
    ]
    assert remembered("uno-duo", 2, events) == [("biggest-stack", (1,), "Biggest stack: 4 cards at once")]


def test_uno_duo_remembers_a_stack_that_was_taken_for_want_of_an_answer_bug() -> None:
    events: list[Events] = [
        (Told(CardPlayed(0, 12, Colour.RED, uno=False)),),
        (Told(CardPlayed(1, 12, Colour.RED, uno=False)),),
        (Told(CardsDrawn(0, 4)),),
        (Told(CardsDrawn(1, 1)),),
    ]
    assert remembered("uno-duo", 2, events) == [("biggest-stack", (1,), "Biggest stack: 4 cards at once")]


def test_duos_remembers_who_thought_most_alike() -> None:
    same, other = ((0, 1), (2, 3), (4, 5), (6, 7)), ((0, 2), (1, 3), (4, 6), (5, 7))
    turn = TurnResult(0, Category.THINGS, (), (same, other, same), (), ())
    assert remembered("duos", 3, [], history=(turn,)) == [
        ("most-alike", (0, 2), "Most like the others: 4 of 4 pairs shared")
    ]


MATCHES = sorted(GAMES.glob("*/fixtures/*.txt"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_everybody_who_played_a_match_has_one_title_that_can_be_said(path: Path) -> None:
    stored = msgspec.json.decode(
        opened(path.read_bytes())[len(path.read_bytes().splitlines()[0]) :], type=Replay
    )
    honoured = [seat for title in stored.honours for seat in title.seats]
    assert sorted(honoured) == list(range(len(stored.names)))
    for language in ("en", "de", "sv"):
        said = [Speech(language)(title.text) for title in stored.honours]
        assert all(said)
        assert not [sentence for sentence in said if "{" in sentence or "title-" in sentence]


@pytest.mark.parametrize("game", sorted(installed_games))
def test_whoever_did_nothing_at_all_still_has_a_title(game: str) -> None:
    match = Match.new(game, installed_games[game].seat_counts[-1], seed=1)
    given = match.game.honours(match.state, [])
    assert sorted(seat for title in given for seat in title.seats) == list(match.seats)


def test_a_title_goes_to_whoever_has_none_before_it() -> None:
    best = Title("best", (0, 2), 3, text("title-most-tricks", count=3))
    titles = one_each([best, *for_each("own", (3, 1, 3), lambda count: text("title-tricks", count=count))])
    assert [(title.kind, title.seats) for title in titles] == [("best", (0, 2)), ("own", (1,))]


def test_dualis_honours_the_small_card_that_won_and_those_who_took_nothing() -> None:
    three, two = PlayCard(2, coin=False), PlayCard(1, coin=False)
    events: list[Events] = [
        (Told(TrickWon(1, (2,), None, three, low=False)), Told(TrickWon(1, (2,), None, three, low=False))),
        (Told(TrickWon(2, (1,), None, two, low=False)),),
    ]
    match = Match.new("dualis", 4, seed=1)
    told = {title.seats: SAID(title.text) for title in match.game.honours(match.state, events)}
    assert told == {
        (1,): "Took the most: 2 tricks",
        (2,): "Won a trick with just a 2",
        (0,): "Took no trick at all",
        (3,): "Took no trick at all",
    }
