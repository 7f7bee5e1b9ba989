"""What the training makes of the simulators."""

from functools import partial
from importlib import import_module
from pathlib import Path

import jax
import jax.numpy as jnp
import pytest

import twofold.envs


@pytest.mark.parametrize("game", ["dualis", "uno-duo"])
def test_a_step_of_the_training_can_be_compiled_bug(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(twofold.envs.__file__).parent)
    tables = import_module("training.games").GAMES[game]
    for group in tables.groups(8, 0.25):
        options = tables.seated(group, tables.options_of(group))
        begin = partial(tables.begin, group=group, options=options)
        state = jax.eval_shape(begin, jax.random.key(1))
        action = jnp.zeros(group.tables, int)
        _, paid, done = jax.eval_shape(partial(tables.play, options=options), state, action)
        assert paid.shape == (group.tables, group.seats if game == "dualis" else 2)
        assert done.shape == (group.tables,)
