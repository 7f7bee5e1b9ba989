"""The image builds and runs: every stage of the Dockerfile is lived through with exactly what it copies."""

import subprocess
from pathlib import Path

import httpx
import pytest

from tests.release.dockerfile import Replay
from tests.release.installing import ROOT, serving

pytestmark = pytest.mark.xdist_group("image")


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    """All stages, built."""
    return Replay(ROOT, tmp_path_factory.mktemp("image"))


def test_pages_are_built_and_nothing_comes_from_the_working_copys_build(image: Replay) -> None:
    pages, server = image.stages["pages"], image.stages["server"]
    assert pages.place("/build/src/twofold/web/index.html").exists()
    built = pages.place("/build/src/twofold/web/assets")
    copied = server.place("/build/src/twofold/web/assets")
    assert {path.name for path in built.iterdir()} == {path.name for path in copied.iterdir()}


def test_the_image_serves_its_page_and_is_in_good_health(image: Replay, tmp_path: Path) -> None:
    last = image.stages["image"]
    variables = image.variables(last) | {"TWOFOLD_PORT": "0", "TWOFOLD_HOST": "127.0.0.1"}
    with serving(image.command(last, "ENTRYPOINT"), tmp_path, variables) as address:
        assert '<div id="app">' in httpx.get(address, timeout=60).text
        *ask, question = image.command(last, "HEALTHCHECK")
        here = question.replace("http://127.0.0.1:8000", address)
        assert here != question
        subprocess.run([*ask, here], check=True)
    assert list(last.place("/data").iterdir())
