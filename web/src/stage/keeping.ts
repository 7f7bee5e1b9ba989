/** Focus is never lost: when what had it goes, or can no longer be pressed, the next sensible thing gets it. */
const PRESSED = "button:not(:disabled), a[href]";
const CARDS = '[role="toolbar"] [tabindex="0"]:not(:disabled)';

/** Watches the buttons of a bar. */
export function keepingFocus(bar: HTMLElement): () => void {
  let focused: Element | null = null;
  const came = ({ target }: FocusEvent) => (focused = target as Element);
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = null;
  };
  const watching = new MutationObserver(() => {
    if (!focused || !isGone(focused)) return;
    const elsewhere = document.activeElement;
    if (elsewhere && elsewhere !== document.body && elsewhere !== focused) focused = null;
    else next(bar)?.focus({ preventScroll: true });
  });
  bar.addEventListener("focusin", came);
  bar.addEventListener("focusout", left);
  watching.observe(bar, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    bar.removeEventListener("focusin", came);
    bar.removeEventListener("focusout", left);
    watching.disconnect();
  };
}

const isGone = (element: Element) => !element.isConnected || element.matches(":disabled");

/** Another button of the bar, else the cards, else what the bar says. */
function next(bar: HTMLElement): HTMLElement | null {
  return (
    bar.querySelector<HTMLElement>(`.buttons :is(${PRESSED})`) ??
    document.querySelector<HTMLElement>(CARDS) ??
    bar.querySelector<HTMLElement>(".prompt")
  );
}
