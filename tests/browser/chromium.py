"""Finding a Chromium: one without windows, Debian's package of it when we may install it, or any other."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from fcntl import LOCK_EX, flock
from functools import cache
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import Playwright

PACKAGE = "chromium-headless-shell"
"""Chromium without a window of its own: a test of a page takes a fifth less of a processor.

Where it can be had it is taken, though there is another one."""

SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNUSED_FEATURES = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),  # pages of each window's own: they cost more than ours
    "SpareRendererForSitePerProcess",
    # Those that Playwright does without, again: of two lists only the last counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "OptimizationHints"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "NetworkTimeServiceQuerying"),
    *("AimEnabled", "PreconnectToSearch"),
)
"""What a Chromium with a window does besides showing pages, and no test looks at."""

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED_FEATURES)}",
)

APT = ("apt-get", "-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10")
"""Where there is no network it gives up soon."""


@dataclass(frozen=True)
class Chromium:
    """A browser that can be started, and where it came from."""

    path: str
    origin: str


def find(playwright: Playwright) -> Chromium | None:
    """The first Chromium that there is."""
    return _system(PACKAGE) or _debian() or _system(*SYSTEM) or _downloaded(playwright)


def _system(*names: str) -> Chromium | None:
    found = next(filter(None, map(shutil.which, names)), None)
    return Chromium(found, "the system") if found else None


def _downloaded(playwright: Playwright) -> Chromium | None:
    path = playwright.chromium.executable_path
    return Chromium(path, "Playwright's download") if Path(path).exists() else None


@cache
def _debian() -> Chromium | None:
    """Installs it, one process at a time: tests run in several."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    with Path(gettempdir(), "twofold-chromium.lock").open("w") as door:
        flock(door, LOCK_EX)
        if not shutil.which(PACKAGE):
            for command in (["update"], ["-y", "--no-remove", "install", PACKAGE]):
                if subprocess.run([*APT, *command], capture_output=True, check=False).returncode:
                    return None
    found = shutil.which(PACKAGE)
    return Chromium(found, "Debian's package") if found else None
