"""Every phase of every game on a phone in the pseudo-language: texts come from files, long ones have room.

Matches are played without a server and told to a page beat by beat, so that a picture costs a few frames.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.amounts import some
from tests.browser.conftest import PHONE, TableServer
from tests.browser.devices import Devices
from tests.browser.games import GAMES
from tests.browser.pseudo import SETTLED, problems
from tests.browser.staging import staged
from tests.browser.stored import moments, table
from tools.web_fixtures import NAMES
from twofold.engine import installed_games

ON_A_CHANGE = {"dualis": 2}
"""How many of these are looked at on a change: three alone at Dualis have another table than four."""


def words_in(part: Any) -> Iterator[str]:
    """Whatever is written somewhere in an update, as Duple shows it: the words that were said."""
    if isinstance(part, str):
        yield from re.findall(r"[A-Z]{2,}", part.upper())
    elif isinstance(part, dict):
        yield from (word for value in part.values() for word in words_in(value))
    elif isinstance(part, list | tuple):
        yield from (word for value in part for word in words_in(value))


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_every_phase_is_translated_and_has_room(
    devices: Devices, server: TableServer, game: str
) -> None:
    wrong: dict[str, list[str]] = {}
    allowed = installed_games[game].seat_counts
    for seats in some(sorted({allowed[0], allowed[-1]}, reverse=True), ON_A_CHANGE.get(game, 1)):
        shown = moments(game, NAMES[:seats], viewer=0)
        said = {word for moment in shown for word in words_in(moment)}
        names = sorted({*NAMES, *said}, key=len, reverse=True)
        with staged(devices, server.address, "phone", PHONE, script=SETTLED) as phone:
            phone.table(table(game, NAMES[:seats], "playing", "match"))
            for moment in shown:
                for beat in phone.pictures(moment):
                    if found := problems(phone.page, names):
                        wrong[f"{seats} play, {beat}: {moment.kind}"] = found
    assert wrong == {}
