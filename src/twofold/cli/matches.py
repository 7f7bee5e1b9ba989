"""Saved matches: watch them again, and prove them."""

from pathlib import Path
from typing import Any

import click
import msgspec

from twofold.cli.parameters import console, json_option
from twofold.engine import Audience, Match, Viewer
from twofold.replays import Retelling, believed, read_file, verify

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
@json_option
def replay(file: Path, viewer: Viewer, as_json: bool) -> None:
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
        _print_replay(match, viewer)


def _print_replay(match: Match, viewer: Viewer) -> None:
    out, names, words = console(), match.header.seats, match.game.words
    out.print(f"{match.game.name}, {len(match.entries)} entries: {', '.join(names)}")
    for seq, event in match.events_for(viewer):
        if sentence := words.event(event, names):
            out.print(f"{seq:>4}  {sentence}")
    out.print()
    out.print(words.table(match.view(viewer), (), names))
    if match.outcome:
        out.print(f"\n{match.outcome.reason} {_winners(match)}")


def _winners(match: Match) -> str:
    assert match.outcome is not None
    names = [match.header.seats[seat] for seat in match.outcome.winners]
    return f"{' and '.join(names)} {'wins' if len(names) == 1 else 'win'}."


@click.command("verify")
@file_argument
@json_option
@click.pass_context
def verify_file(context: click.Context, file: Path, as_json: bool) -> None:
    """Prove that a saved match was fairly shuffled and never changed."""
    findings = verify(file)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings)))
    else:
        for finding in findings:
            mark = "[green]yes[/]" if finding.holds else "[red]NO [/]"
            console().print(f"{mark}  {finding.claim}: {finding.detail}", soft_wrap=True)
    context.exit(0 if all(finding.holds for finding in findings) else 1)


commands = (replay, verify_file)
