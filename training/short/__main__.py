"""``python -m training.short``: Dualis' short game, learned against ``hard-1`` and former selves.

An adversary, if there is one, learns meanwhile to beat the learner and nobody else: whatever of the learner's
play serves only against ``hard-1`` it punishes at the other tables.

Needs JAX, NumPy, CuPy and an NVIDIA GPU. Run it from the top of the repository.
"""

import argparse
import json
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from training import network, ppo
from training.short.tables import PLAYS_OF_A_ROUND, Seen, Tables

LAST_RATE = 1e-5
CURIOUS, LAST_CURIOUS = 0.006, 0.001
WARM_UP = 20
ADVERSARY = 0.6
"""How often the tables without ``hard-1`` are played against the adversary, where there is one."""

ITSELF = 0.4
"""How often, of the other times, they are played against the learner as it is."""

MOST_FORMER = 9
DUELS = 16384
DUEL_SEEDS = (777, 778)
EACH_ROW = 0.985
"""So many of the decisions of one's own, about half of all, are learned from: batches have one size."""


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m training.short", description=__doc__)
    parser.add_argument("--begin", type=Path, required=True, help="the network to begin with")
    parser.add_argument("--former", type=Path, required=True, help="the network that it must not fall behind")
    parser.add_argument(
        "--adversary", type=Path, help="the network that learns meanwhile to beat the learner"
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=65536)
    parser.add_argument("--hard", type=float, default=0.6, help="share of the tables against hard-1")
    parser.add_argument("--deals", type=int, default=24, help="imagined deals of hard-1")
    parser.add_argument("--duel-deals", type=int, default=60, help="the same in duels")
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--snapshot", type=float, default=60.0, help="seconds between former selves")
    parser.add_argument("--exploit", action="store_true", help="learn only to beat the former network")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Choice(NamedTuple):
    """By table: the play, the logarithm of its chance, the value, and whether the learner decided."""

    play: jax.Array
    chance: jax.Array
    value: jax.Array
    own: jax.Array


@partial(jax.jit, static_argnames=("hard", "greedy"))
def chosen(
    params: network.Params, former: network.Params, seen: Seen, key: jax.Array, *, hard: int, greedy: bool
) -> Choice:
    """What the learner plays, and from the table ``hard`` on a former self where that is in turn."""
    place = jnp.arange(seen.seat.shape[0])
    own = seen.seat % 2 == place % 2
    logits, value = network.forward(params, seen.seen)
    if hard < place.shape[0]:
        others, foreseen = network.forward(former, seen.seen[hard:])
        logits = logits.at[hard:].set(jnp.where(own[hard:, None], logits[hard:], others))
        value = value.at[hard:].set(jnp.where(own[hard:], value[hard:], foreseen))
    logits = ppo.masked(logits, seen.legal)
    play = jnp.argmax(logits, axis=-1) if greedy else jax.random.categorical(key, logits)
    chance = jnp.take_along_axis(jax.nn.log_softmax(logits), play[:, None], axis=-1)[:, 0]
    return Choice(play.astype(jnp.int32), chance, value, own)


@partial(jax.jit, static_argnames="hard")
def joined(choice: Choice, answers: jax.Array, *, hard: int) -> jax.Array:
    """Everybody's plays: those of ``hard-1`` where it is in turn."""
    place = jnp.arange(answers.shape[0])
    return jnp.where(choice.own | (place >= hard), choice.play, answers)


Round = list[tuple[Seen, Choice, jax.Array]]


def played(
    tables: Tables,
    params: network.Params,
    former: network.Params,
    seed: int,
    *,
    hard: int,
    deals: int,
    duel: bool = False,
) -> tuple[jax.Array, Round]:
    """A round at every table; who won, and all decisions. In a duel everybody plays what they like best."""
    tables.deal(seed, twice=duel)
    key, decisions = jax.random.key(seed), []
    for number in range(PLAYS_OF_A_ROUND):
        seen = tables.look()
        choice = chosen(params, former, seen, jax.random.fold_in(key, number), hard=hard, greedy=duel)
        plays = joined(choice, tables.ask_hard(hard, deals, seed * 64 + number), hard=hard)
        tables.play(plays)
        if not duel:
            decisions.append((seen, choice, plays))
    return tables.won(), decisions


@partial(jax.jit, static_argnames=("hard", "to_adversary"))
def lesson_of(decisions: Round, won: jax.Array, *, hard: int, to_adversary: bool) -> ppo.Lesson:
    """What a round teaches the learner or its adversary: a victory pays 1, a defeat -1, to both partners."""
    seen, choice, plays = jax.tree.map(lambda *parts: jnp.stack(parts), *decisions)
    place = jnp.arange(won.shape[0])
    learners = jnp.arange(4) % 2 == place[:, None] % 2
    taught = ~choice.own & (place >= hard) if to_adversary else choice.own
    paid = jnp.where(learners, 1.0, -1.0) * (2 * won - 1)[:, None]
    rewards = jnp.zeros((PLAYS_OF_A_ROUND, *paid.shape)).at[-1].set(paid)
    done = jnp.zeros((PLAYS_OF_A_ROUND, *won.shape), bool).at[-1].set(True)
    lesson = ppo.lesson_of(
        ppo.Sample(
            seen.seen,
            seen.legal,
            plays,
            choice.chance,
            choice.value,
            seen.seat,
            rewards,
            done,
            taught,
        ),
        1.0,
    )
    return ppo.levelled(lesson)


