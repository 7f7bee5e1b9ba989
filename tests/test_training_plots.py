"""The pictures of the trainings are those of the curves that were kept."""

import pytest

from training.plots import DOCS, PLOTS, Plot, drawn, duels


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.curve)
def test_a_picture_shows_its_curve(plot: Plot) -> None:
    assert (DOCS / "curves" / f"{plot.curve}.svg").read_text() == drawn(plot)
    assert f"curves/{plot.curve}.svg" in (DOCS / "training.md").read_text()


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.curve)
def test_a_line_has_a_point_for_every_duel(plot: Plot) -> None:
    lines = [line for line in drawn(plot).splitlines() if line.startswith("<polyline")]
    assert len(lines) == len(plot.variants)
    assert all(line.split('"')[1].count(",") == len(duels(plot)) for line in lines)
