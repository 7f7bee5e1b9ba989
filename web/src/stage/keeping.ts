/** Focus is never lost: when what had it goes, or can no longer be pressed, the next sensible thing gets it. */
const PRESSED = "button:not(:disabled), a[href]";
const CARDS = '[role="toolbar"] [tabindex="0"]:not(:disabled)';

/** What somebody nearer watches already: they know better what comes next. */
const watched = new WeakSet<Event>();

/** Watches everything within; what is next is asked when it is needed. */
export const keeping =
  (next: (within: HTMLElement) => HTMLElement | null) =>
  (within: HTMLElement): (() => void) => {
    let focused: Element | null = null;
    let isNearest = true;
    const came = (event: FocusEvent) => {
      focused = event.target as Element;
      isNearest = !watched.has(event);
      watched.add(event);
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused = null;
    };
    const mend = () => {
      if (!focused || !isGone(focused)) return;
      const elsewhere = document.activeElement;
      if (elsewhere && elsewhere !== document.body && elsewhere !== focused) focused = null;
      else next(within)?.focus({ preventScroll: true });
    };
    const watching = new MutationObserver(() => (isNearest ? mend() : queueMicrotask(mend)));
    within.addEventListener("focusin", came);
    within.addEventListener("focusout", left);
    watching.observe(within, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      within.removeEventListener("focusin", came);
      within.removeEventListener("focusout", left);
      watching.disconnect();
    };
  };

const isGone = (element: Element) =>
  !element.isConnected || element.matches(":disabled") || getComputedStyle(element).visibility === "hidden";

/** Watches the buttons of a bar, or of a table with what comes and goes on it. */
export const keepingFocus = keeping(nextOf);

/** Another button of the bar, else the cards, else what the bar says. */
function nextOf(within: HTMLElement): HTMLElement | null {
  return (
    seen(within, `.buttons :is(${PRESSED})`) ??
    seen(document, CARDS) ??
    within.querySelector<HTMLElement>(".prompt")
  );
}

/** The first that can be seen: a hand may have made way for what is counted. */
const seen = (within: ParentNode, wanted: string): HTMLElement | null =>
  [...within.querySelectorAll<HTMLElement>(wanted)].find((each) => !isGone(each)) ?? null;

/** Watches a room and the table that it becomes: what begins the match, and then what the table says. */
export const keepingPlace = keeping(
  (within) => seen(within, ".room .button.strong") ?? within.querySelector<HTMLElement>(".prompt"),
);
