"""Measures every box of a page: what is cut off, what lies under something else, what scrolls."""

from playwright.sync_api import Page

from tests.browser.conftest import look

MEASURE = """(() => {
  const EDGE = 1.5;
  /** What is drawn on cards may lie on other cards: that is how they lie on a table. */
  const ON_CARDS = "svg, .card, [data-card]";
  /** But what is compared must be seen on each of them. */
  const COMPARED = "[data-compared]";
  const onCard = (element) => element.closest(ON_CARDS) && !element.closest(COMPARED);
  let wanted = {};
  /** Asked for again and again in one picture, in which they do not change. */
  let styles, rooms;
  const kept = (known, element, ask) => {
    if (!known.has(element)) known.set(element, ask());
    return known.get(element);
  };
  const styleOf = (element) => kept(styles, element, () => getComputedStyle(element));
  const roomOf = (element) => kept(rooms, element, () => element.getBoundingClientRect());
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** What comes along a road comes over its edge. */
  const skipped = ".unseen, title, .tools, .road, [inert]";
  const hidden = (element) => element.closest(skipped) || styleOf(element).clipPath !== "none";

  function lines() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!textContent.trim() || hidden(parent) || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 1)
          found.push({
            element: parent, box, what: textContent.trim().slice(0, 40), seen: within(parent, box),
          });
    }
    return found;
  }

  /** As much of a box as the boxes around it leave to be seen. */
  function within(element, { left, top, right, bottom }) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (styleOf(at).overflow === "visible") continue;
      const room = roomOf(at);
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function pictures() {
    return [...document.querySelectorAll("main img, main svg, main .card, main [data-fly]")]
      .filter((element) => !element.closest(skipped) && !element.parentElement.closest("svg"))
      .filter(shown)
      .map((element) => ({ element, box: roomOf(element), what: named(element) }))
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

  const scrolling = (way) => way === "auto" || way === "scroll";
  function cutOff({ element, box, what }) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = styleOf(at);
      const room = roomOf(at);
      const wide = overflowX !== "visible" && (box.left < room.left - EDGE || box.right > room.right + EDGE);
      const glyphs = box.height * 0.2;
      const deep =
        overflowY !== "visible" &&
        (box.top + glyphs < room.top - EDGE || box.bottom - glyphs > room.bottom + EDGE);
      if (deep && wanted.scrolls && scrolling(overflowY)) return null;
      const shortened = wide && textOverflow === "ellipsis" && !wanted.far;
      if (deep || (wide && !shortened)) return `cut off by ${place(at)}: ${what}`;
      if (shortened) return null;
      if (position === "fixed") break;
    }
    const glyphs = box.height * 0.2;
    const before = Math.min(box.left, box.top) < -EDGE;
    if (before || box.right > innerWidth + EDGE || box.bottom - glyphs > innerHeight + EDGE)
      return `outside the screen: ${what} (${place(element)})`;
    return null;
  }

  /** What stays in sight over what is scrolled. */
  const bar = (element) => wanted.scrolls && element.closest(".bar");

  /** Whether something is drawn there, and not only laid out. */
  function paints(element) {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const painted = backgroundImage !== "none" || !/^(rgba\\(.*, 0\\)|transparent)$/.test(backgroundColor);
    return shown(element) && (painted || element.matches("svg *, img, svg"));
  }

  function covered({ element, seen: box, what }) {
    if (box.width < 4 || box.height < 4) return null;
    const middle = box.top + box.height / 2;
    for (const across of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
      // All that lies there is dear to list.
      if (document.elementFromPoint(across, middle) === element) continue;
      const there = document.elementsFromPoint(across, middle);
      const above = there.find((each) => each === element || paints(each));
      if (!above || above.contains(element) || element.contains(above) || above.closest(skipped)) continue;
      if (above.closest(".cramped") && !element.closest(".cramped")) continue; // it has the whole screen
      if (bar(above) || onCard(element)) continue;
      return `${what} (${place(element)}) lies under ${place(above)}`;
    }
    return null;
  }

  const drawn = (element) => element.closest("svg") && !element.closest(COMPARED);

  const inked = ({ top, bottom, left, right, height }) => ({
    top: top + height * 0.22, bottom: bottom - height * 0.22, left: left + 1, right: right - 1,
  });
  function crossing(texts) {
    const written = texts.filter(({ element }) => !element.closest(ON_CARDS) && !bar(element));
    const boxes = written.map((text) => ({ ...text, ink: inked(text.seen) }));
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const apart =
          one.element === other.element ||
          one.ink.right <= other.ink.left || other.ink.right <= one.ink.left ||
          one.ink.bottom <= other.ink.top || other.ink.bottom <= one.ink.top;
        if (apart) return [];
        const [this_, that] = [one, other].map(({ what, element }) => `${what} (${place(element)})`);
        return [`${this_} crosses ${that}`];
      }),
    );
  }

  function scrollers() {
    return [document.documentElement, ...document.querySelectorAll("main, main *")].filter((element) => {
      const { overflowX, overflowY } = styleOf(element);
      const whole = element === document.documentElement;
      if (!whole && !scrolling(overflowX) && !scrolling(overflowY)) return false;
      const deep = element.scrollHeight - element.clientHeight > 1;
      const wide = element.scrollWidth - element.clientWidth > 1;
      return ((whole || scrolling(overflowY)) && deep && !wanted.scrolls) ||
        ((whole || scrolling(overflowX)) && wide);
    }).map((element) => `scrolls: ${place(element)}`);
  }

  /** Boxes that must be read at once. */
  function overlapping() {
    const boxes = [...document.querySelectorAll("[data-read]")].filter(shown);
    return boxes.flatMap((one, index) => boxes.slice(index + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return [];
      const [a, b] = [roomOf(one), roomOf(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > EDGE && down > EDGE ? [`${place(one)} overlaps ${place(other)}`] : [];
    }));
  }

  /** Letters that are read from four metres: 28 pixels of a screen that is 1080 high. */
  const tooSmall = (texts) => texts
    .filter(({ element }) => !element.closest("svg"))
    .map(({ element, what }) => [parseFloat(styleOf(element).fontSize), what, element])
    .filter(([size]) => size < (28 * innerHeight) / 1080)
    .map(([size, what, element]) => `only ${size} px: ${what} (${place(element)})`);

  /** What lets taps through can be found, too. It stays so: nobody taps on a page that is told. */
  const touched = new CSSStyleSheet();
  touched.replaceSync("* { pointer-events: auto !important }");
  window.measure = (rules) => {
    wanted = rules;
    [styles, rooms] = [new Map(), new Map()];
    if (!document.adoptedStyleSheets.includes(touched)) document.adoptedStyleSheets.push(touched);
    return measured();
  };
  const measured = () => {
    const texts = lines();
    return [
      ...scrollers(),
      ...[...texts, ...pictures()].map(cutOff).filter(Boolean),
      ...texts.filter(({ element }) => !drawn(element)).map(covered).filter(Boolean),
      ...crossing(texts),
      ...overlapping(),
      ...(wanted.far ? tooSmall(texts) : []),
    ];
  };
})()"""
"""Runs before the page's own scripts."""


def found(page: Page, *, scrolls: bool = False, far: bool = False) -> list[str]:
    """What is wrong with the picture; ``scrolls``: it may be scrolled; ``far``: it is read from afar."""
    wanted = {"scrolls": scrolls, "far": far}
    problems: list[str] = look(page, "wanted => window.measure(wanted)", wanted)
    return sorted(set(problems))
