/** The public tables of this server, looked for again and again while a page is shown. */
import { publicTables } from "../api";
import type { Listing } from "../generated/types";

const LOOK_AGAIN = 10_000;

/** Call it while a component is set up. */
export function lookingAround(): { readonly tables: Listing[] } {
  let tables = $state.raw<Listing[]>([]);
  const look = () =>
    publicTables().then(
      (found) => (tables = found),
      () => undefined,
    );
  $effect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  });
  return {
    get tables() {
      return tables;
    },
  };
}
