"""What is released, and the browser that opens it."""

from pathlib import Path

import pytest

from tests.browser.conftest import browser, errors, errors_fail, playwright
from tests.release.installing import LOCK, ROOT, done, uv

__all__ = ["browser", "errors", "errors_fail", "playwright"]


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and the wheel that is built from it: for tests of the group "release"."""
    folder = tmp_path_factory.mktemp("dist")
    done(uv("build", "--build-constraint", LOCK, "--out-dir", folder, ROOT))
    return folder
