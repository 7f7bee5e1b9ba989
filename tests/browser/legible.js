/* What a page shows in the pseudo-language: every text of it, and what of it cannot be read, because it is cut off,
   lies under something else, or on another text. Gives both as lines to read. */
() => {
  const EDGE = 1.5;
  const unshown = "script, style, option, [hidden]";
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(unshown);
  function* up(element) {
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) yield each;
  }
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  /** Read out, but not to be seen. */
  const unseen = (element) => [...up(element)].some((each) => styleOf(each).clipPath !== "none");
  const named = (element) =>
    [element.localName, ...[...element.classList].filter((name) => !name.startsWith("svelte-"))].join(".");
  const place = (element) => [...up(element)].slice(0, 4).map(named).reverse().join(" > ");

  /** A drawing breaks a text into several nodes, line by line: it is read as a whole. */
  function texts() {
    const found = new Map();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const element = node.parentElement.closest("svg") ?? node.parentElement;
      if (!node.data.trim() || !visible(node.parentElement)) continue;
      if (!found.has(element)) found.set(element, []);
      found.get(element).push(node);
    }
    return [...found].map(([element, nodes]) => ({
      element, nodes, what: nodes.map(({ data }) => data).join(" ").replace(/\s+/g, " ").trim(),
    }));
  }

  const NAMES = ["aria-label", "title", "alt", "placeholder"];
  const labels = () =>
    [...document.body.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]
      .filter(visible)
      .flatMap((element) => NAMES.map((name) => element.getAttribute(name)).filter(Boolean));

  function boxesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }
  const linesOf = ({ element, nodes, what }) =>
    nodes.flatMap(boxesOf).map((box) => ({ element, box, what: what.slice(0, 70) }));

  const scrolls = (way) => way === "auto" || way === "scroll";
  const shortens = (element) => {
    const { textOverflow, webkitLineClamp } = styleOf(element);
    return (
      (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth) ||
      (webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1)
    );
  };

  /** Where a line ends before its letters do. What scrolls up and down can be brought into view. */
  function cut({ element, box, what }) {
    const letters = box.height * 0.2;
    const cutBy = (around) => {
      const { overflowX, overflowY } = styleOf(around);
      const room = around.getBoundingClientRect();
      const wide = overflowX !== "visible" && (box.left < room.left - EDGE || box.right > room.right + EDGE);
      const deep =
        overflowY !== "visible" && !scrolls(overflowY) &&
        (box.top + letters < room.top - EDGE || box.bottom - letters > room.bottom + EDGE);
      return wide || deep || shortens(around);
    };
    for (const around of up(element)) {
      if (cutBy(around)) return `cut off by ${place(around)}: ${what} (${place(element)})`;
      if (scrolls(styleOf(around).overflowY)) return null;
      if (styleOf(around).position === "fixed") break;
    }
    const across = box.left < -EDGE || box.right > innerWidth + EDGE;
    const down = document.documentElement.scrollHeight <= innerHeight && box.bottom > innerHeight + EDGE;
    return across || down ? `outside the screen: ${what} (${place(element)})` : null;
  }

  /** As much of a line's letters as its frames show now. */
  function inked(line) {
    const { box } = line;
    const [left, right] = [box.left + 1, box.right - 1];
    let [top, bottom] = [box.top + box.height * 0.22, box.bottom - box.height * 0.22];
    for (const around of up(line.element)) {
      if (styleOf(around).overflowY === "visible") continue;
      const room = around.getBoundingClientRect();
      [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { ...line, ink: { left, right, top, bottom } };
  }

  /** What opens above a page covers it, and things lie on each other as cards do. */
  const above = "aside, dialog, section.result, .refusal";
  /** What stays in sight while the rest is scrolled from under it. */
  const stuck = (element) => [...up(element)].find((each) => styleOf(each).position === "sticky");
  const lies = "svg, .card, [data-card], [data-fly]";
  const faint = (element) => [...up(element)].some((each) => Number(styleOf(each).opacity) < 0.5);

  const paints = (element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const clear = backgroundColor.endsWith(", 0)") || backgroundColor.endsWith("/ 0)");
    const drawn = element.closest("svg, img, canvas") !== null || backgroundImage !== "none";
    return visible(element) && !faint(element) && (drawn || !clear);
  };

  function covered({ element, ink, what }) {
    for (const across of [ink.left + 1, (ink.left + ink.right) / 2, ink.right - 1]) {
      const down = (ink.top + ink.bottom) / 2;
      const first = document.elementFromPoint(across, down);
      if (first && (first.contains(element) || element.contains(first))) continue; // the rest is dear to list
      const hit = document.elementsFromPoint(across, down);
      const top = hit.find((each) => each.contains(element) || element.contains(each) || paints(each));
      if (!top || top.contains(element) || element.contains(top)) continue;
      if (top.closest(above) !== element.closest(above) || stuck(top) !== stuck(element)) continue;
      return `${what} (${place(element)}) lies under ${place(top)}`;
    }
    return null;
  }

  function crossing(read) {
    return read.flatMap((one, index) =>
      read.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.ink.right, other.ink.right) - Math.max(one.ink.left, other.ink.left);
        const down = Math.min(one.ink.bottom, other.ink.bottom) - Math.max(one.ink.top, other.ink.top);
        if (across <= 0 || down <= 0 || one.element.closest(above) !== other.element.closest(above)) return [];
        if (stuck(one.element) !== stuck(other.element)) return [];
        const [this_, that] = [one, other].map(({ what, element }) => `${what} (${place(element)})`);
        return [`${this_} crosses ${that}`];
      }),
    );
  }

  /** What happened last, in one line: the log has it whole. People's names, which may be of any length. */
  const shortened = "p.last, .seat .name";
  const touched = new CSSStyleSheet();
  touched.replaceSync("* { pointer-events: auto !important }"); // what cannot be touched covers, too
  document.adoptedStyleSheets.push(touched);
  const all = texts();
  const lines = all
    .filter(({ element }) => !unseen(element) && !element.closest(shortened) && !faint(element))
    .flatMap(linesOf);
  const wholly = lines.filter((line) => ![...up(line.element)].some(shortens));
  const read = wholly
    .filter(({ element }) => !element.closest(lies))
    .map(inked)
    .filter(({ ink }) => ink.bottom - ink.top > 2);
  const sideways = document.documentElement.scrollWidth > innerWidth;
  /** Rules come from the server, which has no pseudo-language. */
  const written = all.filter(({ element }) => !element.closest("article"));
  const told = {
    texts: [...written.map(({ what }) => what), ...labels(), document.title],
    unreadable: [
      ...lines.map(cut).filter(Boolean),
      ...read.map(covered).filter(Boolean),
      ...crossing(read),
      ...(sideways ? ["the page scrolls sideways"] : []),
    ],
  };
  document.adoptedStyleSheets.pop();
  return told;
}
