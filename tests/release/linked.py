"""Stands in for ``npm ci --omit=dev``: ``python -m tests.release.linked FOLDER``.

What the folder's lock names is linked from where it is installed already.
"""

import json
import sys
from pathlib import Path

INSTALLED = Path(__file__).parents[2] / "web"


def link(folder: Path) -> None:
    """Link every package that the folder's lock counts among those that are not only for developers."""
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    for place, package in lock["packages"].items():
        if place.count("node_modules/") == 1 and not package.get("dev") and (INSTALLED / place).exists():
            _link(folder / place, INSTALLED / place)
            for name, script in package.get("bin", {}).items():
                _link(folder / "node_modules" / ".bin" / name, INSTALLED / place / script)


def _link(path: Path, target: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


if __name__ == "__main__":
    link(Path(sys.argv[1]))
