"""``python -m training dualis``: train for some minutes by self-play, and leave everything needed to go on.

Needs JAX and NumPy and nothing else. Run it from the top of the repository.
"""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src" / "twofold" / "envs"))

import jax
import jax.numpy as jnp
import numpy as np

from training import network, ppo
from training.games import GAMES

RATE, LAST_RATE = 4e-4, 2e-5
CURIOUS, LAST_CURIOUS = 0.012, 0.002
MOST_FORMER = 6
WARM_UP = 200


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path, help="the folder of the piece before")
    parser.add_argument("--minutes", type=float, default=8.0, help="how long this piece may take")
    parser.add_argument("--begun", type=float, default=0.0, help="share of the whole training done before")
    parser.add_argument("--until", type=float, default=1.0, help="share of the whole training done after")
    parser.add_argument("--tables", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=52, help="steps of a rollout")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--width", type=int, default=640)
    parser.add_argument("--league", type=float, default=0.25, help="share of tables against former selves")
    parser.add_argument("--exploit", type=Path, help="learn only to beat this network")
    parser.add_argument("--rival", type=Path, help="a network of another kind that joins the league")
    parser.add_argument("--rivals", type=float, default=0.5, help="share of the league's tables that meet it")
    parser.add_argument("--mixture", default="all", help="which variants are played, and how often")
    parser.add_argument("--snapshot", type=float, default=75.0, help="seconds between former selves")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Training:
    """One piece of a training."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.game = GAMES[args.game]
        self.key = jax.random.key(args.seed)
        self.plan = tuple(self.game.groups(args.tables, 1.0 if args.exploit else args.league, args.mixture))
        self.rival = network.load(args.rival) if args.rival else None
        self.former = self.former_selves()
        self.learner = ppo.learner(self.weights())
        self.variants = [self.game.options_of(group) for group in self.plan]
        begin = jax.jit(
            lambda key: [
                self.game.begin(jax.random.fold_in(key, number), group, self.game.seated(group, options))
                for number, (group, options) in enumerate(zip(self.plan, self.variants, strict=True))
            ]
        )
        self.states = begin(self.next_key())
        self.duels = begin(self.next_key())
        self.began = perf_counter()
        self.iterations = 0
        self.log = (args.out / "curve.jsonl").open("a")

    def next_key(self) -> jax.Array:
        """A key that was not used before."""
        self.key, key = jax.random.split(self.key)
        return key

    def weights(self) -> network.Params:
        """Those of the piece before, or fresh ones."""
        if self.args.resume:
            return network.load(self.args.resume / "params.npz")
        return network.fresh(self.next_key(), self.game.INPUTS, self.game.ACTIONS, self.args.width)

    def former_selves(self) -> list[network.Params]:
        """The league of the piece before; for an exploiter, its victim alone."""
        if self.args.exploit:
            return [network.load(self.args.exploit)]
        if not self.args.resume:
            return []
        return [network.load(path) for path in sorted(self.args.resume.glob("former*.npz"))]

    @property
    def share(self) -> float:
        """How much of the whole training is done."""
        spent = (perf_counter() - self.began) / 60 / self.args.minutes
        return self.args.begun + (self.args.until - self.args.begun) * min(1.0, spent)

    def run(self) -> None:
        """Iterate until the time is up."""
        next_snapshot, rng = self.args.snapshot, np.random.default_rng(self.args.seed)
        while perf_counter() - self.began < 60 * self.args.minutes:
            figures = self.iterate(self.opponent(rng))
            self.iterations += 1
            if self.iterations in (1, 2) or self.iterations % 25 == 0:
                self.note(figures)
            if perf_counter() - self.began > next_snapshot:
                next_snapshot += self.args.snapshot
                self.snapshot()
        self.note(figures)
        self.snapshot()

    def opponent(self, rng: np.random.Generator) -> network.Params:
        """Whom the league's tables meet next."""
        if self.rival is not None and rng.random() < self.args.rivals:
            return self.rival
        return self.former[rng.integers(len(self.former))] if self.former else self.learner.params

    def iterate(self, former: network.Params) -> Any:
        """One rollout and its updates."""
        share, warm = self.share, min(1.0, (self.iterations + 1) / WARM_UP)
        rate = warm * (LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * share)))
        curious = CURIOUS + (LAST_CURIOUS - CURIOUS) * share
        self.learner, self.states, figures = ppo.iterate(
            self.learner,
            former,
            self.states,
            self.variants,
            jnp.float32(rate),
            jnp.float32(curious),
            self.next_key(),
            game=self.game,
            plan=self.plan,
            steps=self.args.steps,
            batch=self.args.batch,
            epochs=self.args.epochs,
        )
        return figures

    def note(self, figures: Any, **more: Any) -> None:
        """A line of the curve."""
        error, entropy, moved = (round(float(figure), 5) for figure in figures)
        decisions = self.iterations * self.args.steps * sum(group.tables for group in self.plan)
        spent = perf_counter() - self.began
        line = {
            "seconds": round(spent, 1),
            "iterations": self.iterations,
            "decisions": decisions,
            "error": error,
            "entropy": entropy,
            "moved": moved,
            **more,
        }
        self.write(line)

    def write(self, line: dict[str, Any]) -> None:
        """To the log and to the screen."""
        print(json.dumps(line), file=self.log, flush=True)
        print(json.dumps(line), flush=True)

    def snapshot(self) -> None:
        """Keep the weights, meet the former selves, and join them."""
        params = self.learner.params
        network.save(self.args.out / "params.npz", params)
        for number, former in enumerate(self.former):
            if number in (0, len(self.former) - 1):
                self.write(self.met(number, former))
        if self.rival is not None:
            self.write(self.met("rival", self.rival))
        if not self.args.exploit:
            self.former.append(params)
            if (
                len(self.former) > MOST_FORMER
            ):  # the first stays, and every second of the others goes on ageing
                del self.former[1 + self.iterations % (MOST_FORMER - 2)]
            for number, former in enumerate(self.former):
                network.save(self.args.out / f"former{number}.npz", former, np.float16)

    def met(self, name: int | str, other: network.Params) -> dict[str, Any]:
        """A line of the curve about a duel."""
        return {
            "seconds": round(perf_counter() - self.began, 1),
            "duel": name,
            "former": len(self.former),
            **self.duel(self.learner.params, other),
        }

    def duel(self, one: network.Params, other: network.Params) -> dict[str, Any]:
        """What the first earns against the second, by variant."""
        found = ppo.duel(
            one,
            other,
            self.duels,
            self.variants,
            game=self.game,
            plan=self.plan,
            steps=self.game.DUEL_STEPS,
        )
        figures: dict[str, Any] = {}
        for group, options, result in zip(self.plan, self.variants, found, strict=True):
            earned, episodes = np.asarray(result)
            for name, chosen in self.game.variants(group, options).items():
                mean = earned[chosen].sum() / max(1.0, episodes[chosen].sum())
                figures[name] = round(float(mean), 4)
        return figures


def main() -> None:
    """Train, then say how fast it was."""
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    training = Training(args)
    print(f"{network.size(training.learner.params):,} parameters, {jax.devices()}", flush=True)
    training.run()


if __name__ == "__main__":
    main()
