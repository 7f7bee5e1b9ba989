"""A match in the terminal, against bots."""

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from getpass import getuser
from itertools import cycle, islice
from pathlib import Path
from random import Random
from secrets import token_bytes

import click

from twofold.bots import BotPlayers, levels_of, make_bot
from twofold.cli.after_match import save as saved
from twofold.cli.after_match import wants_again
from twofold.cli.left_match import LeftMatch
from twofold.cli.parameters import (
    GameCommand,
    game_argument,
    options_option,
    seats_of,
    seats_option,
    seed_option,
)
from twofold.cli.spoken import language_option, option, speech
from twofold.cli.table import TerminalTable
from twofold.engine import AnyGame, Match, Seat
from twofold.replays import Book, load
from twofold.texts import shell

BOT_NAMES = ("Milo", "Nora", "Otto", "Pia", "Quin", "Rosa", "Sami")
ENTROPY_BYTES = 16


@click.command(cls=GameCommand, says=shell("terminal-command-play"))
@game_argument
@option("--bots", default="normal", show_default=True, says=shell("terminal-option-bots"))
@seats_option
@options_option
@seed_option
@option("--name", default=lambda: getuser().capitalize(), says=shell("terminal-option-name"))
@option("--seat", type=click.IntRange(0), default=0, show_default=True, says=shell("terminal-option-seat"))
@option(
    "--pace", type=click.FloatRange(0), default=0.7, show_default=True, says=shell("terminal-option-pace")
)
@option("--think", type=click.FloatRange(0, min_open=True), default=1.0, says=shell("terminal-option-think"))
@language_option
@option("--bell", is_flag=True, says=shell("terminal-option-bell"))
@option("--plain", is_flag=True, says=shell("terminal-option-plain"))
@option("--save", type=click.Path(dir_okay=False, path_type=Path), says=shell("terminal-option-save"))
@option(
    "--book",
    type=click.Path(dir_okay=False, path_type=Path),
    says=shell("terminal-option-book"),
)
@option("--resume", type=click.Path(path_type=Path), says=shell("terminal-option-resume"))
def play(
    game: AnyGame,
    bots: str,
    seats: int | None,
    options: tuple[tuple[str, str], ...],
    seed: int | None,
    name: str,
    seat: Seat,
    pace: float,
    think: float,
    bell: bool,
    plain: bool,
    save: Path | None,
    book: Path | None,
    resume: Path | None,
) -> None:
    """Play against bots in the terminal."""
    kept = Book(game, book) if book else None
    left = LeftMatch(game) if sys.stdin.isatty() else None

    def begun(seed: int | None) -> Match:
        legacy = kept.read() if kept else ()
        return _fresh(game, seats_of(game, seats), seat, name, options, seed, legacy)

    if left and not resume and (going_on := left.offered()):
        match, seat, bots = going_on
    else:
        match = _resumed(game, resume) if resume else begun(seed)
    while True:
        table = TerminalTable(
            match, seat, _players(match, seat, bots, seed, think), pace, bell, plain, speech().language
        )
        try:
            asyncio.run(table.play())
        finally:
            if save:
                saved(match, seat, save)
            if kept:
                kept.add(match.own_legacy)
        if not left:
            return
        if not match.over:
            left.keep(match, seat, bots)
            return
        left.forget()
        if not wants_again(match, seat):
            return
        match, seed, save = begun(None), None, None


def _players(match: Match, seat: Seat, bots: str, seed: int | None, think: float) -> BotPlayers:
    """Bots for all seats but the player's."""
    if seat not in match.seats:
        no_seat = shell("terminal-no-seat", seat=seat, last=len(match.seats) - 1)
        raise click.UsageError(speech()(no_seat))
    levels = bots.split(",")
    others = [other for other in match.seats if other != seat]
    players = {
        other: make_bot(match.game, _level(match.game, levels[number % len(levels)]))
        for number, other in enumerate(others)
    }
    return BotPlayers(match, players, Random(seed), think)


def _level(game: AnyGame, level: str) -> str:
    """The level asked for; the strongest there is where a game has no normal bot."""
    return list(levels_of(game))[-1] if level == "normal" and level not in levels_of(game) else level


def _resumed(game: AnyGame, path: Path) -> Match:
    match = load(path)
    if match.game.id != game.id:
        other = shell("terminal-other-game", path=str(path), other=match.game.name, game=game.name)
        raise click.UsageError(speech()(other))
    return match


def _fresh(
    game: AnyGame,
    seats: int,
    seat: Seat,
    name: str,
    options: Sequence[tuple[str, str]],
    seed: int | None,
    left: Sequence[str],
) -> Match:
    names = list(islice(cycle(BOT_NAMES), seats - 1))
    names.insert(seat, name)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    entropy: list[bytes | None] = [None] * seats
    if seat < seats:
        entropy[seat] = token_bytes(ENTROPY_BYTES) if seed is None else b""
    return Match.new(
        game, names, options=dict(options), seed=seed, entropy=entropy, created=created, legacy=left
    )
