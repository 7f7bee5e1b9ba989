"""Random full games of Twofold and of others; each player counts its games and moves."""

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pyspiel
import rlcard
from pgx.experimental.wrappers import auto_reset

from twofold import Match, installed_games
from twofold.engine import FastDice
from twofold.envs.batch import dualis as arrays
from twofold.envs.pettingzoo import env

Player: TypeAlias = Callable[[], tuple[int, int]]
"""Plays on for a while, and says how many games it ended and how many moves it made."""

TABLES = 1000
STEPS = 50
"""What is played in batches: at so many tables, so many steps at a time."""


def dualis_by_contract(seed: int, *, views: bool = False) -> Player:
    """Dualis through the functions of its contract; with views, whoever is to move sees what it may know."""
    game = installed_games["dualis"]
    rng = Random(seed)
    dice = FastDice(rng)
    options = game.options()

    def play() -> tuple[int, int]:
        state = game.setup(options, 4, dice)
        moves = 0
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            if views:
                game.look(state, seat)
            action = rng.choice(game.choices(state, seat))
            state, _ = game.apply(state, seat, action, 0, dice)
            moves += 1
        return 1, moves

    return play


def dualis_matches(seed: int) -> Player:
    """Dualis as ``Match``: every action checked and logged, and the dice provable."""
    rng = Random(seed)

    def play() -> tuple[int, int]:
        match = Match.new("dualis", seats=4, seed=rng.randrange(2**32))
        while waiting := match.waiting_for:
            seat = min(waiting)
            match.act(seat, rng.choice(match.choices(seat)))
        return 1, len(match.entries)

    return play


def rlcard_uno(seed: int) -> Player:
    """RLCard's UNO for two, stepped through its environment."""
    environment: Any = rlcard.make("uno", config={"seed": seed})
    rng = Random(seed)

    def play() -> tuple[int, int]:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return 1, moves

    return play


def open_spiel_hearts(seed: int) -> Player:
    """OpenSpiel's hearts, written in C++, stepped from Python; dealing a card counts as no move."""
    game: Any = pyspiel.load_game("hearts")
    rng = Random(seed)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return 1, moves

    return play


HEARTS_DEALING = 53
"""OpenSpiel counts each card that is dealt as a move, and which way cards are passed."""


def open_spiel_hearts_by_itself(seed: int) -> Player:
    """The same without Python between the moves: OpenSpiel's own loop of random bots, in C++."""
    game: Any = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(4)]
    rng = Random(seed)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.randrange(2**31))
        return 1, state.move_number() - HEARTS_DEALING

    return play


def in_pettingzoo(seed: int, *, game: str) -> Player:
    """A game through its PettingZoo environment: an observation and a mask with every step."""
    table = env(game)
    rng = np.random.default_rng(seed)

    def play() -> tuple[int, int]:
        table.reset(seed=int(rng.integers(2**31)))
        moves = 0
        for _ in table.agent_iter():
            observation, _, termination, truncation, _ = table.last()
            if termination or truncation:
                table.step(None)
            else:
                table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
                moves += 1
        return 1, moves

    return play


def in_compiled_batches(seed: int, *, game: ModuleType, seen: bool = False) -> Player:
    """A game in compiled batches; ``seen``: with an observation and a mask for every step."""
    options = game.Options()
    state = game.init(seed, options, TABLES)
    features = game.observe(state, options)
    mask = game.mask(state, options)

    def play() -> tuple[int, int]:
        if not seen:
            return game.play_on(state, options, STEPS), TABLES * STEPS
        ended = 0
        for _ in range(STEPS):
            game.observe(state, options, out=features)
            game.mask(state, options, out=mask)
            game.step(state, game.sample(state, options), options)
            ended += int(state["over"].sum())
        return ended, TABLES * STEPS

    return play


def dualis_in_jax(seed: int) -> Player:
    """Dualis as an array program, on the CPU."""
    options = arrays.Options()
    state = jax.jit(arrays.init, static_argnums=(1, 2))(jax.random.key(seed), options, TABLES)

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        after = arrays.step(state, arrays.sample(state, options, key), options)
        return after, after.over

    return scanned(step, state, seed)


def pgx_sparrow_mahjong(seed: int) -> Player:
    """Pgx' Sparrow Mahjong, its card game with the most cards, on the CPU."""
    game = pgx.make("sparrow_mahjong")
    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.key(seed), TABLES))
    stepped = jax.vmap(auto_reset(game.step, game.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        choosing, dealing = jax.random.split(key)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, chances)
        after = stepped(state, actions, jax.random.split(dealing, TABLES))
        return after, after.terminated

    return scanned(step, state, seed)


def scanned(step: Callable[[Any, Any], tuple[Any, Any]], state: Any, seed: int) -> Player:
    """A program that makes one step at all tables, as a loop of many."""
    loop = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, STEPS)))
    held = {"state": state, "key": jax.random.key(seed)}

    def play() -> tuple[int, int]:
        key, now = jax.random.split(held["key"])
        after, over = loop(held["state"], now)
        held.update(state=after, key=key)
        return int(over.sum()), TABLES * STEPS

    return play
