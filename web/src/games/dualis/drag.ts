/** Dragging a coin from its pan onto a card of the hand. */
const FAR_ENOUGH = 8;

/** Follows the pointer with a copy of the coin; dropped on a card that fits, the card is reported. */
export function dragCoin(
  started: PointerEvent,
  fits: (card: number) => boolean,
  ondrop: (card: number) => void,
): void {
  const coin = (started.currentTarget as HTMLElement).querySelector<HTMLElement>(".pile > :last-child");
  if (!coin) return;
  let copy: HTMLElement | null = null;

  const move = (at: PointerEvent) => {
    const far = Math.hypot(at.clientX - started.clientX, at.clientY - started.clientY) > FAR_ENOUGH;
    if (far) copy ??= floating(coin);
    if (copy)
      copy.style.transform = `translate(${at.clientX}px, ${at.clientY}px) translate(-50%, -50%) scale(1.5)`;
  };
  const stop = (at: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!copy) return;
    copy.remove();
    const target = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>("[data-card]");
    const card = Number(target?.dataset["card"] ?? Number.NaN);
    if (at.type === "pointerup" && fits(card)) ondrop(card);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

function floating(coin: HTMLElement): HTMLElement {
  const copy = coin.cloneNode(true) as HTMLElement;
  const { width } = coin.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}
