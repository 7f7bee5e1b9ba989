"""Saved matches: watch them again, and prove them."""

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.markup import escape

from twofold.cli.parameters import console, json_option, language_option
from twofold.engine import Audience, Match, Seat, Viewer
from twofold.replays import Finding, Kept, Retelling, believed, read_file, verify
from twofold.texts import shell
from twofold.texts.speech import Speech

file_argument = click.argument("file", type=click.Path(path_type=Path))


class ViewerParameter(click.ParamType[Viewer]):
    """A seat number, ``spectator`` or ``all``."""

    name = "seat|spectator|all"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Viewer:
        if not isinstance(value, str):
            return value  # type: ignore[no-any-return]
        if value.isdecimal():
            return int(value)
        named: dict[str, Viewer] = {"spectator": Audience.SPECTATOR, "all": Audience.EVERYONE}
        if value not in named:
            self.fail(f"{value!r} is nobody: give a seat number, spectator or all.", param, ctx)
        return named[value]


@click.command()
@file_argument
@click.option("--as", "viewer", type=ViewerParameter(), default="spectator", help="Through whose eyes.")
@language_option
@json_option
def replay(file: Path, viewer: Viewer, language: str, as_json: bool) -> None:
    """Show a saved match again, as one viewer saw it."""
    saved = read_file(file)
    if isinstance(viewer, int) and viewer >= len(saved.header.seats):
        raise click.UsageError(f"Nobody sits at {viewer}: the seats are 0 to {len(saved.header.seats) - 1}.")
    retelling = Retelling([viewer] if as_json else [])
    match = believed(saved, retelling.watch)
    if viewer is Audience.EVERYONE and not match.over:
        raise click.UsageError("The match is still open: replay it as a seat or as a spectator.")
    if as_json:
        for frame in retelling.frames(viewer):
            click.echo(msgspec.json.encode(frame))
    else:
        _print_replay(match, viewer, language)


def _print_replay(match: Match, viewer: Viewer, language: str) -> None:
    out, names, words = console(), match.header.seats, match.game.words
    speech = Speech(language, names, viewer)
    heading = shell("terminal-replayed", game=match.game.name, entries=len(match.entries), names=names)
    out.print(speech(heading))
    for seq, event in match.events_for(viewer):
        if sentence := words.event(event, speech):
            out.print(f"{seq:>4}  {sentence}")
    out.print()
    out.print(words.table(match.view(viewer), (), speech))
    if match.outcome:
        out.print(f"\n{speech(match.outcome.reason)} {_winners(match, speech)}")


def _winners(match: Match, speech: Speech) -> str:
    assert match.outcome is not None
    names = tuple(match.header.seats[seat] for seat in match.outcome.winners)
    return speech(shell("terminal-winners", count=len(names), names=names))


class HexParameter(click.ParamType[str]):
    """Bytes in hexadecimal."""

    name = "hex"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return bytes.fromhex(value).hex()
        except ValueError:
            self.fail(f"{value!r} is not in hexadecimal.", param, ctx)


class BroughtParameter(click.ParamType[tuple[Seat, str]]):
    """A seat, and the entropy that it brought."""

    name = "seat=hex"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[Seat, str]:
        seat, given, brought = value.partition("=")
        if not seat.isdecimal() or not given:
            self.fail(f"{value!r} is not a seat and what it brought, like 0=c0ffee.", param, ctx)
        return int(seat), HexParameter().convert(brought, param, ctx)


@click.command("verify")
@file_argument
@click.option("--commitment", type=HexParameter(), help="As it was published before the match.")
@click.option(
    "--entropy", type=BroughtParameter(), multiple=True, help="What your seat brought; may be repeated."
)
@click.option(
    "--digest", type=HexParameter(), help="Of the last line, as you saw it when the match was over."
)
@json_option
@click.pass_context
def verify_file(
    context: click.Context,
    file: Path,
    commitment: str | None,
    entropy: tuple[tuple[Seat, str], ...],
    digest: str | None,
    as_json: bool,
) -> None:
    """Prove that a saved match was fairly shuffled and never changed.

    What you kept of it, if you give it, is what the file is checked against.
    """
    findings = verify(file, Kept(commitment, dict(entropy), digest))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings)))
    else:
        for finding in findings:
            _print_finding(finding)
    context.exit(0 if all(finding.holds for finding in findings) else 1)


def _print_finding(finding: Finding) -> None:
    mark = "[green]yes[/]" if finding.holds else "[red]NO [/]"
    against = "what you kept" if finding.against == "kept" else "the file alone"
    line = f"{mark}  {escape(finding.claim)}: {escape(finding.detail)} [dim](checked against {against})[/]"
    console().print(line, soft_wrap=True)


commands = (replay, verify_file)
