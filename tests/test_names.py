"""One name for one thing: what a package offers never hides a module of its own."""

import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType

import pytest

import twofold

PACKAGES = ["twofold"] + [
    found.name
    for found in walk_packages(twofold.__path__, "twofold.")
    if found.ispkg and "envs" not in found.name
]


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_hides_none_of_its_modules(name: str) -> None:
    package = import_module(name)
    hidden = [
        module.name
        for module in iter_modules(package.__path__)
        if not isinstance(getattr(package, module.name, package), ModuleType)
    ]
    assert not hidden


def test_the_package_of_a_game_can_be_imported_by_its_name_bug() -> None:
    program = "import twofold, twofold.games.dualis as d; assert d.game is twofold.installed_games['dualis']"
    subprocess.run([sys.executable, "-c", program], check=True)
