"""``python -m training.imitation``: a network that plays as somebody was watched to play (see ``watched``).

It begins with the weights of a network that knows the game, so that little has to be learned.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from training import network, ppo

RATE = 2e-4
HELD_OUT = 0.1


class Decisions(NamedTuple):
    """What was seen, what could be done, and what was done."""

    seen: jax.Array
    legal: jax.Array
    plays: jax.Array


def loss(params: network.Params, made: Decisions) -> jax.Array:
    """How unlikely the network finds what was done, in the mean."""
    logits, _ = network.forward(params, made.seen)
    chances = jax.nn.log_softmax(ppo.masked(logits, made.legal))
    return -jnp.mean(jnp.take_along_axis(chances, made.plays[:, None], axis=-1))


@jax.jit
def agreement(params: network.Params, made: Decisions) -> jax.Array:
    """How often the network's favourite was played."""
    logits, _ = network.forward(params, made.seen)
    return jnp.mean(jnp.argmax(ppo.masked(logits, made.legal), axis=-1) == made.plays)


@partial(jax.jit, static_argnames="batch")
def epoch(who: ppo.Learner, made: Decisions, key: jax.Array, rate: jax.Array, batch: int) -> ppo.Learner:
    """Everything once, in another order."""
    count = made.plays.shape[0] // batch
    order = jax.random.permutation(key, made.plays.shape[0])[: count * batch].reshape(count, batch)

    def update(who: ppo.Learner, rows: jax.Array) -> tuple[ppo.Learner, None]:
        gradient = jax.grad(loss)(who.params, jax.tree.map(lambda part: part[rows], made))
        return ppo.stepped(who, gradient, rate), None

    return jax.lax.scan(update, who, order)[0]


def read(path: Path) -> tuple[Decisions, Decisions]:
    """The decisions to learn from, and those held out: the last ones, so whole deals but for one."""
    with np.load(path) as stored:
        made = Decisions(*(jnp.asarray(stored[name]) for name in Decisions._fields))
    cut = int(made.plays.shape[0] * (1 - HELD_OUT))
    return jax.tree.map(lambda part: part[:cut], made), jax.tree.map(lambda part: part[cut:], made)


def main() -> None:
    """Imitate until the decisions that were held out are found less likely again."""
    parser = argparse.ArgumentParser(prog="python -m training.imitation", description=__doc__)
    parser.add_argument("decisions", type=Path)
    parser.add_argument("--begin", type=Path, required=True, help="the network to begin with")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=20, help="at most")
    parser.add_argument("--batch", type=int, default=512)
    args = parser.parse_args()
    made, held_out = read(args.decisions)
    best = network.load(args.begin)
    who, least = ppo.learner(best), float("inf")
    for number in range(args.epochs):
        rate = jnp.float32(RATE * (1 - number / args.epochs))
        who = epoch(who, made, jax.random.key(number), rate, args.batch)
        found = float(loss(who.params, held_out))
        print(f"{number}: {found:.4f}, agrees {float(agreement(who.params, held_out)):.3f}", flush=True)
        if found < least:
            best, least = who.params, found
    network.save(args.out, best, np.float16)


if __name__ == "__main__":
    main()
