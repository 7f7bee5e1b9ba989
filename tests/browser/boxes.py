"""Measures every box of a page: what is cut off, what lies under something else, what scrolls.

A page that watches itself (``WATCH``) does so in every picture, also in those that stay for an instant: here
a picture stays for four frames, however long it would hold, and is measured when it has been laid out.
"""

from playwright.sync_api import Page

WATCH = """(() => {
  const FRAMES = 4;
  const inFrames = (count, task) =>
    requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, task) : task()));
  window.setTimeout = (task, _milliseconds, ...given) => inFrames(FRAMES, () => task(...given)) && 0;
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { animation: none !important; transition: none !important }");
  const EDGE = 1.5;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const skipped = ".unseen, title, .tools, [inert]";
  const hidden = (element) => element.closest(skipped) || getComputedStyle(element).clipPath !== "none";

  function lines() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!textContent.trim() || hidden(parent) || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 1) found.push({ element: parent, box, what: textContent.trim().slice(0, 40) });
    }
    return found;
  }

  function pictures() {
    return [...document.querySelectorAll("main img, main svg, main .card, main [data-fly]")]
      .filter((element) => !element.closest(skipped) && !element.parentElement.closest("svg"))
      .filter(shown)
      .map((element) => ({ element, box: element.getBoundingClientRect(), what: named(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  }

  const named = (element) => {
    const names = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    return [element.localName, ...names].join(".");
  };
  const place = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement)
      path.unshift(named(at));
    return path.join(" > ");
  };

  function cutOff({ element, box, what }) {
    const before = Math.min(box.left, box.top) < -EDGE;
    if (before || box.right > innerWidth + EDGE || box.bottom > innerHeight + EDGE)
      return `outside the screen: ${what} (${place(element)})`;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const room = at.getBoundingClientRect();
      const wide = overflowX !== "visible" && (box.left < room.left - EDGE || box.right > room.right + EDGE);
      const glyphs = box.height * 0.2;
      const deep =
        overflowY !== "visible" &&
        (box.top + glyphs < room.top - EDGE || box.bottom - glyphs > room.bottom + EDGE);
      if (wide || deep) return `cut off by ${place(at)}: ${what}`;
      if (position === "fixed") break;
    }
    return null;
  }

  function covered({ element, box, what }) {
    const middle = box.top + box.height / 2;
    for (const across of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
      const above = document.elementFromPoint(across, middle);
      if (!above || above.contains(element) || element.contains(above) || above.closest(skipped)) continue;
      return `${what} (${place(element)}) lies under ${place(above)}`;
    }
    return null;
  }

  const inked = ({ top, bottom, left, right, height }) => ({
    top: top + height * 0.22, bottom: bottom - height * 0.22, left: left + 1, right: right - 1,
  });
  /** What is drawn on cards may lie on other cards: that is how they lie on a table. */
  function crossing(texts) {
    const written = texts.filter(({ element }) => !element.closest("svg"));
    const boxes = written.map((text) => ({ ...text, ink: inked(text.box) }));
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const apart =
          one.ink.right <= other.ink.left || other.ink.right <= one.ink.left ||
          one.ink.bottom <= other.ink.top || other.ink.bottom <= one.ink.top;
        const [this_, that] = [one, other].map(({ what, element }) => `${what} (${place(element)})`);
        return apart ? [] : [`${this_} crosses ${that}`];
      }),
    );
  }

  function scrolling() {
    return [document.documentElement, ...document.querySelectorAll("main, main *")].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const whole = element === document.documentElement;
      const deep = element.scrollHeight - element.clientHeight > 1;
      const wide = element.scrollWidth - element.clientWidth > 1;
      const scrolls = (way) => whole || way === "auto" || way === "scroll";
      return (scrolls(overflowY) && deep) || (scrolls(overflowX) && wide);
    }).map((element) => `scrolls: ${place(element)}`);
  }

  /** Letters that are read from four metres: 28 pixels of a screen that is 1080 high. */
  const tooSmall = (texts) => texts
    .filter(({ element }) => !element.closest("svg"))
    .map(({ element, what }) => [parseFloat(getComputedStyle(element).fontSize), what, element])
    .filter(([size]) => size < (28 * innerHeight) / 1080)
    .map(([size, what, element]) => `only ${size} px: ${what} (${place(element)})`);

  window.measure = () => {
    const texts = lines();
    return [
      ...scrolling(),
      ...[...texts, ...pictures()].map(cutOff).filter(Boolean),
      ...texts.filter(({ element }) => !element.closest("svg")).map(covered).filter(Boolean),
      ...crossing(texts),
      ...tooSmall(texts),
    ];
  };

  window.problems = new Set();
  window.pictures = 0;
  let changed = true;
  let calm = 0;
  const look = () => {
    calm = changed ? 0 : calm + 1;
    if (changed) requestAnimationFrame(() => {
      if (changed) return;
      window.pictures += 1;
      for (const problem of window.measure()) window.problems.add(problem);
    });
    changed = false;
    requestAnimationFrame(look);
  };
  addEventListener("DOMContentLoaded", () => {
    document.adoptedStyleSheets.push(still);
    new MutationObserver(() => (changed = true)).observe(document.body, {
      childList: true, subtree: true, characterData: true, attributes: true,
    });
    look();
  });
  window.calm = () => new Promise((resolve) => {
    calm = 0;
    const wait = () => (calm > 6 ? resolve([...window.problems]) : requestAnimationFrame(wait));
    wait();
  });
})()"""
"""Runs before the page's own scripts."""


def found(page: Page) -> list[str]:
    """What is wrong in the pictures since the last time, once the page stands still."""
    problems: list[str] = page.evaluate(
        "async () => { const found = await window.calm(); window.problems.clear(); return found; }"
    )
    return problems
