/** What is left of a time that somebody else counts down, in whole seconds. */
const TICK = 250;

/** `left` is in milliseconds as it was told; null while nothing runs. Call it while a component is set up. */
export function remaining(left: () => number | null): { readonly seconds: number | null } {
  let until = $state<number | null>(null);
  let now = $state(performance.now());

  $effect(() => {
    const told = left();
    const begun = performance.now(); // not read from the state, or each tick would begin it anew
    now = begun;
    until = told === null ? null : begun + told;
    if (told === null) return;
    const timer = setInterval(() => (now = performance.now()), TICK);
    return () => clearInterval(timer);
  });

  return {
    get seconds() {
      return until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
    },
  };
}
