"""What a saved match looks like to an expert."""

from pathlib import Path

import click
import msgspec
from rich.markup import escape
from rich.table import Table

from twofold.analysis import DEALS, Analysis, Judged, Study
from twofold.cli.parameters import console, file_argument, json_option, progress_bar
from twofold.cli.spoken import SpokenCommand, language_option, option, speech
from twofold.engine import Audience, Match
from twofold.replays import believed, read_file
from twofold.texts import shell
from twofold.texts.speech import Speech

TENTHS = 10
BARS = "▁▂▃▄▅▆▇█"


@click.command(cls=SpokenCommand, says=shell("terminal-command-analyse"))
@file_argument()
@option(
    "--deals",
    type=click.IntRange(4, 4096),
    default=DEALS,
    show_default=True,
    says=shell("terminal-option-imagined-deals"),
)
@language_option
@json_option
def analyse(file: Path, deals: int, as_json: bool) -> None:
    """Tell what every decision of a finished match promised, and which ones decided it."""
    match = believed(read_file(file))
    if as_json:
        analysis = _studied(Study(match, deals), quiet=True)
        click.echo(msgspec.json.format(msgspec.json.encode(analysis)))
    else:
        tell_analysis(match, deals)


def tell_analysis(match: Match, deals: int) -> None:
    """Look at a match and print what was found."""
    analysis = _studied(Study(match, deals))
    _print(analysis, match, Speech(speech().language, match.header.seats, Audience.SPECTATOR))


def _studied(study: Study, quiet: bool = False) -> Analysis:
    """What came out; how far it is stands on a bar where a person watches, and else on a line a tenth."""
    with progress_bar(quiet) as bar:
        task = bar.add_task(study.match.game.name, total=study.total)
        for done in study.steps():
            bar.update(task, completed=done)
            if (
                bar.disable
                and not quiet
                and done * TENTHS // study.total > (done - 1) * TENTHS // study.total
            ):
                begun = shell("analysis-begun", done=done, total=study.total)
                click.echo(speech()(begun), err=True)
    return study.analysis()


def _print(analysis: Analysis, match: Match, say: Speech) -> None:
    out = console()
    about = shell(
        f"analysis-about-{analysis.about.victory}", decisions=len(analysis.decisions), deals=analysis.deals
    )
    out.print(f"{escape(match.game.name)}: {say(about)}\n")
    out.print(_players(analysis, say), "", sep="\n")
    for deal in analysis.rounds:
        out.print(say(shell("analysis-round", number=deal.round + 1)), _curve(analysis, deal.round))
        for name, worth, share in zip(analysis.names, deal.worth, deal.shares, strict=True):
            out.print(
                "  " + say(shell("analysis-deal", name=name, worth=percent(worth), share=percent(share)))
            )
    out.print("\n" + say(shell("analysis-moments", count=len(analysis.moments))))
    by_entry = {decision.seq: decision for decision in analysis.decisions}
    for seq in analysis.moments:
        out.print(_moment(by_entry[seq], match, say))


def _players(analysis: Analysis, say: Speech) -> Table:
    headings = ("player", "accuracy", "decisions", "dubious", "mistakes")
    table = Table(*(say(shell(f"analysis-{heading}")) for heading in headings), box=None, pad_edge=False)
    for player in analysis.players:
        figures = (player.decisions, player.dubious, player.mistakes)
        table.add_row(
            escape(analysis.names[player.seat]),
            f"{player.accuracy:.0f}",
            *(str(figure) for figure in figures),
        )
    return table


def _curve(analysis: Analysis, number: int) -> str:
    """The chances of the first side, decision by decision; where more play, of whoever decided."""
    two = analysis.about.sides == 2
    chances = [
        1 - decision.after if two and decision.seat % 2 else decision.after
        for decision in analysis.decisions
        if decision.round == number
    ]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)


def _moment(decision: Judged, match: Match, say: Speech) -> str:
    words = match.game.words
    told = [words.event(told.event, say) for told in match.events[decision.seq - 1]]
    better = shell(
        "analysis-lost",
        before=percent(decision.before),
        after=percent(decision.after),
        best=words.action(decision.plays[0].action),
    )
    return f"{decision.seq:>4}  {next(sentence for sentence in told if sentence)} {escape(say(better))}"


def percent(chance: float) -> int:
    """A chance from 0 to 100."""
    return round(100 * chance)
