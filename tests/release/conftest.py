"""What is released, and the browser that opens it."""

from tests.browser.conftest import browser, playwright

__all__ = ["browser", "playwright"]
