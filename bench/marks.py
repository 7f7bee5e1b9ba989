"""``python -m bench.marks``: what the analysis says of experts, who are to make fewer than 2 % mistakes.

Experts play whole matches against each other, with as many imagined deals as at a table and all the time
they want; then every decision is analysed. Marks that blamed them more often would blame people by chance.
"""

import argparse
from collections.abc import Iterable
from random import Random

from msgspec import Struct

from bench.experts import AMPLE, PLAYERS, VARIANTS
from twofold import Match
from twofold.analysis import DEALS, analyse
from twofold.bots import play_out

MEASURED = ("dualis:partners", "dualis:iso-3", "uno-duo:plain")


class Marks(Struct):
    """What was said of the decisions so far."""

    matches: int = 0
    decisions: int = 0
    dubious: int = 0
    mistakes: int = 0
    accuracy: float = 0.0
    """Of all decisions together."""

    def line(self) -> str:
        """The figures in words."""
        share = self.mistakes / self.decisions
        return (
            f"{self.matches} matches, {self.decisions} decisions: {self.mistakes} mistakes ({share:.1%}), "
            f"{self.dubious} dubious, accuracy {self.accuracy / self.decisions:.1f}"
        )


def expert_match(game: str, variant: str, number: int, thought: int) -> Match:
    """A whole match in which everybody is an expert."""
    seats, options = VARIANTS[game][variant]
    match = Match.new(game, seats, options=options, seed=f"marks {number}".encode())
    bots = [PLAYERS[game](thought, thought)["expert"](match) for _ in match.seats]
    for _ in play_out(match, bots, Random(f"marks {game} {variant} {number}"), AMPLE):
        pass
    return match


def add(marks: Marks, match: Match, deals: int) -> None:
    """Count what the analysis says of a match."""
    analysis = analyse(match, deals=deals)
    marks.matches += 1
    for player in analysis.players:
        marks.decisions += player.decisions
        marks.dubious += player.dubious
        marks.mistakes += player.mistakes
        marks.accuracy += player.accuracy * player.decisions


def measure(named: str, numbers: Iterable[int], thought: int, deals: int) -> None:
    """Play and analyse, and say after every match how it stands."""
    game, variant = named.split(":")
    marks = Marks()
    for number in numbers:
        add(marks, expert_match(game, variant, number, thought), deals)
        print(f"{named}: {marks.line()}", flush=True)


def main() -> None:
    """Measure each game and variant that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.marks", description=__doc__)
    parser.add_argument("variants", nargs="*", default=MEASURED, help="like dualis:iso-3")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--thought", type=int, default=40, help="imagined deals of the experts")
    parser.add_argument("--deals", type=int, default=DEALS, help="imagined deals of the analysis")
    args = parser.parse_args()
    for named in args.variants:
        measure(named, range(args.matches), args.thought, args.deals)


if __name__ == "__main__":
    main()
