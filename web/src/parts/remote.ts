/**
 * A remote control has arrows and Enter, and no Tab: the arrows lead to the nearest thing in their direction that can
 * be pressed or written in. Where there is none the page scrolls, and what has a use of its own for arrows keeps it.
 */
const FIELD = "input:not([type=radio], [type=checkbox], [type=range])";
const REACHED = `:is(a[href], button, ${FIELD}):not(:disabled, [tabindex="-1"])`;
const OWN_ARROWS = "select, textarea, [type=radio], [type=number], [type=range], [role=toolbar] *";
/** What a step aside counts beside one ahead: up and down lead to the next row, left and right stay in theirs. */
const ASIDE = { up: 0.3, down: 0.3, left: 3, right: 3 };
const TOUCHING = 1;

type Way = "up" | "down" | "left" | "right";
const WAYS: Record<string, Way> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far something lies ahead, and how far aside; nothing if it is not ahead. */
function distance(from: Box, to: Box, way: Way): number | null {
  const ahead = {
    up: from.top - to.bottom,
    down: to.top - from.bottom,
    left: from.left - to.right,
    right: to.left - from.right,
  }[way];
  if (ahead < -TOUCHING) return null;
  const level = way === "left" || way === "right";
  const aside = level
    ? Math.max(0, from.top - to.bottom, to.top - from.bottom)
    : Math.max(0, from.left - to.right, to.left - from.right);
  return Math.max(0, ahead) + ASIDE[way] * aside;
}

/** The nearest of these boxes in a direction, the earlier of two that are as near; -1 if none lies there. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  let [found, least] = [-1, Infinity];
  boxes.forEach((box, index) => {
    const far = distance(from, box, way);
    if (far !== null && far < least) [found, least] = [index, far];
  });
  return found;
}

/** Not farther off the screen than half of it. */
const isNear = ({ top, bottom }: Box): boolean => bottom > -innerHeight / 2 && top < innerHeight * 1.5;

function reachable(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(REACHED)];
  return found.filter((element) => element.checkVisibility() && isNear(element.getBoundingClientRect()));
}

/** Whether the caret has still a letter to go past. */
function isWriting(here: Element | null, way: Way): boolean {
  if (!(here instanceof HTMLInputElement) || way === "up" || way === "down") return false;
  const { selectionStart: start, selectionEnd: end, value } = here;
  return start !== end || (way === "left" ? start !== 0 : end !== value.length);
}

/** For the window of a page that is shown on a TV. */
export function byRemote(pressed: KeyboardEvent): void {
  const way = WAYS[pressed.key];
  const { activeElement: here } = document;
  if (
    !way ||
    pressed.defaultPrevented ||
    pressed.ctrlKey ||
    pressed.altKey ||
    pressed.metaKey ||
    pressed.shiftKey
  )
    return;
  if (here?.matches(OWN_ARROWS) || isWriting(here, way)) return;
  const there = reachable().filter((element) => element !== here);
  const somewhere = here !== document.body && here?.matches(REACHED);
  const next = somewhere
    ? nearest(
        here!.getBoundingClientRect(),
        there.map((element) => element.getBoundingClientRect()),
        way,
      )
    : 0;
  if (!there[next]) return;
  pressed.preventDefault();
  there[next].focus();
}
