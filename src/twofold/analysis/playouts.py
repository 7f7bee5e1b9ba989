"""Strong players play a deal again and again: what was it worth?"""

from random import Random
from typing import Any

from twofold.engine import AnyGame, FastDice
from twofold.engine.assessing import AnyAssessing

BOLDNESS = 0.5
"""Strong players nearly always agree; a little looser, they show what a deal allows."""

MOST_STEPS = 600
"""A round that is not over by then is nobody's."""


def shares_of_playouts(
    game: AnyGame, assessing: AnyAssessing, state: Any, count: int, rng: Random
) -> tuple[float, ...]:
    """By seat: how often it wins the round that begins here, all cards as they lie."""
    number = assessing.rounds(state)
    ended = played_out(game, assessing, [state] * count, number, rng)
    won = [assessing.shares(played, number) for played in ended]
    return tuple(sum(figures) / len(won) for figures in zip(*won, strict=True)) if won else ()


def played_out(
    game: AnyGame,
    assessing: AnyAssessing,
    states: list[Any],
    number: int,
    rng: Random,
    boldness: float = BOLDNESS,
) -> list[Any]:
    """States of this round when strong players have finished it; those that go on too long are left out."""
    dice = FastDice(rng)
    ended: list[Any] = []
    for _ in range(MOST_STEPS):
        ended += [state for state in states if assessing.rounds(state) > number]
        states = [state for state in states if assessing.rounds(state) == number]
        if not states:
            break
        situations = [(state, min(game.waiting_for(state))) for state in states]
        for place, (plays, chances) in enumerate(assessing.likely(situations)):
            state, seat = situations[place]
            action = rng.choices(plays, [chance**boldness for chance in chances])[0]
            states[place] = game.apply(state, seat, action, 0, dice)[0]
    return ended
