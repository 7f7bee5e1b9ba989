"""Sound: every game's beats are heard once it is wanted. Nobody listens: what begins to sound is counted."""

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import some
from tests.browser.conftest import DESKTOP, PHONE, TableServer
from tests.browser.devices import Devices, Size
from tests.browser.games import GAMES
from tests.browser.staging import Staged, staged
from tests.browser.stored import moments, table
from tools.web_fixtures import NAMES
from twofold.engine import installed_games

COUNT = """{
  window.heard = 0;
  for (const node of [OscillatorNode, AudioBufferSourceNode]) {
    const start = node.prototype.start;
    node.prototype.start = function (...at) {
      window.heard += 1;
      return start.apply(this, at);
    };
  }
}
"""
HEARD = "window.heard"
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
WANTED = """localStorage.setItem("twofold.sound", "on");
Object.defineProperty(Navigator.prototype, "userActivation", {
  get: () => ({ hasBeenActive: Boolean(window.pressed) }),
});"""
"""Sound is on since an earlier visit; a test looks at the page as somebody who presses would, and may not."""

OFFER = "Play with sound?"
KEPT = "['sound', 'volume'].map(kept => localStorage.getItem(`twofold.${kept}`))"
PLACES = """[...document.querySelectorAll("main *, header nav *")].map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].join();
})"""


def answer_by_keys(page: Page, answer: str) -> None:
    """Ask for the offer, and say yes or no."""
    page.get_by_role("button", name=OFFER).press("Enter")
    page.get_by_role("button", name=answer, exact=True).press("Enter")


def play(stage: Staged, game: str, until: int | None = None) -> int:
    """The fullest moments of a match, the last of which is its end; gives how many notes began."""
    before: int = stage.page.evaluate(HEARD)
    names = NAMES[: installed_games[game].seat_counts[0]]
    for moment in moments(game, names, viewer=0)[:until]:
        for _ in stage.pictures(moment):
            pass
    notes: int = stage.page.evaluate(HEARD)
    return notes - before


def take_place(stage: Staged, game: str) -> None:
    """Another game lies on the table, and the page has what it needs to be heard."""
    names = NAMES[: installed_games[game].seat_counts[0]]
    with stage.page.expect_response(lambda answer: "/sounds-" in answer.url):
        stage.table(table(game, names, "playing", "match"))
    stage.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", some([PHONE, DESKTOP], 1), ids=str)
def test_every_game_is_heard_by_whoever_wants_it(devices: Devices, server: TableServer, size: Size) -> None:
    with staged(devices, server.address, "device", size, script=COUNT) as stage:
        page = stage.page
        stage.gather(table("dualis", NAMES[:4], "gathering", None))
        answer_by_keys(page, "Turn sound on")
        page.wait_for_function(f"() => {HEARD} > 0")
        silent = []
        for game in reversed(GAMES):
            take_place(stage, game)
            if not play(stage, game):
                silent.append(game)
        assert silent == []
        page.evaluate(HIDE)
        assert play(stage, "dualis") == 0


def test_sound_is_offered_once_and_moves_nothing(devices: Devices, server: TableServer) -> None:
    """Before an answer nothing is heard, and neither it nor the answer moves anything.

    What moves is not looked at beside a result, whose picture comes in its own time.
    """
    with staged(devices, server.address, "device", PHONE, script=COUNT) as stage:
        stage.table(table("duet", NAMES[:2], "playing", "match"))
        assert play(stage, "duet") == 0
    with staged(devices, server.address, "device", PHONE, script=COUNT) as stage:
        page = stage.page
        stage.table(table("duet", NAMES[:2], "playing", "match"))
        assert play(stage, "duet", until=-1) == 0
        placed = page.evaluate(PLACES)
        page.get_by_role("button", name=OFFER).press("Enter")
        expect(page.get_by_role("heading", name="Duet is played to a beat")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=OFFER)).to_be_focused()
        answer_by_keys(page, "No sound")
        expect(page.get_by_role("button", name=OFFER)).to_have_count(0)
        expect(page.get_by_role("button", name="Table menu")).to_be_focused()
        assert page.evaluate(PLACES) == placed
        stage.reload()
        stage.table(table("duos", NAMES[:3], "playing", "match"))
        assert play(stage, "duos") == 0
        expect(page.get_by_role("button", name=OFFER)).to_have_count(0)


def test_who_turns_the_volume_of_the_offer_hears_it(devices: Devices, server: TableServer) -> None:
    with staged(devices, server.address, "device", PHONE, script=COUNT) as stage:
        page = stage.page
        stage.gather(table("dualis", NAMES[:4], "gathering", None))
        page.get_by_role("button", name=OFFER).press("Enter")
        page.get_by_role("slider", name="Volume").press("ArrowLeft")
        page.wait_for_function(f"() => {HEARD} > 0")
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Table menu")).to_be_focused()
        assert page.evaluate(KEPT) == ["on", "0.75"]


def test_nothing_is_heard_before_something_was_pressed(devices: Devices, server: TableServer) -> None:
    """What a browser would keep back until then would be heard all at once."""
    with staged(devices, server.address, "device", PHONE, script=COUNT + WANTED) as stage:
        take_place(stage, "duos")
        assert play(stage, "duos") == 0
        stage.page.evaluate("window.pressed = true")
        assert play(stage, "duos") > 0
