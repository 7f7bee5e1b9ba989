"""What the training makes of the simulators."""

from functools import partial
from importlib import import_module
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import twofold.envs


@pytest.fixture(autouse=True)
def simulators(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the training looks for them: nothing of Twofold need be installed."""
    monkeypatch.syspath_prepend(Path(twofold.envs.__file__).parent)


@pytest.mark.parametrize(
    ("game", "mixture"), [("dualis", "all"), ("dualis", "short-and-three"), ("uno-duo", "all")]
)
def test_a_step_of_the_training_can_be_compiled_bug(game: str, mixture: str) -> None:
    tables = import_module("training.games").GAMES[game]
    assert mixture in tables.MIXTURES
    for group in tables.groups(8, 0.25, mixture):
        options = tables.seated(group, tables.options_of(group))
        begin = partial(tables.begin, group=group, options=options)
        state = jax.eval_shape(begin, jax.random.key(1))
        action = jnp.zeros(group.tables, int)
        _, paid, done = jax.eval_shape(partial(tables.play, options=options), state, action)
        assert paid.shape == (group.tables, group.seats if game == "dualis" else 2)
        assert done.shape == (group.tables,)


def test_a_mixture_has_the_variants_it_names_and_no_others() -> None:
    tables = import_module("training.dualis_tables")
    four, three = tables.groups(512, 0.25, "short-and-three")
    assert (four.seats, four.tables, three.seats, three.tables) == (4, 256, 3, 256)
    assert np.all(tables.options_of(four).short)
    assert not np.any(tables.options_of(four).iso)
    assert 0 < np.mean(tables.options_of(three).short) < 0.2


def test_who_imitates_finds_what_was_done_ever_likelier() -> None:
    watched, imitation = import_module("training.watched"), import_module("training.imitation")
    network, ppo = import_module("training.network"), import_module("training.ppo")
    rows = watched.rows_of(0, deals=1)
    seen, legal, plays = (jnp.stack([jnp.asarray(row[part]) for row in rows]) for part in range(3))
    made = imitation.Decisions(seen, legal, plays)
    assert bool(jnp.all(jnp.take_along_axis(legal, plays[:, None], axis=1)))
    who = ppo.learner(network.fresh(jax.random.key(1), seen.shape[1], legal.shape[1], width=16))
    after = who
    for number in range(3):
        after = imitation.epoch(after, made, jax.random.key(number), jnp.float32(0.01), batch=16)
    assert imitation.loss(after.params, made) < imitation.loss(who.params, made)
    assert imitation.agreement(after.params, made) > imitation.agreement(who.params, made)
