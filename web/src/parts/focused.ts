/** A heading that takes the focus when it comes, without moving the page: what it says is news. */
export const focused = (heading: HTMLElement): void => heading.focus({ preventScroll: true });
