/** Focus is never lost: when what had it goes, or can no longer be pressed, the next sensible thing gets it. */
const PRESSED = "button:not(:disabled), a[href]";
const CARDS = '[role="toolbar"] [tabindex="0"]:not(:disabled)';

/** Watches everything within; what is next is asked when it is needed. */
export const keeping =
  (next: (within: HTMLElement) => HTMLElement | null) =>
  (within: HTMLElement): (() => void) => {
    let focused: Element | null = null;
    const came = ({ target }: FocusEvent) => (focused = target as Element);
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused = null;
    };
    const watching = new MutationObserver(() => {
      if (!focused || !isGone(focused)) return;
      const elsewhere = document.activeElement;
      if (elsewhere && elsewhere !== document.body && elsewhere !== focused) focused = null;
      else next(within)?.focus({ preventScroll: true });
    });
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
    within.querySelector<HTMLElement>(`.buttons :is(${PRESSED})`) ??
    document.querySelector<HTMLElement>(CARDS) ??
    within.querySelector<HTMLElement>(".prompt")
  );
}
