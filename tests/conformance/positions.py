"""Positions of any game, reached by random play, for properties that hold in all of them."""

from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.amounts import amount
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import AnyGame

CASES = amount(30, 1000)
"""How many cases a property is tried on, for each game."""

MOST_MOVES = 120


def values_of(kind: msgspec.inspect.Type, default: Any) -> st.SearchStrategy[Any]:
    """Values that an option of this type may take; its default where they cannot be listed."""
    match kind:
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.LiteralType(values=values):
            return st.sampled_from(sorted(values, key=str))
        case msgspec.inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return st.integers(low, high)
        case msgspec.inspect.UnionType(types=types):
            return st.one_of(*(values_of(each, default) for each in types))
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.Metadata(type=inner):
            return values_of(inner, default)
    return st.just(default)


def options_of(game: AnyGame) -> st.SearchStrategy[Any]:
    """Any options of a game, most of them at their defaults."""
    fields = {}
    for field in msgspec.inspect.type_info(game.options).fields:  # type: ignore[attr-defined]
        default = getattr(game.options(), field.encode_name)
        fields[field.name] = st.one_of(st.just(default), values_of(field.type, default))
    return st.builds(game.options, **fields)


def any_switches(game: AnyGame, rng: Random) -> dict[str, bool]:
    """The options that are on or off, each at random."""
    switches = [
        field.name for field in msgspec.structs.fields(game.options) if isinstance(field.default, bool)
    ]
    return {name: rng.random() < 0.5 for name in switches}


@st.composite
def tables(draw: st.DrawFn, game: AnyGame) -> Match:
    """A fresh match with any number of seats and any options that fit."""
    seats = draw(st.sampled_from(game.seat_counts))
    options = draw(options_of(game).filter(lambda options: game.table_refusal(options, seats) is None))
    return Match.new(game, seats, options=options, seed=draw(st.integers(0, 10**6)))


@st.composite
def positions(draw: st.DrawFn, game: AnyGame) -> Match:
    """A match some moves into it, by players without a clue or by the game's own weakest bots."""
    match = draw(tables(game))
    rng = Random(draw(st.integers(0, 10**6)))
    level = draw(st.sampled_from(["random", *list(game.bots)[:1]]))
    bots = [make_bot(game, level) for _ in match.seats]
    steps = draw(st.integers(0, MOST_MOVES))
    for _, _ in zip(range(steps), play_out(match, bots, rng), strict=False):
        pass
    return match
