"""Takes the pictures that chats show with a link: one a game, and one for everything else.

``python -m tools.previews`` writes ``web/src/games/<game>/preview.png`` and
``web/public/previews/twofold.png``, 1200 × 630, from the pictures on the shelf; the build puts them together.
With names of games: those only. They change when a game's picture on the shelf does.
"""

import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.games import GAMES
from tools.browsing import browsing
from twofold import installed_games

WEB = Path(__file__).parent.parent / "web"
SIZE = (1200, 630)
EVERYTHING = "twofold"

COMPOSE = """([game, name, pictures]) => {
  const part = (tag, style, ...inside) => {
    const made = document.createElement(tag);
    Object.assign(made.style, style);
    made.append(...inside);
    return made;
  };
  const wide = pictures.length > 1 ? 220 : 328;
  const cards = pictures.map((id, place) => {
    const middle = (pictures.length - 1) / 2;
    const drawn = document.querySelector(`li[data-game="${id}"] .picture svg`).cloneNode(true);
    Object.assign(drawn.style, { display: "block", width: "100%", height: "100%" });
    const card = part("div", {
      width: `${wide}px`, aspectRatio: "5 / 7", flex: "none", overflow: "hidden", borderRadius: "26px",
      border: "10px solid var(--card)", background: "var(--card)",
      boxShadow: "0 10px 0 var(--fold-deep)", marginInlineStart: place ? "-120px" : "0",
      rotate: `${pictures.length > 1 ? 7 * (place - middle) : -4}deg`,
      translate: `0 ${10 * (place - middle) ** 2}px`,
    }, drawn);
    card.dataset.game = id;
    return card;
  });
  const mark = document.querySelector("header svg, .brand svg, a[href='/'] svg").cloneNode(true);
  Object.assign(mark.style, { width: "64px", height: "64px" });
  const row = { display: "flex", gap: "14px", alignItems: "center", fontSize: "44px" };
  const brand = part("div", row, mark, "Twofold");
  const title = part("div", { fontSize: `${Math.min(110, 660 / name.length)}px`, lineHeight: "1" }, name);
  const sheet = part("div", {
    display: "grid", gap: "26px", padding: "44px 52px", borderRadius: "26px", background: "var(--paper)",
    boxShadow: "0 10px 0 var(--fold-deep)",
    fontFamily: "var(--display)", fontWeight: "800", color: "var(--ink)",
  }, ...(name ? [title] : []), brand);
  const whole = part("div", {
    position: "fixed", inset: "0", zIndex: "99", display: "flex", gap: "60px", alignItems: "center",
    justifyContent: "center", background: "linear-gradient(112deg, var(--tone-a) 50%, var(--tone-b) 50%)",
  }, part("div", { display: "flex" }, ...cards), sheet);
  whole.dataset.game = game;
  document.body.replaceChildren(whole);
}"""
"""Puts pictures of the shelf on a table of two tones, with a name beside them."""


def take(page: Page, address: str, game: str, name: str, pictures: list[str], path: Path) -> None:
    """One picture."""
    page.goto(address)
    page.locator("li[data-game] .picture svg").nth(len(GAMES) - 1).wait_for()
    page.evaluate(COMPOSE, [game, name, pictures])
    page.evaluate("document.fonts.ready")
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, animations="disabled")


def main(wanted: list[str]) -> None:
    """Take them all, or those that are wanted."""
    with browsing("previews") as (browser, server):
        page = browser.new_page(
            viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="light", reduced_motion="reduce"
        )
        for game in GAMES:
            if not wanted or game in wanted:
                path = WEB / "src" / "games" / game / "preview.png"
                take(page, server.address, game, installed_games[game].name, [game], path)
        if not wanted or EVERYTHING in wanted:
            path = WEB / "public" / "previews" / f"{EVERYTHING}.png"
            take(page, server.address, EVERYTHING, "", GAMES, path)


if __name__ == "__main__":
    main(sys.argv[1:])
