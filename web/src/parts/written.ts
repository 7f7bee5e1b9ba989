/** Writes as much of some words into a room of fixed size as fits there, and says with "…" that there is more. */
export function written(words: string): (room: HTMLElement) => () => void {
  return (room) => {
    const signs = [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
    const write = (count: number): boolean => {
      room.textContent = count < signs.length ? `${signs.slice(0, count).join("").trimEnd()}…` : words;
      return room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth;
    };
    const fit = () => void write(longest(signs.length, write));
    const space = new ResizeObserver(fit);
    fit();
    space.observe(room);
    return () => space.disconnect();
  };
}

/** The most that fits, given that less fits wherever more does. */
export function longest(most: number, fits: (count: number) => boolean): number {
  let [least, many] = [0, most];
  if (fits(most)) return most;
  while (least < many) {
    const middle = Math.ceil((least + many) / 2);
    if (fits(middle)) least = middle;
    else many = middle - 1;
  }
  return least;
}
