/**
 * Makes the text of a room of fixed size smaller until it fits: the room does not jump, and nothing is cut off.
 *
 * The room gets `--shrink`, the share of the usual type size, and the class `tight` when what matters less must
 * make way; `grown` when even the smallest type does not fit, so that its style may give it more room. Its
 * content, its size and the fonts may change at any time. Where the room's size does not follow from its text, its style
 * says so (`contain: strict`, in a block of its own): then an attempt lays out the room and not the whole page.
 */
const STEP = 0.08;
/** Smaller than that, words on a phone are no longer read. */
const LEAST = 0.66;

function sizesDownTo(least: number): number[] {
  const steps = Math.ceil((1 - least) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => Math.max(least, 1 - step * STEP));
}

/** `least` is the smallest share of the usual size; down to `loose` what matters less stays. */
export function fittedDownTo(least: number, loose = 1): (room: HTMLElement) => () => void {
  const [sizes, looser] = [sizesDownTo(least), sizesDownTo(loose)];
  return (room) => keepFitting(room, sizes, looser);
}

export const fitted = fittedDownTo(LEAST);

/**
 * Whether some size fits, which is then set: the largest that does. Found by halves, for each attempt has the room laid
 * out anew.
 */
function largest(sizes: number[], attempt: (size: number) => boolean): boolean {
  let [first, last] = [0, sizes.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (attempt(sizes[middle]!)) last = middle;
    else first = middle + 1;
  }
  return attempt(sizes[first]!);
}

function keepFitting(room: HTMLElement, sizes: number[], looser: number[]): () => void {
  /** The size of the room that its text was fitted to. */
  let fittedTo = "";
  const size = () => `${room.clientWidth} ${room.clientHeight}`;
  const fits = () => room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth;

  function attempt(tight: boolean, size: number): boolean {
    room.classList.toggle("tight", tight);
    room.style.setProperty("--shrink", String(size));
    return fits();
  }

  function fit(): void {
    room.classList.remove("grown");
    const fitting =
      attempt(false, 1) ||
      (looser.length > 1 && largest(looser, (size) => attempt(false, size))) ||
      largest(sizes, (size) => attempt(true, size));
    room.classList.toggle("grown", !fitting);
    fittedTo = size();
  }

  const words = new MutationObserver(fit);
  words.observe(room, { characterData: true, childList: true, subtree: true });
  const space = new ResizeObserver(() => size() !== fittedTo && fit());
  space.observe(room);
  void document.fonts?.ready.then(fit);
  return () => {
    words.disconnect();
    space.disconnect();
  };
}
