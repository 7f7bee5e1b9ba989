"""What holds for every registered game, whatever its rules."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.conformance.positions import CASES, positions, tables
from twofold import Audience, Match, Refused, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import AnyGame, Form, Viewer
from twofold.engine.dice import SealedDice, SealedStream
from twofold.engine.log import state_hash
from twofold.engine.options import PRESETS
from twofold.replays import read, refold
from twofold.server.api.catalogue import catalogue
from twofold.texts import REFERENCE
from twofold.texts.catalogue import page

pytestmark = pytest.mark.uncovered

every_game = pytest.mark.parametrize(
    "game", [installed_games[game_id] for game_id in installed_games], ids=list(installed_games)
)
thorough = settings(max_examples=CASES, deadline=None, print_blob=True)
brief = settings(max_examples=max(20, CASES // 10), deadline=None, print_blob=True)


def viewers(match: Match) -> Iterator[Viewer]:
    yield from match.seats
    yield Audience.SPECTATOR
    if match.over:
        yield Audience.EVERYONE


def received(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """Every byte that a viewer would get of a state."""
    choices = () if isinstance(viewer, Audience) else tuple(game.choices(state, viewer))
    return msgspec.json.encode(
        (game.look(state, viewer), choices, game.waiting_for(state), game.silence(state))
    )


def some_actions(match: Match, rng: Random) -> list[Any]:
    """Actions of all kinds, most of them out of place: what every seat could do now, from any seat."""
    offered = [(seat, choice) for seat in match.seats for choice in match.choices(seat)]
    return [
        match.game.fill(match.view(seat), choice, rng) if isinstance(choice, Form) else choice
        for seat, choice in offered
    ]


@every_game
def test_every_preset_can_be_played_by_any_number(game: AnyGame) -> None:
    assert tuple(game.presets) == PRESETS
    for name, seats in product(PRESETS, game.seat_counts):
        game.check_table(game.preset(name), seats)
    assert game.preset("box") == game.options()
    assert len({*map(game.preset, PRESETS)}) == len(PRESETS)
    assert all(page(game.id, f"preset-{name}", REFERENCE) for name in PRESETS)


@every_game
def test_every_option_says_where_a_form_shows_it(game: AnyGame) -> None:
    (card,) = (card for card in catalogue().games if card.id == game.id)
    shown = card.options_schema["properties"]
    assert shown.keys() == card.defaults.keys()
    for option in shown.values():
        assert page("shell", f"option-group-{option['group']}", REFERENCE)
        assert set(option.get("seats", game.seat_counts)) <= {*game.seat_counts}


@every_game
@thorough
@given(data=st.data())
def test_imagine_agrees_with_look(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    rng = Random(data.draw(st.integers(0, 10**6)))
    viewer = data.draw(st.sampled_from(list(viewers(match))))
    imagined = game.imagine(match.view(viewer), rng)
    assert received(game, imagined, viewer) == received(game, match.state, viewer)
    assert game.outcome(imagined) == match.outcome
    if not isinstance(viewer, Audience) and not match.over:
        for action in some_actions(match, rng):
            assert game.refusal(imagined, viewer, action) == game.refusal(match.state, viewer, action)


@every_game
@thorough
@given(data=st.data())
def test_choices_and_refusals_agree(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    listed = {seat: list(match.choices(seat)) for seat in match.seats}
    actions = some_actions(match, Random(0))
    for seat in match.seats:
        forms = {choice.action for choice in listed[seat] if isinstance(choice, Form)}
        for action in actions:
            tag = msgspec.to_builtins(action)["type"]
            if action in listed[seat]:
                assert match.refusal(seat, action) is None
            elif tag not in forms:
                assert match.refusal(seat, action) is not None


@every_game
@brief
@given(data=st.data())
def test_the_table_waits_only_for_seats_that_can_act(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    assert all(match.choices(seat) for seat in match.waiting_for)
    assert match.over or match.waiting_for or match.deadline is not None


@every_game
@brief
@given(data=st.data())
def test_rules_are_pure(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    before, dice = match.state_hash, SealedDice(b"seed", match.header.id)
    for seat in match.seats:
        for action in some_actions(match, Random(0)):
            if match.refusal(seat, action) is None:
                once = game.apply(match.state, seat, action, match.now + 1, dice)
                assert once == game.apply(match.state, seat, action, match.now + 1, dice)
    assert match.state_hash == before


@every_game
@brief
@given(data=st.data())
def test_the_same_log_gives_the_same_state(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    again = refold(read(match.lines()))
    assert again.state_hash == match.state_hash
    assert again.events == match.events
    for viewer in viewers(match):
        assert list(again.events_for(viewer)) == list(match.events_for(viewer))


@every_game
@brief
@given(data=st.data())
def test_state_and_view_survive_the_wire(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    decoded = msgspec.json.decode(msgspec.json.encode(match.state), type=game.state)
    assert state_hash(game.written(decoded)) == match.state_hash
    for viewer in viewers(match):
        view = match.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view) == view
    for events in match.events:
        for told in events:
            assert msgspec.json.decode(msgspec.json.encode(told.event), type=game.event) == told.event


@every_game
@settings(max_examples=amount(12, 30), deadline=None)
@given(data=st.data())
def test_every_match_that_bots_play_ends(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(tables(game))
    bots = [RandomBot(game) for _ in match.seats]
    for _ in play_out(match, bots, Random(data.draw(st.integers(0, 10**6)))):
        assert len(match.entries) < 20_000
    assert match.outcome is not None
    assert match.outcome.winners
    assert len(match.outcome.scores) == len(match.seats)
    assert not match.waiting_for
    assert all(not match.choices(seat) for seat in match.seats)


@every_game
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_no_stream_of_chance_is_used_twice(game: AnyGame, data: st.DataObject) -> None:
    used: set[tuple[str, int]] = set()

    class WatchedDice(SealedDice):
        def stream(self, purpose: str, number: int) -> SealedStream:
            assert (purpose, number) not in used
            used.add((purpose, number))
            return super().stream(purpose, number)

    match = data.draw(tables(game))
    match._dice = WatchedDice(b"seed", match.header.id)
    match.state = game.setup(match.options, len(match.seats), match._dice)
    for _ in play_out(match, [RandomBot(game) for _ in match.seats], Random(1)):
        pass
    assert used


WRONG_PARTS: list[Any] = [None, True, 1, 1.5, "1", b"1", [], ((1, 2, 3),), {"a": 1}, object()]


def mistyped(action: Any, rng: Random) -> Any:
    """The action with one of its parts exchanged for something that is mostly of another type."""
    return msgspec.structs.replace(
        action, **{rng.choice(type(action).__struct_fields__): exchanged(action, rng)}
    )


def exchanged(action: Any, rng: Random) -> Any:
    """A wrong part, or a right one with something wrong in the middle of it."""
    parts = [part for part in msgspec.structs.astuple(action) if isinstance(part, tuple) and part]
    if not parts or rng.random() < 0.5:
        return rng.choice(WRONG_PARTS)
    part = rng.choice(parts)
    place = rng.randrange(len(part))
    return (*part[:place], rng.choice(WRONG_PARTS), *part[place + 1 :])


@every_game
@brief
@given(data=st.data())
def test_what_is_mistyped_is_refused_or_read_right(game: AnyGame, data: st.DataObject) -> None:
    """It never raises anything but ``Refused``, changes nothing, or gives a match that can be loaded."""
    match = data.draw(positions(game))
    rng = Random(data.draw(st.integers(0, 10**6)))
    for action in [action for action in some_actions(match, rng) if type(action).__struct_fields__]:
        seat, wrong, before = rng.choice(match.seats), mistyped(action, rng), match.state_hash
        if match.refusal(seat, wrong) is None:
            match.act(seat, wrong)
        else:
            with pytest.raises(Refused):
                match.act(seat, wrong)
            assert match.state_hash == before
    again = refold(read(match.lines()))
    assert (again.entries, again.state_hash) == (match.entries, match.state_hash)
