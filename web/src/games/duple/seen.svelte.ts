/** The part of the page that a keyboard on the screen leaves free. */
const TOO_LOW = 430;
/** What is missing from the page's height when a keyboard is shown: no bar of a browser is as high. */
const KEYBOARD = 140;

export interface Seen {
  readonly top: number;
  readonly height: number;
  /** Whether a keyboard covers the rest. */
  readonly covered: boolean;
  /** Whether there is so little room that only the race itself can be shown. */
  readonly low: boolean;
}

/** Call it while a component is set up. */
export function seenPart(): Seen {
  let top = $state(0);
  let height = $state(globalThis.innerHeight);
  let tallest = $state(globalThis.innerHeight);
  let width = globalThis.innerWidth;
  $effect(() => {
    const viewport = globalThis.visualViewport;
    const measure = () => {
      top = viewport?.offsetTop ?? 0;
      height = viewport?.height ?? globalThis.innerHeight;
      tallest = globalThis.innerWidth === width ? Math.max(tallest, height) : height;
      width = globalThis.innerWidth;
    };
    measure();
    viewport?.addEventListener("resize", measure);
    viewport?.addEventListener("scroll", measure);
    return () => {
      viewport?.removeEventListener("resize", measure);
      viewport?.removeEventListener("scroll", measure);
    };
  });
  return {
    get top() {
      return top;
    },
    get height() {
      return height;
    },
    get covered() {
      return height < tallest - KEYBOARD;
    },
    get low() {
      return height < TOO_LOW || this.covered;
    },
  };
}
