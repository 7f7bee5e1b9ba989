"""What we release runs, from the sdist to a card on the table, without anything that only developers have."""

import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import opening
from tests.browser.devices import Devices
from tests.browser.games import played
from tests.browser.games.dualis import PLAYABLE
from tests.browser.tables import NEWS, play_bots
from tests.release.installing import LOCK, ROOT, done, new_environment, serving, stranger, uv

pytestmark = pytest.mark.xdist_group("release")
PAGES = ROOT / "src" / "twofold" / "web"


def test_sdist_and_wheel_carry_every_page(release: Path) -> None:
    pages = {path.relative_to(PAGES).as_posix() for path in PAGES.rglob("*") if path.is_file()}
    with tarfile.open(next(release.glob("*.tar.gz"))) as sdist:
        packed = {name.partition("src/twofold/web/")[2] for name in sdist.getnames()}
    with zipfile.ZipFile(next(release.glob("*.whl"))) as wheel:
        installed = {name.partition("twofold/web/")[2] for name in wheel.namelist()}
    assert "index.html" in pages
    assert pages == packed - {""} == installed - {""}


@pytest.mark.parametrize(
    ("kind", "missing"), [("--sdist", "index.html"), ("--sdist", "offline"), ("--wheel", "assets")]
)
def test_a_build_without_pages_is_refused(tmp_path: Path, kind: str, missing: str) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "pages_are_built.py", tmp_path / "tools")
    package = tmp_path / "src" / "twofold"
    shutil.copytree(PAGES, package / "web", ignore=shutil.ignore_patterns(missing))
    (package / "__init__.py").touch()
    refused = uv("build", kind, "--build-constraint", LOCK, "--out-dir", tmp_path / "dist", tmp_path)
    assert refused.returncode != 0
    assert f"src/twofold/web lacks {missing}" in refused.stderr
    assert not list((tmp_path / "dist").glob("twofold*"))


def test_the_wheel_alone_serves_a_page_on_which_a_card_is_played(
    release: Path, tmp_path: Path, browser: Browser
) -> None:
    commands = new_environment(tmp_path / "environment")
    wheel = next(release.glob("*.whl"))
    done(uv("pip", "install", "--python", commands / "python", "-c", LOCK, wheel))
    only = [str(commands / "twofold"), "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    with (
        serving([*only, "--data-dir", str(tmp_path)], tmp_path, stranger()) as address,
        opening(Devices(browser), address, "the wheel alone") as open_page,
    ):
        page = open_page()
        play_bots(page, "Dualis")
        expect(page.locator(PLAYABLE).first).to_be_visible()
        heard = page.evaluate(NEWS)
        assert played("dualis").move(page)
        page.wait_for_function(f"() => {NEWS} > {heard}")
