"""A match in the terminal, against bots."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from getpass import getuser
from itertools import cycle, islice
from pathlib import Path
from random import Random
from secrets import token_bytes
from shlex import quote

import click

from twofold.bots import BotPlayers, levels_of, make_bot
from twofold.cli.parameters import (
    GameCommand,
    console,
    game_argument,
    options_option,
    seats_of,
    seats_option,
    seed_option,
)
from twofold.cli.spoken import language_option, option, speech
from twofold.cli.table import TerminalTable
from twofold.engine import AnyGame, Match, Seat
from twofold.engine.fairness import has_a_place_for_each_seat
from twofold.replays import Book, load
from twofold.texts import shell
from twofold.texts.speech import Speech

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
    say = speech()
    kept = Book(game, book) if book else None
    left = kept.read() if kept else ()
    match = (
        _resumed(game, resume)
        if resume
        else _fresh(game, seats_of(game, seats), seat, name, options, seed, left)
    )
    if seat not in match.seats:
        raise click.UsageError(say(shell("terminal-no-seat", seat=seat, last=len(match.seats) - 1)))
    levels = bots.split(",")
    others = [other for other in match.seats if other != seat]
    players = {
        other: make_bot(game, _level(game, levels[number % len(levels)]))
        for number, other in enumerate(others)
    }
    table = TerminalTable(
        match, seat, BotPlayers(match, players, Random(seed), think), pace, bell, plain, say.language
    )
    try:
        asyncio.run(table.play())
    finally:
        if save:
            _save(match, seat, save, say)
        if kept:
            kept.add(match.own_legacy)


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


def _save(match: Match, seat: Seat, path: Path, say: Speech) -> None:
    match.save(path)
    console().print(say(shell("terminal-saved", path=str(path))), soft_wrap=True)
    console().print(_proving(match, seat, path), markup=False, highlight=False, soft_wrap=True)


def _proving(match: Match, seat: Seat, path: Path) -> str:
    """The command that checks the saved match against what the player knows of it now."""
    brought = match.header.entropy[seat] if has_a_place_for_each_seat(match.header) else None
    entropy = "" if brought is None else f"--entropy {seat}={brought} "
    file, commitment = quote(str(path)), match.header.commitment
    return f"twofold verify {file} --commitment {commitment} {entropy}--digest {match.digest}"
