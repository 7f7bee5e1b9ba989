"""The arena: bots meet in pairs over duplicate deals, so that the luck of the deal cancels out.

Every deal is played several times with the two bots in each other's seats. Partners, where a game has them,
sit opposite each other, so alternating seats give each bot a partnership of its own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from twofold.bots.levels import make_bot
from twofold.bots.playing import play_out
from twofold.bots.ratings import Interval, Pair, Rating, ratings, share
from twofold.bots.spreading import Alone, workers
from twofold.engine import AnyGame, Match, TwofoldError, installed_games
from twofold.texts import shell

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many deals are played, of how many."""


class BadArena(TwofoldError):
    """An arena that cannot be held."""


class Meeting(Struct, frozen=True):
    """How two bots did against each other."""

    bot: str
    against: str
    matches: int
    victories: Interval
    """The share of the matches that ``bot`` won; of a shared victory, its share."""

    points: Interval | None
    """Its share of all points scored, where no score is below zero. In Dualis the points of partners are the
    rounds that they won."""

    mean_scores: tuple[float, float]
    """The mean score of a seat of either bot."""


class ArenaReport(Struct, frozen=True):
    """What an arena found."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    deals: int
    """How many each pair played, each of them once for every seating."""

    seed: int
    thinking: float
    """The seconds a bot had for a move."""

    matches: int
    moves: int
    seconds: float
    meetings: tuple[Meeting, ...]
    ratings: tuple[Rating, ...]
    """The best first."""


class Deal(Struct, frozen=True):
    """One deal for one pair, to be played with every seating."""

    game: str
    options: dict[str, Any]
    seats: int
    pair: Pair
    number: int
    seed: int
    seconds: float


class Played(Struct, frozen=True):
    """What a pair made of one deal, over all seatings; one figure for either bot."""

    pair: Pair
    matches: int
    moves: int
    victories: tuple[float, float]
    scores: tuple[float, float]
    lowest_score: float
    seats_taken: int
    """How many seats each of them sat in, over all matches."""


def arena(
    game: str | AnyGame,
    levels: Sequence[str],
    *,
    deals: int = 100,
    options: Mapping[str, Any] | Struct | None = None,
    seats: int | None = None,
    seed: int = 1,
    seconds: float = 1.0,
    processes: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> ArenaReport:
    """Let every pair of bots play this many deals, and say how they did.

    With several processes, or the address of a Ray cluster, the game must be an installed one.
    """
    played = installed_games[game] if isinstance(game, str) else game
    chosen = played.read_options(options)
    taken = seats or fair_seats(played)
    _check(played, chosen, taken, levels, deals)
    began = perf_counter()
    named = msgspec.to_builtins(chosen)
    work = [
        Deal(played.id, named, taken, pair, number, seed, seconds)
        for number in range(deals)
        for pair in combinations(levels, 2)
    ]
    results = list(_watched(_results(played, work, processes, ray), len(work), progress))
    return reported(work[0], levels, results, perf_counter() - began)


def reported(deal: Deal, levels: Sequence[str], results: Sequence[Played], seconds: float) -> ArenaReport:
    """What it comes to, deal by deal, that all pairs made of the same deals, of which this was the first."""
    pairs = list(combinations(levels, 2))
    deals = len(results) // len(pairs)
    return ArenaReport(
        game=deal.game,
        options=deal.options,
        seats=deal.seats,
        bots=tuple(levels),
        deals=deals,
        seed=deal.seed,
        thinking=deal.seconds,
        matches=sum(result.matches for result in results),
        moves=sum(result.moves for result in results),
        seconds=seconds,
        meetings=tuple(_meeting(pair, results) for pair in pairs),
        ratings=tuple(_ratings(levels, results, deals)),
    )


def fair_seats(game: AnyGame) -> int:
    """The smallest even table, where either bot gets as many seats as the other; else the smallest."""
    return next((count for count in game.seat_counts if count % 2 == 0), game.seat_counts[0])


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Which of two bots sits where: alternating, then turned round the table until each sat everywhere.

    >>> seatings(4)
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    >>> len(seatings(3))
    6
    """
    alternating = tuple(seat % 2 for seat in range(seats))
    exchanged = tuple(1 - bot for bot in alternating)
    turned = [
        pattern[turn:] + pattern[:turn] for turn in range(seats) for pattern in (alternating, exchanged)
    ]
    return list(dict.fromkeys(turned))


