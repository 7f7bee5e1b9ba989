"""Packages of the npm and Debian registries, fetched once and kept under ``build/data``."""

import subprocess
import tarfile
from pathlib import Path

CACHE = Path(__file__).resolve().parents[1] / "build" / "data"


def npm_package(package: str) -> Path:
    """The unpacked folder of an npm package, named with its version."""
    folder = CACHE / package.replace("/", "-").replace("@", "-").strip("-")
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        packed = _run("npm", "pack", "--silent", package).strip().splitlines()[-1]
        with tarfile.open(CACHE / packed) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


def debian_package(package: str) -> Path:
    """The unpacked folder of a Debian package."""
    folder = CACHE / package
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        _run("apt-get", "download", package)
        archive = next(CACHE.glob(f"{package}_*.deb"))
        _run("dpkg-deb", "-x", str(archive), str(folder))
    return folder


def _run(*command: str) -> str:
    return subprocess.run(command, cwd=CACHE, check=True, capture_output=True, text=True).stdout
