"""A step of every build: a release without its browser pages is refused instead of written."""

from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src", "twofold", "web")
KINDS = (
    "index.html",
    "licences.txt",
    "assets/*.js",
    "assets/*.css",
    *(f"offline/*.{kind}" for kind in ("js", "css", "txt")),
)
"""The page itself, what exported matches are made of, and whose work is in them."""


class PagesAreBuilt(BuildHookInterface[BuilderConfig]):
    """Looks for what ``npm run build`` leaves in the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's contract
        """Stop here if anything is missing; a working copy may be installed without pages."""
        if version == "editable":
            return
        missing = [kind for kind in KINDS if not any(Path(self.root, PAGES).glob(kind))]
        if missing:
            self.app.abort(
                f"{PAGES.as_posix()} lacks {', '.join(missing)}: the browser pages are not built. "
                "Run `make dist`, which builds them first."
            )
