"""A match in the terminal, against bots."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from getpass import getuser
from pathlib import Path
from random import Random

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from twofold.bots import BotPlayers, levels_of, make_bot
from twofold.cli.lines import TypedLines
from twofold.cli.live import LiveTable
from twofold.cli.parameters import (
    GameCommand,
    console,
    game_argument,
    options_option,
    seats_of,
    seats_option,
    seed_option,
)
from twofold.engine import AnyGame, Form, Match, Refusal, Seat
from twofold.replays import load

BOT_NAMES = ("Milo", "Nora", "Otto", "Pia", "Quin", "Rosa", "Sami")
HELP = "Type what the prompt asks for; ? lists your choices, t shows the table, r the rules, q leaves."


@click.command(cls=GameCommand)
@game_argument
@click.option(
    "--bots", default="normal", show_default=True, help="Levels of the bots, with commas; repeats to fill."
)
@seats_option
@options_option
@seed_option
@click.option("--name", default=lambda: getuser().capitalize(), help="How the table calls you.")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--pace", type=click.FloatRange(0), default=0.7, show_default=True, help="Seconds between bots' moves."
)
@click.option(
    "--think", type=click.FloatRange(0, min_open=True), default=1.0, help="Seconds a bot may think a move."
)
@click.option("--bell", is_flag=True, help="Ring the terminal's bell on every beat, where a beat runs.")
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), help="Save the match here when it stops."
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a match that was saved.")
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
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play against bots in the terminal."""
    match = (
        _resumed(game, resume) if resume else _fresh(game, seats_of(game, seats), seat, name, options, seed)
    )
    if seat not in match.seats:
        raise click.UsageError(f"There is no seat {seat}: the seats are 0 to {len(match.seats) - 1}.")
    levels = bots.split(",")
    others = [other for other in match.seats if other != seat]
    players = {
        other: make_bot(game, _level(game, levels[number % len(levels)]))
        for number, other in enumerate(others)
    }
    table = TerminalTable(match, seat, BotPlayers(match, players, Random(seed), think), pace, bell)
    asyncio.run(table.play())
    if save:
        match.save(save)
        console().print(f"Saved to {save}.")


def _level(game: AnyGame, level: str) -> str:
    """The level asked for; the strongest there is where a game has no normal bot."""
    return list(levels_of(game))[-1] if level == "normal" and level not in levels_of(game) else level


def _resumed(game: AnyGame, path: Path) -> Match:
    match = load(path)
    if match.game.id != game.id:
        raise click.UsageError(f"{path} is a match of {match.game.name}, not of {game.name}.")
    return match


def _fresh(
    game: AnyGame, seats: int, seat: Seat, name: str, options: Sequence[tuple[str, str]], seed: int | None
) -> Match:
    names = list(BOT_NAMES[: seats - 1])
    names.insert(seat, name)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    return Match.new(game, names, options=dict(options), seed=seed, created=created)


