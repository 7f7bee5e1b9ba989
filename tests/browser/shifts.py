"""What jumps while somebody looks: layout shifts, as the browser itself reports them.

Whatever moves by ``transform`` travels and does not jump; what comes anew or goes is no shift either. What a
script has move otherwise is laid out in every frame: that is told, too.
"""

from playwright.sync_api import Page

WATCH = """(() => {
  const jumped = [];
  const named = (element) => {
    const names = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    return [element.localName, ...names].join(".");
  };
  const place = (node) => {
    const path = [];
    let at = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    for (; at && at !== document.body && path.length < 5; at = at.parentElement) path.unshift(named(at));
    return path.join(" > ");
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const note = (entries) => {
    for (const { value, sources } of entries)
      for (const { node, previousRect, currentRect } of sources.length ? sources : [{}])
        jumped.push(
          node === undefined ? `something (${value.toFixed(4)})`
            : `${place(node)} [${node?.textContent.trim().slice(0, 24)}]: ` +
              `${box(previousRect)} -> ${box(currentRect)} (${value.toFixed(4)})`,
        );
  };
  const watching = new PerformanceObserver((list) => note(list.getEntries()));
  watching.observe({ type: "layout-shift", buffered: true });
  const CHEAP = ["transform", "translate", "rotate", "scale", "opacity", "offset", "easing", "composite"];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const moved = [frames].flat().flatMap((frame) => Object.keys(frame ?? {}));
    for (const property of moved.filter((each) => !CHEAP.includes(each)))
      jumped.push(`${place(this)} moves by ${property}`);
    return animate.call(this, frames, how);
  };
  window.shifts = () => {
    note(watching.takeRecords());
    return jumped.splice(0);
  };
})()"""
"""Runs before the page's own scripts."""


def shifts(page: Page) -> list[str]:
    """What has jumped since it was asked last: from where to where, and how much of the picture it was."""
    jumped: list[str] = page.evaluate("window.shifts()")
    return jumped
