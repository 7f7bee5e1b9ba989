/**
 * Makes the text of a room of fixed size smaller until it fits: the room does not jump, and nothing is cut off.
 *
 * The room gets `--shrink`, the share of the usual type size, and the class `tight` when what matters less must
 * make way; `grown` when even the smallest type does not fit, so that its style may give it more room. Its
 * content, its size and the fonts may change at any time.
 */
const STEP = 0.08;
/** Smaller than that, words on a phone are no longer read. */
const LEAST = 0.66;

function sizesDownTo(least: number): number[] {
  const steps = Math.ceil((1 - least) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => Math.max(least, 1 - step * STEP));
}

/** `least` is the smallest share of the usual size. */
export function fittedDownTo(least: number): (room: HTMLElement) => () => void {
  const sizes = sizesDownTo(least);
  return (room) => keepFitting(room, sizes);
}

export const fitted = fittedDownTo(LEAST);

function keepFitting(room: HTMLElement, sizes: number[]): () => void {
  const fits = () => room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth;

  function attempt(tight: boolean, size: number): boolean {
    room.classList.toggle("tight", tight);
    room.style.setProperty("--shrink", String(size));
    return fits();
  }

  function fit(): void {
    room.classList.remove("grown");
    const fitting = attempt(false, 1) || sizes.some((size) => attempt(true, size));
    room.classList.toggle("grown", !fitting);
  }

  const words = new MutationObserver(fit);
  words.observe(room, { characterData: true, childList: true, subtree: true });
  const space = new ResizeObserver(fit);
  space.observe(room);
  void document.fonts?.ready.then(fit);
  return () => {
    words.disconnect();
    space.disconnect();
  };
}
