/** Dragging something, by mouse, pen or finger, onto something else. A touch that goes nowhere stays a tap. */
const FAR_ENOUGH = 8;

interface Drag {
  /** What follows the pointer, as a copy. */
  thing: HTMLElement;
  /** Selects what it can be dropped on. */
  onto: string;
  /** Told whenever the pointer comes over another of these, or over none. */
  onover?: (target: HTMLElement | null) => void;
  ondrop: (target: HTMLElement) => void;
}

/** Call it when the pointer goes down. What fingers are to drag needs `touch-action: none`, or the page scrolls. */
export function drag(started: PointerEvent, { thing, onto, onover, ondrop }: Drag): void {
  let copy: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  function hover(target: HTMLElement | null): void {
    if (target === over) return;
    over = target;
    onover?.(over);
  }

  function move(at: PointerEvent): void {
    if (at.pointerId !== started.pointerId) return;
    const [right, below] = [at.clientX - started.clientX, at.clientY - started.clientY];
    if (Math.hypot(right, below) > FAR_ENOUGH) copy ??= lifted(thing);
    if (!copy) return;
    copy.style.translate = `${right}px ${below}px`;
    hover(underneath(at, onto));
  }

  function stop(at: PointerEvent): void {
    if (at.pointerId !== started.pointerId) return;
    ended.abort();
    if (!copy) return;
    copy.remove();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    hover(null);
    const target = underneath(at, onto);
    if (at.type === "pointerup" && target) ondrop(target);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", stop, { signal });
  addEventListener("pointercancel", stop, { signal });
}

const underneath = ({ clientX, clientY }: PointerEvent, onto: string): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(onto) ?? null;

/** What follows a drag is no tap. */
function swallow(click: Event): void {
  click.stopPropagation();
  click.preventDefault();
}

function lifted(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = thing.getBoundingClientRect();
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "40",
    scale: "1.12",
    pointerEvents: "none",
  });
  (thing.closest<HTMLElement>("[data-game]") ?? document.body).append(copy);
  return copy;
}
