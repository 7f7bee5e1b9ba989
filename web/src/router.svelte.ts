/** Addresses and the pages they stand for. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "today"; room: string | null }
  | { page: "challenge"; game: string; room: string | null }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "screens"; code: string }
  | { page: "replay"; match: string; at: number }
  | { page: "what-if"; match: string; told: string }
  | { page: "story"; match: string }
  | { page: "history" }
  | { page: "figures" }
  | { page: "lost" };

export function routeOf(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (first === "t" && second && rest.join("/") === "screen") return { page: "screen", table: second };
  if (first === "t" && second && rest[0] === "today") return todayAt(rest.slice(1), second);
  if (first === "screen" && !rest.length) return { page: "screens", code: second ?? "" };
  if (path === "/history") return { page: "history" };
  if (path === "/history/figures") return { page: "figures" };
  if (first === "today") return todayAt(second === undefined ? [] : [second, ...rest], null);
  if (rest.length || second === undefined) return { page: "lost" };
  if (first === "new") return { page: "new", game: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "puzzles") return { page: "puzzles", game: second };
  if (first === "t") return { page: "table", table: second };
  if (first === "replay") return momentOf(second, hash);
  if (first === "story") return { page: "story", match: second };
  return { page: "lost" };
}

/** Today's deal, alone or for a room. */
function todayAt([game, ...rest]: string[], room: string | null): Route {
  if (rest.length) return { page: "lost" };
  return game === undefined ? { page: "today", room } : { page: "challenge", game, room };
}

/** Behind # a moment of a match: to look at, or to play on from. */
const MOMENT = /^#(?:at=(\d{1,6})|what-if=(.*))$/;

function momentOf(match: string, hash: string): Route {
  const [, at, told] = MOMENT.exec(hash) ?? [];
  if (told !== undefined) return { page: "what-if", match, told };
  return { page: "replay", match, at: Number(at ?? 0) };
}

let path = $state(location.pathname);
let hash = $state(location.hash);
let moved = false;

export function route(): Route {
  return routeOf(path, hash);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  follow();
  moved = true;
  window.scrollTo(0, 0);
}

function follow(): void {
  ({ pathname: path, hash } = location);
}

/** For a page's heading: reached from another page it takes the focus, so that readers hear where they are. */
export function announced(heading: HTMLElement): void {
  if (!moved) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Follows links inside the page without loading it again. */
export function watchLinks(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a");
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (
      !link ||
      !plain ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      (link.hash && !MOMENT.test(link.hash))
    )
      return;
    click.preventDefault();
    go(link.pathname + link.hash);
  });
}
