/** Dragging a card to a place of the row. */
const FAR_ENOUGH = 8;

/** Follows the pointer with a copy of the card; dropped on a place, the place is reported, from 0. */
export function dragCard(started: PointerEvent, ondrop: (place: number) => void): void {
  const card = (started.currentTarget as HTMLElement).querySelector<HTMLElement>(".card");
  if (!card) return;
  let copy: HTMLElement | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  function move(at: PointerEvent): void {
    if (at.pointerId !== started.pointerId) return;
    const [right, below] = [at.clientX - started.clientX, at.clientY - started.clientY];
    if (Math.hypot(right, below) > FAR_ENOUGH) copy ??= lifted(card!);
    if (copy) copy.style.translate = `${right}px ${below}px`;
  }

  function stop(at: PointerEvent): void {
    if (at.pointerId !== started.pointerId) return;
    ended.abort();
    if (!copy) return;
    copy.remove();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const target = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>("[data-slot]");
    if (at.type === "pointerup" && target) ondrop(Number(target.dataset["slot"]));
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", stop, { signal });
  addEventListener("pointercancel", stop, { signal });
}

/** What follows a drag is no tap. */
function swallow(click: Event): void {
  click.stopPropagation();
  click.preventDefault();
}

function lifted(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  const { left, top, width } = card.getBoundingClientRect();
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: "40",
    scale: "1.12",
    pointerEvents: "none",
  });
  (card.closest<HTMLElement>("[data-game]") ?? document.body).append(copy);
  return copy;
}
