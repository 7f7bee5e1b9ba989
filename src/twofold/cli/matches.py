"""Saved matches: watch them again, and prove them."""

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.markup import escape

from twofold.cli.parameters import console, file_argument, json_option
from twofold.cli.spoken import SpokenCommand, language_option, option, speech
from twofold.cli.what_if import play_on
from twofold.engine import Audience, Match, Seat, Viewer
from twofold.replays import Finding, Kept, Retelling, believed, read_file, verify
from twofold.texts import shell
from twofold.texts.speech import Speech

YES, NO = shell("terminal-yes"), shell("terminal-no")


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
            self.fail(speech()(shell("terminal-nobody", value=repr(value))), param, ctx)
        return named[value]


@click.command(cls=SpokenCommand, says=shell("terminal-command-replay"))
@file_argument()
@option("--as", "viewer", type=ViewerParameter(), default="spectator", says=shell("terminal-option-as"))
@option("--what-if", "at", type=click.IntRange(0), says=shell("terminal-option-what-if"))
@option("--bots", default="normal", show_default=True, says=shell("terminal-option-what-if-bots"))
@language_option
@json_option
def replay(file: Path, viewer: Viewer, at: int | None, bots: str, as_json: bool) -> None:
    """Show a saved match again, as one viewer saw it, or play on from a moment of it."""
    say, saved = speech(), read_file(file)
    if isinstance(viewer, int) and viewer >= len(saved.header.seats):
        last = len(saved.header.seats) - 1
        raise click.UsageError(say(shell("terminal-nobody-there", seat=viewer, last=last)))
    if at is not None and as_json:
        raise click.UsageError(say(shell("terminal-what-if-json")))
    if at is not None:
        play_on(believed(saved), at, viewer, bots)
        return
    retelling = Retelling([viewer] if as_json else [])
    match = believed(saved, retelling.watch)
    if viewer is Audience.EVERYONE and not match.over:
        raise click.UsageError(say(shell("terminal-open-replay")))
    if as_json:
        for frame in retelling.frames(viewer):
            click.echo(msgspec.json.encode(frame))
    else:
        print_replay(match, viewer, say.language)


def print_replay(match: Match, viewer: Viewer, language: str) -> None:
    """Print what a viewer saw of a match, entry by entry, and how it stands."""
    out, names, words = console(), match.header.seats, match.game.words
    say = Speech(language, names, viewer)
    heading = shell("terminal-replayed", game=match.game.name, entries=len(match.entries), names=names)
    out.print(say(heading))
    for seq, event in match.events_for(viewer):
        if sentence := words.event(event, say):
            out.print(f"{seq:>4}  {sentence}")
    out.print()
    out.print(words.table(match.view(viewer), (), say))
    if match.outcome:
        out.print(f"\n{say(match.outcome.reason)} {_winners(match, say)}")


def _winners(match: Match, say: Speech) -> str:
    assert match.outcome is not None
    names = tuple(match.header.seats[seat] for seat in match.outcome.winners)
    return say(shell("terminal-winners", count=len(names), names=names))


class HexParameter(click.ParamType[str]):
    """Bytes in hexadecimal."""

    name = "hex"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return bytes.fromhex(value).hex()
        except ValueError:
            self.fail(speech()(shell("terminal-not-hexadecimal", value=repr(value))), param, ctx)


class BroughtParameter(click.ParamType[tuple[Seat, str]]):
    """A seat, and the entropy that it brought."""

    name = "seat=hex"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[Seat, str]:
        seat, given, brought = value.partition("=")
        if not seat.isdecimal() or not given:
            self.fail(speech()(shell("terminal-not-brought", value=repr(value))), param, ctx)
        return int(seat), HexParameter().convert(brought, param, ctx)


@click.command("verify", cls=SpokenCommand, says=shell("terminal-command-verify"))
@file_argument()
@option("--commitment", type=HexParameter(), says=shell("terminal-option-commitment"))
@option("--entropy", type=BroughtParameter(), multiple=True, says=shell("terminal-option-entropy"))
@option("--digest", type=HexParameter(), says=shell("terminal-option-digest"))
@language_option
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
        click.echo(msgspec.json.format(msgspec.json.encode([_for_programs(each) for each in findings])))
    else:
        for finding in findings:
            _print_finding(finding)
    context.exit(0 if all(finding.holds for finding in findings) else 1)


def _print_finding(finding: Finding) -> None:
    say, holds = speech(), finding.holds
    mark, colour = (say(YES), "green") if holds else (say(NO), "red")
    mark = mark.ljust(max(len(say(YES)), len(say(NO))))
    against = say(
        shell("terminal-against-kept") if finding.against == "kept" else shell("terminal-against-file")
    )
    claim, detail = escape(say(finding.claim)), escape(say(finding.detail))
    console().print(f"[{colour}]{mark}[/]  {claim}: {detail} [dim]({against})[/]", soft_wrap=True)


def _for_programs(finding: Finding) -> dict[str, object]:
    """Programs read the reference, whatever people read."""
    return {**msgspec.structs.asdict(finding), "claim": str(finding.claim), "detail": str(finding.detail)}
