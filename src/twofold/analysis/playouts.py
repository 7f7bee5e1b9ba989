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
    number, dice = assessing.rounds(state), FastDice(rng)
    states, won = [state] * count, []
    for _ in range(MOST_STEPS):
        won += [assessing.shares(played, number) for played in states if assessing.rounds(played) > number]
        states = [played for played in states if assessing.rounds(played) == number]
        if not states:
            break
        situations = [(played, min(game.waiting_for(played))) for played in states]
        for place, (plays, chances) in enumerate(assessing.likely(situations)):
            played, seat = situations[place]
            action = rng.choices(plays, [chance**BOLDNESS for chance in chances])[0]
            states[place] = game.apply(played, seat, action, 0, dice)[0]
    return tuple(sum(figures) / len(won) for figures in zip(*won, strict=True)) if won else ()
