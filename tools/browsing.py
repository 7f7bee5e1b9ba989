"""A Chromium and a server of tables for scripts that look at pages."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, find
from tests.browser.conftest import TableServer
from tests.browser.devices import PATIENCE, note_errors


@contextmanager
def browsing(name: str) -> Iterator[tuple[Browser, TableServer]]:
    """Both, until the script is done; what is dealt follows from the name. An error of a page ends it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        found = find(playwright)
        if found is None:
            raise SystemExit("No Chromium can be had here: install one.")
        expect.set_options(timeout=PATIENCE)
        server = TableServer(Path(folder), name)
        server.start()
        browser = playwright.chromium.launch(executable_path=found.path, args=list(ARGUMENTS))
        errors: list[str] = []
        note_errors(browser, errors)
        try:
            yield browser, server
            if errors:
                raise SystemExit("\n".join(errors))
        finally:
            browser.close()
            server.stop()
