"""Every puzzle that is shipped stands as it was found, and can be solved."""

from random import Random

import pytest

from tools.puzzles import LEAST_GAP, clear_cut, explained, puzzle_in
from twofold import installed_games
from twofold.engine import Refused
from twofold.engine.assessing import Decided
from twofold.games.dualis.actions import HandCoins
from twofold.puzzles import NoPuzzles, Puzzle, Rating, next_puzzle, position, puzzle_of, read_puzzles, solve
from twofold.puzzles.puzzle import numbered

GAMES = ("dualis", "uno-duo")


@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_are_shipped(game: str) -> None:
    assert len(read_puzzles(game).puzzles) >= 200


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_to_a_decision_with_one_clearly_best_play(game: str) -> None:
    for puzzle in read_puzzles(game).puzzles:
        match = position(game, puzzle)
        actions = numbered(match)
        legal = match.choices(puzzle.seat)
        assert puzzle.seat in match.waiting_for
        assert all(actions[play] in legal for weighed in puzzle.weighed for play in weighed.plays)
        assert puzzle.gap >= LEAST_GAP
        assert explained(puzzle)
        chances = [weighed.chance for weighed in puzzle.weighed]
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_solved_by_its_best_play_and_by_no_other(game: str) -> None:
    for puzzle in read_puzzles(game).puzzles:
        match = position(game, puzzle)
        actions = numbered(match)
        best, *others = puzzle.weighed
        for play in best.plays:
            assert solve(match, puzzle, actions[play]).right
        for other in others:
            assert not solve(match, puzzle, actions[other.plays[0]]).right


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

        def assess(self, decided: Decided, deals: int, rng: Random) -> tuple[()]:
            return ()

    assert clear_cut(Content(), Decided(0, None, (), None), Random(1)) == ()


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
    with pytest.raises(NoPuzzles, match="201"):
        puzzle_of("dualis", 201)


def test_a_puzzle_shows_only_what_its_seat_may_know() -> None:
    puzzle = puzzle_of("dualis", 1)
    assert isinstance(puzzle, Puzzle)
    match = position("dualis", puzzle)
    hidden = [hand for seat, hand in enumerate(match.view(puzzle.seat).hands) if seat != puzzle.seat]
    assert all(hasattr(hand, "count") for hand in hidden)
