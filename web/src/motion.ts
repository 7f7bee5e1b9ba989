/**
 * Things travel from where they were to where they are.
 *
 * A table marks its elements and nothing more:
 *   data-fly="card-7"        the same thing in two pictures; it travels when its place has changed
 *   data-fly-from="seat-2"   where it comes from when it is new: a data-place or another data-fly
 *   data-fly-to="seat-1"     where it goes when it is gone from the next picture
 *   data-place="seat-2"      a place to come from or go to
 */
/** How small things look at a seat or deck, seen from the centre. */
const AFAR = 0.5;
const INHERITED = ["--card-width", "--coin-width"];

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  to: string | undefined;
  /** Sizes that come from further up the page, and that a copy elsewhere would lose. */
  sizes: [string, string][];
}

export type Picture = Map<string, Seen>;

/** Remembers where everything is, just before the next picture is drawn. */
export function remember(root: HTMLElement): Picture {
  const picture: Picture = new Map();
  for (const element of flying(root)) {
    const { fly, flyTo } = element.dataset;
    if (!fly) continue;
    const sizes = flyTo ? sizesOf(element) : [];
    picture.set(fly, { box: element.getBoundingClientRect(), element, to: flyTo, sizes });
  }
  return picture;
}

/**
 * Plays the way from the remembered picture to the one that is drawn now. Everything is measured before anything moves:
 * whatever moves would have the page laid out anew for the next measure.
 */
export function play(root: HTMLElement, before: Picture): void {
  if (!("animate" in root)) return;
  const pace = paceOf(root);
  const present = new Set<string>();
  const flights: (() => void)[] = [];
  for (const element of flying(root)) {
    const key = element.dataset["fly"];
    if (!key) continue;
    present.add(key);
    const from = before.get(key)?.box ?? placeOf(root, before, element.dataset["flyFrom"]);
    if (from) flights.push(arrival(element, from, pace, before.has(key)));
  }
  for (const [key, seen] of before) {
    if (!present.has(key) && seen.to) flights.push(departure(root, seen, pace));
  }
  for (const start of flights) start();
  holdUntilDrawn(root);
}

/**
 * Motion begins when its first picture stands: a full scene takes longer to draw than a frame, and whatever moved
 * meanwhile would have come half its way unseen. A page that nobody sees is never drawn, and holds nothing.
 */
function holdUntilDrawn(root: HTMLElement): void {
  if (document.hidden) return;
  const begun = root.getAnimations({ subtree: true }).filter(isBeginning);
  for (const motion of begun) motion.pause();
  afterDrawing(() => {
    for (const motion of begun) if (motion.playState === "paused") motion.play();
  });
}

function isBeginning({ playState, currentTime }: Animation): boolean {
  return playState === "running" && !currentTime;
}

/** The first frame draws, the second one finds it drawn. */
function afterDrawing(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(task));
}

export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How things move, as the stylesheet has it; whoever wants calm sees them fade instead of travel. */
interface Pace {
  calm: boolean;
  timing: KeyframeAnimationOptions;
}

function paceOf(root: HTMLElement): Pace {
  const style = getComputedStyle(root);
  const calm = prefersCalm();
  const duration = milliseconds(style.getPropertyValue(calm ? "--fade" : "--travel"));
  return { calm, timing: { duration, easing: style.getPropertyValue("--ease-out").trim() || "linear" } };
}

/** Milliseconds that a thing travels, as the stylesheet has it. */
export const travel = (): number =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue("--travel"));

/** A duration as CSS writes it: 280ms, 0.28s. */
function milliseconds(duration: string): number {
  return (parseFloat(duration) || 0) * (duration.trim().endsWith("ms") ? 1 : 1000);
}

function sizesOf(element: HTMLElement): [string, string][] {
  const style = getComputedStyle(element);
  return INHERITED.map((name) => [name, style.getPropertyValue(name)]);
}

function flying(root: HTMLElement): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-fly]");
}

function placeOf(root: HTMLElement, before: Picture, name: string | undefined): DOMRect | null {
  if (!name) return null;
  const place = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return place?.getBoundingClientRect() ?? before.get(name)?.box ?? null;
}

const nothing = (): void => undefined;

function arrival(element: HTMLElement, from: DOMRect, { calm, timing }: Pace, known: boolean): () => void {
  const to = element.getBoundingClientRect();
  const moved = Math.hypot(from.x - to.x, from.y - to.y) > 2;
  if (!moved || !to.width) return nothing;
  if (calm) return () => void element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  const scale = known ? from.width / to.width : AFAR;
  const start = { transform: between(to, from, scale), opacity: known ? 1 : 0.2 };
  return () => void element.animate([start, { transform: "none", opacity: 1 }], timing);
}

/** What has left the page flies on as a copy that nobody can touch or read. */
function departure(root: HTMLElement, seen: Seen, { calm, timing }: Pace): () => void {
  const target = placeOf(root, new Map(), seen.to);
  if (!target || !seen.box.width) return nothing;
  const end = calm ? { opacity: 0 } : { transform: between(seen.box, target, AFAR), opacity: 0.1 };
  return () => {
    const copy = root.appendChild(copyOf(seen));
    const flight = copy.animate([{ opacity: 1 }, end], timing);
    flight.finished.finally(() => copy.remove()).catch(() => undefined);
  };
}

function copyOf({ element, box, sizes }: Seen): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>("[data-fly]")])
    delete marked.dataset["fly"];
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    margin: "0",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    transform: "none",
    pointerEvents: "none",
    zIndex: "20",
  });
  for (const [name, value] of sizes) copy.style.setProperty(name, value);
  return copy;
}

function between(at: DOMRect, other: DOMRect, scale: number): string {
  const x = other.x + other.width / 2 - (at.x + at.width / 2);
  const y = other.y + other.height / 2 - (at.y + at.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
