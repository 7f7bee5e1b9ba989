/**
 * Makes the text of a room of fixed size smaller until it fits: the room does not jump, and nothing is cut off.
 *
 * The room gets `--shrink`, the share of the usual type size, and the class `tight` when what matters less must
 * make way. Its content, its size and the fonts may change at any time.
 */
const SIZES = [1, 0.9, 0.82, 0.74, 0.66];

export function fitted(room: HTMLElement): () => void {
  const fits = () => room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth;

  function attempt(tight: boolean, size: number): boolean {
    room.classList.toggle("tight", tight);
    room.style.setProperty("--shrink", String(size));
    return fits();
  }

  const fit = () => void (attempt(false, 1) || SIZES.some((size) => attempt(true, size)));

  const words = new MutationObserver(fit);
  words.observe(room, { characterData: true, childList: true, subtree: true });
  const sizes = new ResizeObserver(fit);
  sizes.observe(room);
  void document.fonts?.ready.then(fit);
  return () => {
    words.disconnect();
    sizes.disconnect();
  };
}
