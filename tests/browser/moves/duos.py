"""Playing DUOS through its page."""

from playwright.sync_api import Page

SPOT = "[data-spot]:not([disabled])"
UNLAID = f".duos:has(.laid) {SPOT}:has(.mark):not(:has(.lit))"
"""A card of a pair that the Narrator, who is this page, may lay out now."""

UNMARKED = f".duos:not(:has(.laid), :has(.mark)) {SPOT}"
"""A card of a table where this page may choose, and has not."""

FIRST_EIGHT = range(8)


def move(page: Page) -> None:
    """Pair the cards as they lie, say ready, lay pairs out, or wait a moment."""
    if _press(page, "Ready") or _press(page, "Next turn"):
        return
    lay = page.get_by_role("button", name="Lay out")
    if lay.is_visible():
        laid = page.locator(".laid li:not(.empty)").count()
        lay.click()
        page.wait_for_function(
            "laid => document.querySelectorAll('.laid li:not(.empty)').length != laid", arg=laid
        )
    elif page.locator(UNLAID).first.is_visible():
        page.locator(UNLAID).first.click()
    elif page.locator(UNMARKED).first.is_visible():
        choose(page)
    else:
        page.wait_for_timeout(30)


def choose(page: Page) -> None:
    """Four pairs: the first with the second, the third with the fourth, and so on."""
    for place in FIRST_EIGHT:
        page.locator(f'[data-spot="{place}"]').click()
    page.get_by_role("button", name="Ready").and_(page.locator(":enabled")).wait_for()


def _press(page: Page, name: str) -> bool:
    """Press a button if it is there to be pressed."""
    button = page.get_by_role("button", name=name, exact=True)
    if not button.is_visible() or button.is_disabled():
        return False
    button.click()
    button.and_(page.locator(":enabled")).wait_for(state="hidden")
    return True
