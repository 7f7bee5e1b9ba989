"""The matches of the browser's tests are those that their recipes make today."""

from pathlib import Path

import pytest

from tools.web_fixtures import GAMES, opened, remade

pytestmark = pytest.mark.uncovered

FIXTURES = sorted(GAMES.glob("*/fixtures/*"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_a_fixture_is_what_its_recipe_makes(path: Path) -> None:
    assert opened(remade(path)) == opened(path.read_bytes()), "stale: run `make docs`"


def test_every_table_has_fixtures() -> None:
    assert {path.parent.parent.name for path in FIXTURES} == {
        path.parent.name for path in GAMES.glob("*/index.ts")
    }
