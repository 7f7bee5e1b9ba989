"""Random full games, step by step from Python, of Twofold and of others; each counts its moves."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pyspiel
import rlcard

from twofold import Match, installed_games
from twofold.engine import FastDice

Player: TypeAlias = Callable[[], int]
"""Plays one random game to its end and says how many moves it took."""


def dualis_by_contract(seed: int, *, views: bool = False) -> Player:
    """Dualis through the functions of its contract; with views, whoever is to move sees what it may know."""
    game = installed_games["dualis"]
    rng = Random(seed)
    dice = FastDice(rng)
    options = game.options()

    def play() -> int:
        state = game.setup(options, 4, dice)
        moves = 0
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            if views:
                game.look(state, seat)
            action = rng.choice(game.choices(state, seat))
            state, _ = game.apply(state, seat, action, 0, dice)
            moves += 1
        return moves

    return play


def dualis_matches(seed: int) -> Player:
    """Dualis as ``Match``: every action checked and logged, and the dice provable."""
    rng = Random(seed)

    def play() -> int:
        match = Match.new("dualis", seats=4, seed=rng.randrange(2**32))
        while waiting := match.waiting_for:
            seat = min(waiting)
            match.act(seat, rng.choice(match.choices(seat)))
        return len(match.entries)

    return play


def rlcard_uno(seed: int) -> Player:
    """RLCard's UNO for two, stepped through its environment."""
    environment: Any = rlcard.make("uno", config={"seed": seed})
    rng = Random(seed)

    def play() -> int:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def open_spiel_hearts(seed: int) -> Player:
    """OpenSpiel's hearts, written in C++, stepped from Python; dealing a card counts as no move."""
    game: Any = pyspiel.load_game("hearts")
    rng = Random(seed)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return moves

    return play