class TerminalTable:
    """One human and bots at a match, in real time."""

    def __init__(self, match: Match, seat: Seat, bots: BotPlayers, pace: float, bell: bool = False) -> None:
        self._match = match
        self._seat = seat
        self._bots = bots
        self._pace = pace
        self._out: Console = console()
        self._stage = LiveTable(match, seat, self._now)
        self._lines = TypedLines(self._prompt, self._stage.keys, bell)
        self._began = time.monotonic() - match.now / 1000
        self._told = len(match.entries)
        self._shown: object = None

    async def play(self) -> None:
        """Until the match is over or the player leaves."""
        with self._lines.screen():
            self._out.print(HELP)
            typing = asyncio.create_task(self._lines.collect())
            beating = asyncio.create_task(self._stage.keep_beat(self._lines.beat))
            while not self._match.over and await self._step():
                pass
            for task in (typing, beating):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            self._tell()
            self._say_farewell()

    async def _step(self) -> bool:
        """Wait for whatever comes first: a typed line, a bot, or the end of the time."""
        self._tell()
        self._show_if_asked()
        await asyncio.to_thread(self._bots.think, self._now())
        try:
            typed = await (self._scripted_line() if self._lines.scripted else self._typed_line())
        except TimeoutError:
            self._let_time_pass()
            return True
        return typed is not None and self._take(*typed)

    async def _typed_line(self) -> tuple[float, str] | None:
        """What a person types before something else is due."""
        due = self._next_due()
        wait = None if due is None else max(0.0, self._began + due / 1000 - time.monotonic())
        return await asyncio.wait_for(self._lines.arriving.get(), wait)

    async def _scripted_line(self) -> tuple[float, str] | None:
        """The next line of a script, when the table waits for it; until then time passes without waiting."""
        if self._seat in self._match.waiting_for:
            line = await self._lines.arriving.get()
            return line and (time.monotonic(), line[1])
        if (due := self._next_due()) is not None:
            self._began = min(self._began, time.monotonic() - due / 1000)
        raise TimeoutError

    def _now(self, monotonic: float | None = None) -> int:
        elapsed = (time.monotonic() if monotonic is None else monotonic) - self._began
        return max(self._match.now, int(elapsed * 1000))

    def _next_due(self) -> int | None:
        """The match time of the next thing that happens without the player."""
        dues = [] if self._match.deadline is None else [self._match.deadline]
        if first := self._bots.first():
            # A bot that names no time of its own moves at the table's pace.
            paced = self._match.now + int(self._pace * 1000)
            dues.append(paced if first[1].due <= self._match.now else first[1].due)
        return min(dues, default=None)

    def _let_time_pass(self) -> None:
        """A plan or the deadline has come due."""
        now, deadline, first = self._now(), self._match.deadline, self._bots.first()
        if first and (deadline is None or first[1].due < deadline):
            self._bots.act(first[0], max(first[1].due, self._match.now))
        elif deadline is not None and now >= deadline:
            self._match.expire(now)

    # ---- What the player types

    def _take(self, arrived: float, line: str) -> bool:
        """Do what the line says; false when the player leaves."""
        match line.strip().lower():
            case "":
                pass
            case "q" | "quit":
                return False
            case "?" | "help":
                self._list_choices()
            case "t" | "table":
                self._show()
            case "r" | "rules":
                self._out.print(Markdown(self._match.game.guide()))
            case _:
                self._act(line, self._now(arrived))
        return True

    def _act(self, line: str, at: int) -> None:
        action = self._match.game.words.read(line, self._match.view(self._seat))
        refusal = action if isinstance(action, Refusal) else self._match.refusal(self._seat, action)
        if refusal:
            self._out.print(f"[yellow]{refusal}[/]")
        else:
            self._match.act(self._seat, action, at)

    def _list_choices(self) -> None:
        self._out.print(HELP)
        for choice in self._match.choices(self._seat):
            text = f"<{choice.hint}>" if isinstance(choice, Form) else self._match.game.words.action(choice)
            self._out.print(f"  {text}", markup=False)

    # ---- What the player sees

    def _prompt(self) -> str:
        view, choices = self._match.view(self._seat), self._match.choices(self._seat)
        asked = self._match.game.words.prompt(view, choices)
        return f"{self._stage.text()}[bold]{escape(asked)}>[/] "

    def _tell(self) -> None:
        """Say what has happened since the last time."""
        names = self._match.header.seats
        for events in self._match.events[self._told :]:
            for told in events:
                if told.reaches(self._seat) and (sentence := self._match.game.words.event(told.event, names)):
                    self._out.print(sentence)
        self._told = len(self._match.entries)
        self._lines.refresh()

    def _show_if_asked(self) -> None:
        """Show the table when it is the player's turn, or the stage, and something has changed."""
        view = self._match.view(self._seat)
        if view != self._shown and (self._seat in self._match.waiting_for or self._stage.text()):
            self._shown = view
            self._show()

    def _show(self) -> None:
        if staged := self._stage.text():
            # A person sees it above the prompt; a script has to be told.
            if self._lines.scripted:
                self._out.print(staged)
            return
        view, choices = self._match.view(self._seat), self._match.choices(self._seat)
        self._out.print()
        self._out.print(self._match.game.words.table(view, choices, self._match.header.seats))

    def _say_farewell(self) -> None:
        outcome = self._match.outcome
        if outcome is None:
            self._out.print("You leave the table. The match is not over.")
            return
        names = [self._match.header.seats[seat] for seat in outcome.winners]
        verdict = "You win!" if self._seat in outcome.winners else "You lose."
        self._out.print(f"\n[bold]{verdict}[/] {outcome.reason} Won by {' and '.join(names)}.")
