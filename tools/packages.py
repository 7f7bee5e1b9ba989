"""Packages of the npm, PyPI and Debian registries, fetched once and kept under ``build/data``."""

import subprocess
import sys
import tarfile
import zipfile
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


def pypi_package(package: str) -> Path:
    """The unpacked folder of a wheel, named with its version; what it depends on is not fetched."""
    folder = CACHE / package.replace("==", "-")
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        _run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:", package)
        name, version = package.split("==")
        with zipfile.ZipFile(next(CACHE.glob(f"{name}-{version}-*.whl"))) as archive:
            archive.extractall(folder)
    return folder


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