@jax.jit
def learned(
    who: ppo.Learner, lesson: ppo.Lesson, batches: jax.Array, rate: jax.Array, curious: jax.Array
) -> tuple[ppo.Learner, Any]:
    """The updates of one epoch."""

    def update(who: ppo.Learner, rows: jax.Array) -> tuple[ppo.Learner, Any]:
        return ppo.updated(who, jax.tree.map(lambda part: part[rows], lesson), rate, curious)

    who, figures = jax.lax.scan(update, who, batches)
    return who, jax.tree.map(jnp.mean, figures)


class Training:
    """One piece of a training."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.rng = np.random.default_rng(args.seed)
        self.first = network.load(args.former)
        self.former = [self.first]
        self.learner = ppo.learner(network.load(args.begin))
        self.adversary = ppo.learner(network.load(args.adversary)) if args.adversary else None
        self.tables, self.duels = Tables(args.tables), Tables(DUELS)
        self.hard = 0 if args.exploit else int(args.tables * args.hard)
        self.iterations = 0
        self.log = (args.out / "curve.jsonl").open("a")
        self.began = perf_counter()

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return perf_counter() - self.began

    def run(self) -> None:
        """Iterate until the time is up."""
        next_snapshot = 0.0
        while self.seconds < 60 * self.args.minutes:
            if self.seconds >= next_snapshot:
                next_snapshot += self.args.snapshot
                self.snapshot()
            self.iterate()
        self.snapshot()

    def opponent(self) -> network.Params:
        """Whom of the others the tables without ``hard-1`` meet next."""
        if self.args.exploit:
            return self.first
        if self.rng.random() < ITSELF:
            return self.learner.params
        return self.former[self.rng.integers(len(self.former))]

    def iterate(self) -> None:
        """A round at every table, and the updates it allows."""
        args = self.args
        adversary = self.adversary if self.rng.random() < ADVERSARY else None
        won, decisions = played(
            self.tables,
            self.learner.params,
            adversary.params if adversary else self.opponent(),
            1_000_003 * args.seed + self.iterations,
            hard=self.hard,
            deals=args.deals,
        )
        lesson = lesson_of(decisions, won, hard=self.hard, to_adversary=False)
        self.learner, figures = self.taught(self.learner, lesson, args.tables)
        if adversary:
            lesson = lesson_of(decisions, won, hard=self.hard, to_adversary=True)
            self.adversary, _ = self.taught(adversary, lesson, args.tables - self.hard)
        self.iterations += 1
        if self.iterations % 25 == 0:
            error, entropy, moved = (round(float(figure), 5) for figure in figures)
            self.write(error=error, entropy=entropy, moved=moved)

    def taught(self, who: ppo.Learner, lesson: ppo.Lesson, tables: int) -> tuple[ppo.Learner, Any]:
        """The updates that a lesson of so many tables allows."""
        args, share = self.args, min(1.0, self.seconds / 60 / self.args.minutes)
        warm = min(1.0, (self.iterations + 1) / WARM_UP)
        rate = warm * (LAST_RATE + (args.rate - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * share)))
        curious = CURIOUS + (LAST_CURIOUS - CURIOUS) * share
        own = np.flatnonzero(np.asarray(lesson.weight))
        count = int(tables * PLAYS_OF_A_ROUND / 2 * EACH_ROW) // args.batch
        for _ in range(args.epochs):
            rows = self.rng.permutation(own)[: count * args.batch].reshape(count, args.batch)
            who, figures = learned(who, lesson, jnp.asarray(rows), jnp.float32(rate), jnp.float32(curious))
        return who, figures

    def write(self, **figures: Any) -> None:
        """A line of the curve, to the log and to the screen."""
        decisions = self.iterations * self.args.tables * PLAYS_OF_A_ROUND
        line = {"seconds": round(self.seconds, 1), "iterations": self.iterations, "decisions": decisions}
        text = json.dumps(line | figures)
        print(text, file=self.log, flush=True)
        print(text, flush=True)

    def snapshot(self) -> None:
        """Keep the weights, tell what they win, and let them, and the adversary's, join the former ones."""
        params = self.learner.params
        network.save(self.args.out / "params.npz", params, np.float16)
        against = {"short": self.duel(0, self.first)}
        if not self.args.exploit:
            against["hard-1"] = self.duel(DUELS, self.first)
        if self.adversary:
            network.save(self.args.out / "adversary.npz", self.adversary.params, np.float16)
            against["adversary"] = self.duel(0, self.adversary.params)
        self.write(duel=0, **against)
        self.former.append(params)
        if self.adversary:
            self.former.append(self.adversary.params)
        while len(self.former) > MOST_FORMER:  # the first stays, and the newest
            del self.former[self.rng.integers(1, MOST_FORMER - 1)]

    def duel(self, hard: int, other: network.Params) -> float:
        """What it earns in duplicate deals against another network or ``hard-1``: 1 wins every round."""
        won, _ = played(
            self.duels,
            self.learner.params,
            other,
            DUEL_SEEDS[hard > 0],
            hard=hard,
            deals=self.args.duel_deals,
            duel=True,
        )
        return round(2 * float(jnp.mean(won)) - 1, 4)


def main() -> None:
    """Learn."""
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    Training(args).run()


if __name__ == "__main__":
    main()
