/** A clock that a component can follow while it is shown. */

/** Call it while a component is set up; `.now` is then the match time, read again every so often. */
export function ticking(read: () => number, every = 100): { readonly now: number } {
  let now = $state(read());
  $effect(() => {
    const timer = setInterval(() => (now = read()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
