"""``python -m training.plots``: draw the curves that trainings left in ``docs/curves`` as small pictures.

Each shows what the learner earned in duels against one fixed network, by seconds of training.
"""

import json
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parent.parent / "docs"
WIDTH, HEIGHT = 560, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 34, 40
INK = ("#0b5fa5", "#b3400e", "#2d7a2d")
MOST_TIMES = 1400
"""Seconds up to which there is room for a figure every hundred."""

DASHES = ("", "6 3", "2 3")
"""Lines differ in more than colour."""


class Plot(NamedTuple):
    """One picture: which curve, which variants, and what it says above them."""

    curve: str
    title: str
    variants: tuple[str, ...]
    against: int | str = 0
    """The number of a former self, the first by default (for an exploiter, its victim), or the rival."""


PLOTS = (
    Plot("dualis", "Dualis, second piece against the first", ("partners", "short", "high-low")),
    Plot("dualis-exploited", "Dualis, an exploiter against the expert", ("partners", "short", "high-low")),
    Plot("dualis-three", "Dualis, three alone against who imitates hard", ("iso3", "iso3-all"), "rival"),
    Plot("dualis-three-exploited", "Dualis, an exploiter against the expert of three", ("iso3", "iso3-all")),
    Plot("dualis-short", "Dualis' short game against hard-1 and the network for all", ("hard-1", "short")),
    Plot(
        "dualis-short-exploited",
        "Dualis' short game, two exploiters of the fourth piece",
        ("itself", "network for all"),
    ),
    Plot(
        "dualis-short-withstood",
        "Dualis' short game, two exploiters of what is shipped",
        ("itself", "adversary"),
    ),
    Plot("uno-duo", "UNO Duo, second piece against the first", ("plain", "draw-one", "no-memory")),
    Plot("uno-duo-exploited", "UNO Duo, an exploiter against the expert", ("plain", "draw-one", "no-memory")),
)


class Scale(NamedTuple):
    """From figures to places in the picture."""

    last: float
    lowest: float
    highest: float

    def across(self, seconds: float) -> float:
        """How far to the right."""
        return LEFT + (WIDTH - LEFT - RIGHT) * seconds / self.last

    def down(self, earned: float) -> float:
        """How far from the top."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.highest - earned) / (self.highest - self.lowest)


def duels(plot: Plot) -> list[dict[str, float]]:
    """The duels against one network."""
    path = DOCS / "curves" / f"{plot.curve}.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [line for line in lines if line.get("duel") == plot.against]


def line(points: Sequence[tuple[float, float]], number: int, name: str) -> str:
    """One variant, with its name at the end."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    ink = INK[number]
    return (
        f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2" '
        f'stroke-dasharray="{DASHES[number]}"/>\n'
        f'<text x="{WIDTH - RIGHT + 24}" y="{TOP + 12 + 18 * number}" fill="{ink}">{name}</text>\n'
        f'<path d="M{WIDTH - RIGHT + 4} {TOP + 8 + 18 * number}h16" stroke="{ink}" stroke-width="2" '
        f'stroke-dasharray="{DASHES[number]}"/>'
    )


def ticks(scale: Scale) -> list[str]:
    """Figures along both axes, and a line at each height."""
    heights = [scale.lowest + (scale.highest - scale.lowest) * part / 4 for part in range(5)]
    grid = [
        f'<path d="M{LEFT} {scale.down(height):.1f}H{WIDTH - RIGHT}" stroke="#ccc"/>'
        f'<text x="{LEFT - 6}" y="{scale.down(height) + 4:.1f}" text-anchor="end">{height:.2f}</text>'
        for height in heights
    ]
    times = [
        f'<text x="{scale.across(seconds):.1f}" y="{HEIGHT - BOTTOM + 16}" '
        f'text-anchor="middle">{seconds}</text>'
        for seconds in range(0, int(scale.last) + 1, 100 * ceil(scale.last / MOST_TIMES))
    ]
    return grid + times


def drawn(plot: Plot) -> str:
    """The picture of one curve."""
    met = duels(plot)
    figures = [duel[variant] for duel in met for variant in plot.variants]
    scale = Scale(met[-1]["seconds"], min(*figures, 0.0) - 0.01, max(*figures, 0.0) + 0.01)
    lines = [
        line([(scale.across(duel["seconds"]), scale.down(duel[variant])) for duel in met], number, variant)
        for number, variant in enumerate(plot.variants)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="sans-serif" font-size="12">',
            f"<title>{plot.title}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{LEFT}" y="20" font-size="14">{plot.title}: earned in a duel</text>',
            *ticks(scale),
            *lines,
            f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">seconds</text>',
            "</svg>\n",
        ]
    )


def main() -> None:
    """Draw all of them."""
    for plot in PLOTS:
        (DOCS / "curves" / f"{plot.curve}.svg").write_text(drawn(plot))


if __name__ == "__main__":
    main()
