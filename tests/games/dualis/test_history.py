"""What the expert makes of the earlier tricks of a round."""

from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from twofold import Match, installed_games
from twofold.engine.network import shipped
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.bots.history import History
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.bots.sight import LACKING, TABLE, encoded
from twofold.games.dualis.state import State
from twofold.games.dualis.view import imagine

DUALIS = installed_games["dualis"]
Moment: TypeAlias = tuple[State, PlayCard]


def noted(seed: int, seat: int, turns: int, **options: bool) -> tuple[History, Match, list[Moment]]:
    """The history of a seat at one of its turns, and what really was before each play of earlier tricks."""
    match, history, rng = Match.new(DUALIS, 4, seed=seed, options=options), History(), Random(seed)
    before: list[Moment] = []
    recollection = Recollection()
    while True:
        state: State = match.state
        if state.turn == seat:
            history.note(recollection.of(match.view(seat)))
            turns -= 1
            if not turns:
                return history, match, before[: len(before) - len(state.trick)]
        play = rng.choice([play for play in match.choices(state.turn) if isinstance(play, PlayCard)])
        before.append((state, play))
        match.act(state.turn, play)


@pytest.mark.parametrize("memory", [True, False])
def test_every_play_is_seen_as_whoever_made_it_saw_the_table(memory: bool) -> None:
    history, _, before = noted(seed=3, seat=1, turns=6, memory=memory)
    assert [(past.seat, past.play) for past in history._plays] == [
        (state.turn, play) for state, play in before
    ]
    for past, (state, _) in zip(history._plays, before, strict=True):
        seen = encoded([(replace(past.before, hands=state.hands), past.seat)])[0]
        truly = encoded([(state, past.seat)])[0]
        told = [*range(LACKING), *range(TABLE, len(seen))]
        assert seen[told] == pytest.approx(truly[told])


def test_a_deal_is_as_likely_as_the_others_plays_from_it() -> None:
    history, match, _ = noted(seed=5, seat=2, turns=5)
    network = shipped(DUALIS.package)
    deals = [imagine(match.view(2), Random(number)) for number in range(12)]
    together = history.likelihoods(network, deals, 2)
    alone = [history.likelihoods(network, [deal], 2)[0] for deal in deals]
    assert together == pytest.approx(alone, rel=1e-3)
    assert len(set(together)) > 1


def test_where_nothing_has_been_played_all_deals_are_alike() -> None:
    history, match, _ = noted(seed=5, seat=0, turns=1)
    deals = [imagine(match.view(0), Random(number)) for number in range(3)]
    assert history.likelihoods(shipped(DUALIS.package), deals, 0).tolist() == [1.0, 1.0, 1.0]
