"""What holds for every game that is turned into numbers."""

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.conformance.positions import positions
from twofold import Match, Refused, installed_games
from twofold.engine import AnyGame, BadOptions, FastDice, Outcome, UnknownGame
from twofold.engine.dice import FastStream
from twofold.envs.numbered import NotNumbered, NumberedGame, learnable, numbered

LEARNABLE = [installed_games[game_id] for game_id in learnable()]
every_game = pytest.mark.parametrize("game", LEARNABLE, ids=lambda game: game.id)
PAGE = Path(__file__).parent.parent.parent / "docs" / "learning.md"
many = settings(max_examples=amount(50, 200), deadline=None, print_blob=True)


def numbers_of(match: Match) -> NumberedGame:
    return numbered(match.game.id, len(match.seats), match.options)


def test_dualis_and_uno_duo_can_be_learned() -> None:
    assert {"dualis", "uno-duo"} <= set(learnable())


@every_game
@many
@given(data=st.data())
def test_what_is_hidden_from_a_seat_changes_neither_its_features_nor_its_mask(
    game: AnyGame, data: st.DataObject
) -> None:
    match = data.draw(positions(game))
    numbers = numbers_of(match)
    for seat in match.seats:
        imagined = game.imagine(match.view(seat), Random(data.draw(st.integers(0, 10**6))))
        features, mask = numbers.features(match.state, seat), numbers.mask(match.state, seat)
        assert np.array_equal(numbers.features(imagined, seat), features)
        assert np.array_equal(numbers.mask(imagined, seat), mask)


@every_game
@many
@given(data=st.data())
def test_the_mask_allows_exactly_the_choices(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    numbers = numbers_of(match)
    for seat in match.seats:
        allowed = [numbers.actions[number] for number in np.flatnonzero(numbers.mask(match.state, seat))]
        assert len(allowed) == len(match.choices(seat))
        assert all(choice in allowed for choice in match.choices(seat))


@every_game
@many
@given(data=st.data())
def test_features_are_as_many_as_the_layout_says_and_between_minus_one_and_one(
    game: AnyGame, data: st.DataObject
) -> None:
    match = data.draw(positions(game))
    numbers = numbers_of(match)
    for seat in match.seats:
        features = numbers.features(match.state, seat)
        assert features.shape == (numbers.size,)
        assert np.all(np.abs(features) <= 1)


@every_game
@settings(max_examples=5, deadline=None)
@given(data=st.data())
def test_no_draw_of_chance_is_wider_than_the_game_says(game: AnyGame, data: st.DataObject) -> None:
    class WatchedStream(FastStream):
        def below(self, limit: int) -> int:
            assert limit <= numbers.widest_chance
            return super().below(limit)

        def shuffled(self, items):  # type: ignore[no-untyped-def]
            deck = super().shuffled(items)
            assert len(deck) <= numbers.widest_chance
            return deck

    match = data.draw(positions(game))
    numbers, rng = numbers_of(match), Random(data.draw(st.integers(0, 10**6)))
    dice = FastDice(rng)
    dice._stream = WatchedStream(rng)
    state = game.setup(match.options, len(match.seats), dice)
    for _ in range(300):
        if game.outcome(state):
            break
        seat = numbers.actor(state)
        state, _ = game.apply(state, seat, rng.choice(game.choices(state, seat)), 0, dice)


@every_game
def test_every_number_means_one_action(game: AnyGame) -> None:
    for seats in game.seat_counts:
        numbers = numbered(game.id, seats)
        assert len(set(numbers.actions)) == len(numbers.actions)
        for action in numbers.actions:
            assert msgspec.json.decode(msgspec.json.encode(action), type=game.action) == action
        assert len({block.name for block in numbers.layout}) == len(numbers.layout)


@pytest.mark.parametrize("game_id", [game_id for game_id in installed_games if game_id not in learnable()])
def test_a_game_of_free_input_is_refused_with_a_sentence(game_id: str) -> None:
    complaint = f"{installed_games[game_id].name} cannot be learned .* choose one of dualis"
    with pytest.raises(NotNumbered, match=complaint):
        numbered(game_id)


def test_bad_tables_are_refused_as_everywhere() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        numbered("chess")
    with pytest.raises(BadOptions, match="3 or 4 players, not 7"):
        numbered("dualis", 7)
    with pytest.raises(BadOptions, match="'shirt'"):
        numbered("dualis", 4, {"shirt": True})
    with pytest.raises((BadOptions, Refused)):
        numbered("uno-duo", 2, {"target": 0})


@pytest.mark.parametrize(
    ("winners", "payoffs"),
    [
        ((0, 2), [1, -1, 1, -1]),
        ((3,), [-1, -1, -1, 3]),
        ((0, 1, 2), [1 / 3, 1 / 3, 1 / 3, -1]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
    ],
)
def test_the_losers_pay_one_each_and_the_winners_share_it(
    winners: tuple[int, ...], payoffs: list[float]
) -> None:
    paid = numbered("dualis", 4).payoffs(Outcome(winners, (0.0,) * 4, "It ended."))
    assert paid == payoffs
    assert sum(paid) == pytest.approx(0)


def test_nothing_is_paid_while_a_match_goes_on() -> None:
    assert numbered("dualis", 3).payoffs(None) == [0, 0, 0]


@every_game
def test_the_page_on_learning_explains_every_feature(game: AnyGame) -> None:
    page = PAGE.read_text("utf-8")
    for block in numbered(game.id).layout:
        assert f"| `{block.name}` | {block.size} | {block.meaning} |" in page