def _check(game: AnyGame, options: Struct, seats: int, levels: Sequence[str], deals: int) -> None:
    game.check_table(options, seats)
    for level in levels:
        make_bot(game, level)
    if len(set(levels)) < 2 or len(set(levels)) < len(levels):
        raise BadArena(shell("terminal-arena-bots", bots=", ".join(levels) or "–"))
    if seats < 2:
        raise BadArena(shell("terminal-arena-seats"))
    if deals < 1:
        raise BadArena(shell("terminal-arena-deals", deals=deals))


def _results(game: AnyGame, work: Sequence[Deal], processes: int, ray: str | None) -> Iterable[Played]:
    who = workers(processes, ray)
    if isinstance(who, Alone):
        return who.results(partial(play_deal, game), work)
    return who.results(_play_installed, work)


def _play_installed(deal: Deal) -> Played:
    return play_deal(installed_games[deal.game], deal)


def _watched(results: Iterable[Played], total: int, progress: Progress | None) -> Iterable[Played]:
    for done, result in enumerate(results, start=1):
        yield result
        if progress:
            progress(done, total)


def play_deal(game: AnyGame, deal: Deal) -> Played:
    """Play one deal with every seating."""
    victories, scores = [0.0, 0.0], [0.0, 0.0]
    moves, lowest = 0, 0.0
    patterns = seatings(deal.seats)
    for pattern in patterns:
        match = Match.new(game, deal.seats, options=deal.options, seed=_deal_seed(deal))
        bots = [make_bot(game, deal.pair[bot]) for bot in pattern]
        rng = Random(f"{deal.seed} {deal.number} {deal.pair} {pattern}")
        moves += sum(1 for _ in play_out(match, bots, rng, deal.seconds))
        outcome = match.outcome
        assert outcome is not None
        for winner in outcome.winners:
            victories[pattern[winner]] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            scores[pattern[seat]] += score
        lowest = min(lowest, *outcome.scores)
    taken = len(patterns) * deal.seats // 2
    return Played(
        pair=deal.pair,
        matches=len(patterns),
        moves=moves,
        victories=(victories[0], victories[1]),
        scores=(scores[0], scores[1]),
        lowest_score=lowest,
        seats_taken=taken,
    )


def _deal_seed(deal: Deal) -> bytes:
    """The same shuffles for every pair and every seating of a deal."""
    return f"arena {deal.seed} deal {deal.number}".encode()


def _meeting(pair: Pair, results: Sequence[Played]) -> Meeting:
    met = [result for result in results if result.pair == pair]
    victories = share([result.victories[0] for result in met], [sum(result.victories) for result in met])
    assert victories is not None
    points = None
    if min(result.lowest_score for result in met) >= 0:
        points = share([result.scores[0] for result in met], [sum(result.scores) for result in met])
    seats = sum(result.seats_taken for result in met)
    first, second = (sum(result.scores[bot] for result in met) / seats for bot in (0, 1))
    matches = sum(result.matches for result in met)
    return Meeting(pair[0], pair[1], matches, victories, points, (first, second))


def _ratings(levels: Sequence[str], results: Sequence[Played], deals: int) -> list[Rating]:
    pairs = len(results) // deals
    by_deal = [results[start : start + pairs] for start in range(0, len(results), pairs)]
    return ratings(levels, [{result.pair: result.victories for result in deal} for deal in by_deal])
