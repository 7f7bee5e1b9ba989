/** Addresses and the pages they stand for. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "screens"; code: string }
  | { page: "replay"; match: string }
  | { page: "story"; match: string }
  | { page: "history" }
  | { page: "figures" }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (first === "t" && second && rest.join("/") === "screen") return { page: "screen", table: second };
  if (first === "screen" && !rest.length) return { page: "screens", code: second ?? "" };
  if (path === "/history") return { page: "history" };
  if (path === "/history/figures") return { page: "figures" };
  if (rest.length || second === undefined) return { page: "lost" };
  if (first === "new") return { page: "new", game: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "puzzles") return { page: "puzzles", game: second };
  if (first === "t") return { page: "table", table: second };
  if (first === "replay") return { page: "replay", match: second };
  if (first === "story") return { page: "story", match: second };
  return { page: "lost" };
}

let path = $state(location.pathname);
let moved = false;

export function route(): Route {
  return routeOf(path);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  moved = true;
  window.scrollTo(0, 0);
}

/** For a page's heading: reached from another page it takes the focus, so that readers hear where they are. */
export function announced(heading: HTMLElement): void {
  if (!moved) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Follows links inside the page without loading it again. */
export function watchLinks(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a");
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (
      !link ||
      !plain ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.hash
    )
      return;
    click.preventDefault();
    go(link.pathname);
  });
}
