/** Finds what a lesson speaks of: the marks that things have on a table, and where these things are on the page. */

export interface Lit {
  mark: string;
  box: DOMRect;
}

const AROUND = 5;
const ROUND = 10;

/** Things travel by their marks (motion.ts); what never moves has one of its own. */
const marked = (mark: string) => {
  const [kind, card] = mark.split("-");
  const own = ["lit", "fly", "place"].map((kind) => `[data-${kind}="${mark}"]`);
  return (kind === "card" ? [...own, `[data-card="${card}"]`] : own).join();
};

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
};

export function thing(root: ParentNode, mark: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(marked(mark))];
  return found.find(isSeen) ?? null;
}

/** Where a thing is; what rises in it, as a chosen card does, takes the light with it. */
function boxOf(element: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const raised = element.querySelector(":scope > [data-raised]")?.getBoundingClientRect().top ?? y;
  const top = Math.min(y, raised);
  return new DOMRect(x, top, width, y + height - top);
}

/** Of these, what is there and can be seen: not under a panel that the learner has opened. */
export function litOn(root: ParentNode, marks: readonly string[]): Lit[] {
  const panels = [...root.querySelectorAll("[data-over]")].map((panel) => panel.getBoundingClientRect());
  return marks.flatMap((mark) => {
    const lit = thing(root, mark);
    const box = lit && boxOf(lit);
    return box && !panels.some((panel) => shared(panel, box, 0)) ? [{ mark, box }] : [];
  });
}

/** Where the table is dark: all of it, but for the things that are lit. */
export function darkness(table: DOMRect, lit: readonly Lit[]): string {
  const { left, top, right, bottom } = table;
  const all = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return [all, ...lit.map(({ box }) => outline(around(box, table)))].join("");
}

/** A little more than a thing, kept within the table. */
export function around(box: DOMRect, table: DOMRect): DOMRect {
  const left = Math.max(box.left - AROUND, table.left);
  const top = Math.max(box.top - AROUND, table.top);
  const width = Math.min(box.right + AROUND, table.right) - left;
  const height = Math.min(box.bottom + AROUND, table.bottom) - top;
  return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
}

/** How far up words have to go that appear at `box`, so that they lie on nothing that is lit: above it, or between. */
export function lifted(box: DOMRect, lit: readonly Lit[], table: DOMRect): number {
  const most = Math.max(0, box.top - table.top);
  const ways = lit.flatMap(({ box: light }) => [
    box.bottom - light.top + 2 * AROUND,
    box.top - light.bottom - 2 * AROUND,
  ]);
  const tried = [0, ...ways.map((up) => Math.min(most, Math.max(0, up)))].sort((one, other) => one - other);
  const hidden = (up: number) => lit.reduce((sum, { box: light }) => sum + shared(box, light, up), 0);
  return tried.reduce((best, up) => (hidden(up) < hidden(best) ? up : best));
}

/** How much of a light words cover that went up. */
function shared(words: DOMRect, light: DOMRect, up: number): number {
  const across = Math.min(words.right, light.right) - Math.max(words.left, light.left);
  const down = Math.min(words.bottom - up, light.bottom) - Math.max(words.top - up, light.top);
  return Math.max(0, across) * Math.max(0, down);
}

function outline({ left, top, width, height }: DOMRect): string {
  const round = Math.min(ROUND, width / 2, height / 2);
  const [across, down] = [width - 2 * round, height - 2 * round];
  const turn = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  return (
    `M${left + round} ${top}h${across}${turn(round, round)}v${down}${turn(-round, round)}` +
    `h${-across}${turn(-round, -round)}v${-down}${turn(round, -round)}Z`
  );
}

const NAMED = ["[role=img]", "[role=toolbar]", "input"].map((part) => `${part}[aria-label]`).join();

/** What somebody who does not see it is told that it is. */
export function nameOf(element: HTMLElement): string {
  const named = [...element.querySelectorAll(NAMED)].filter((part) => !part.parentElement?.closest(NAMED));
  const labels = named.map((part) => part.getAttribute("aria-label")).join(", ");
  return element.getAttribute("aria-label") ?? (labels || readable(element));
}

function readable(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}
