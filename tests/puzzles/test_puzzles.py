"""Every puzzle that is shipped stands as it was found, and can be solved."""

from collections.abc import Sequence
from random import Random

import pytest

from tools.puzzles import LEAST_GAP, clear_cut, explained, puzzle_in
from twofold import installed_games
from twofold.engine import Refused
from twofold.engine.assessing import Decided
from twofold.games.dualis.actions import HandCoins
from twofold.puzzles import (
    NoPuzzles,
    Promised,
    Puzzle,
    Rating,
    next_puzzle,
    position,
    puzzle_of,
    read_puzzles,
    solve,
    variant,
)
from twofold.puzzles.puzzle import numbered
from twofold.puzzles.solving import SHOWN
from twofold.texts import Speech
from twofold.texts.catalogue import languages

GAMES = ("dualis", "uno-duo")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_for_some_evenings(game: str) -> None:
    assert len(read_puzzles(game).puzzles) >= 100


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_play_is_weighed_once_and_one_is_clearly_the_best_bug(game: str) -> None:
    for puzzle in read_puzzles(game).puzzles:
        match = position(game, puzzle)
        actions, assessing = numbered(match), match.game.looking_back
        assert assessing is not None
        assert puzzle.seat in match.waiting_for
        alike = assessing.alike(match.view(puzzle.seat), match.choices(puzzle.seat))
        assert {frozenset(actions[play] for play in weighed.plays) for weighed in puzzle.weighed} == {
            frozenset(group) for group in alike
        }
        assert len(puzzle.weighed) == len(alike)
        assert puzzle.gap >= LEAST_GAP
        assert explained(puzzle.weighed)
        chances = [weighed.chance for weighed in puzzle.weighed]
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_play_solves_its_puzzle_or_not_and_is_shown_with_the_solution_bug(game: str) -> None:
    for puzzle in read_puzzles(game).puzzles:
        match = position(game, puzzle)
        actions = numbered(match)
        for place, weighed in enumerate(puzzle.weighed):
            for play in weighed.plays:
                solution = solve(match, puzzle, actions[play])
                own = [promised for promised in solution.plays if promised.own]
                assert solution.right == (place == 0)
                assert own == [Promised(actions[play], weighed.chance, own=True)]
                assert len(solution.plays) <= SHOWN + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_easiest_come_first(game: str) -> None:
    ratings = [puzzle.rating for puzzle in read_puzzles(game).puzzles]
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_has_a_name_in_every_language(game: str) -> None:
    for puzzle in read_puzzles(game).puzzles:
        for language in languages():
            names = [Speech(language)(option) for option in variant(game, puzzle)]
            assert len(names) == len(puzzle.options)
            assert not any("option-" in name for name in names)


def test_no_two_puzzles_are_alike() -> None:
    for game in GAMES:
        seeds = [puzzle.seed for puzzle in read_puzzles(game).puzzles]
        assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("game", GAMES)
def test_another_search_finds_the_same_best_play(game: str) -> None:
    puzzle = max(read_puzzles(game).puzzles[:20], key=lambda puzzle: puzzle.gap)
    match = position(game, puzzle)
    assessing = match.game.looking_back
    assert assessing is not None
    best, other = (numbered(match)[weighed.plays[-1]] for weighed in puzzle.weighed[:2])
    decided = Decided(puzzle.seat, match.view(puzzle.seat), match.choices(puzzle.seat), other)
    analyst = assessing.analyst()
    analyst.watch(decided.view)
    assert analyst.assess(decided, 64, Random(5))[0].action == best


def test_the_tool_finds_the_same_puzzle_again() -> None:
    game = installed_games["uno-duo"]
    found = puzzle_in(game, 3)
    assert found is not None
    assert found == puzzle_in(game, 3)


def test_a_decision_without_a_choice_is_no_puzzle() -> None:
    class Content:
        def watch(self, view: object) -> None: ...

        def assess(
            self, decided: Decided, deals: int, rng: Random, plays: Sequence[object] = ()
        ) -> tuple[()]:
            return ()

    assert clear_cut(Content(), Decided(0, None, (), None), (), Random(1)) == ()


def test_a_move_that_the_puzzle_is_not_about_is_no_answer() -> None:
    puzzle, match = next(
        (puzzle, match)
        for puzzle in read_puzzles("dualis").puzzles
        if HandCoins(1) in (match := position("dualis", puzzle)).choices(puzzle.seat)
    )
    with pytest.raises(Refused, match="PUZZLE-1"):
        solve(match, puzzle, HandCoins(1))


def test_an_illegal_answer_is_refused_by_its_rule() -> None:
    puzzle = puzzle_of("dualis", 1)
    match = position("dualis", puzzle)
    stranger = next(card for card in range(52) if not match.state.hands[puzzle.seat] >> card & 1)
    with pytest.raises(Refused, match="DUALIS-3"):
        solve(match, puzzle, {"type": "play", "card": stranger, "coin": False})


def test_a_stranger_begins_with_easy_ones() -> None:
    first = puzzle_of("dualis", next_puzzle("dualis", Rating(), ()))
    later = puzzle_of("dualis", next_puzzle("dualis", Rating(deviation=60), ()))
    assert first.rating < later.rating < Rating().rating


def test_whoever_solves_much_gets_harder_ones() -> None:
    weak, strong = (next_puzzle("dualis", Rating(rating), ()) for rating in (900, 2200))
    assert puzzle_of("dualis", weak).rating < puzzle_of("dualis", strong).rating


def test_what_is_done_does_not_come_again_before_all_are() -> None:
    count = len(read_puzzles("dualis").puzzles)
    done: list[int] = []
    for _ in range(count):
        done.append(next_puzzle("dualis", Rating(), done))
    assert sorted(done) == list(range(1, count + 1))
    assert next_puzzle("dualis", Rating(), done) in done


def test_unknown_puzzles_are_said_to_be_unknown() -> None:
    with pytest.raises(NoPuzzles, match="DUOS"):
        read_puzzles("duos")
    with pytest.raises(NoPuzzles, match="There is no puzzle"):
        puzzle_of("dualis", len(read_puzzles("dualis").puzzles) + 1)


def test_a_puzzle_shows_only_what_its_seat_may_know() -> None:
    puzzle = puzzle_of("dualis", 1)
    assert isinstance(puzzle, Puzzle)
    match = position("dualis", puzzle)
    hidden = [hand for seat, hand in enumerate(match.view(puzzle.seat).hands) if seat != puzzle.seat]
    assert all(hasattr(hand, "count") for hand in hidden)
