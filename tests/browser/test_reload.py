"""A reload keeps what somebody has picked, marked or typed and not yet sent; another question does not."""

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, TableServer
from tests.browser.devices import Devices
from tests.browser.games import GAMES, played
from tests.browser.staging import Staged, staged
from tests.browser.stored import table, updates

Update = dict[str, Any]


def tell(stage: Staged, game: str, names: tuple[str, ...], update: Update) -> None:
    """How the match stands."""
    stage.table(table(game, names, "playing", update["match"]))
    assert [*stage.match([update])] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_keeps_what_is_half_made_for_this_question_alone(
    devices: Devices, server: TableServer, game: str
) -> None:
    half = played(game).half
    names = ("Ada", "Bo", "Cleo", "Dan")[: half.seats]
    first, *_, last = filter(half.asks, updates(game, names, 0, seed=1))
    with staged(devices, server.address, "desktop", DESKTOP) as stage:
        tell(stage, game, names, first)
        untouched = stage.page.evaluate(half.look)
        half.make(stage.page)
        made = stage.page.evaluate(half.look)
        assert made != untouched

        stage.reload()
        tell(stage, game, names, first)
        assert stage.page.evaluate(half.look) == made

        tell(stage, game, names, last)
        stage.reload()
        tell(stage, game, names, first)
        assert stage.page.evaluate(half.look) == untouched
