"""What the pages are built from, by make and by the image, on any machine."""

import json
import subprocess

from tests.release.installing import ROOT

LISTED = "listed: ; @printf '%s\\n' $(WEB_SOURCES)"


def test_pages_are_not_built_again_for_what_running_leaves_behind_bug() -> None:
    """The first start compiles the texts' modules, and the second one built all pages anew."""
    command = ["make", "--no-print-directory", "--eval", LISTED, "listed"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert "src/twofold/texts/en.ftl" in listed
    assert not [path for path in listed if path.endswith(".pyc")]


def test_the_lock_holds_what_every_machine_needs_bug() -> None:
    """It held the bindings of one kind of processor: an image was built nowhere else."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert "@rolldown/binding-linux-arm64-gnu" in wanted
    assert wanted <= {place.rpartition("node_modules/")[2] for place in packages}
