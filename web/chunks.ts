/**
 * What is always loaded together comes as one file: the shelf and every table need dozens of small parts, and each would
 * be asked for on its own. Nobody loads more for it: a part is in such a file only if whoever loads the file needs it.
 */
import { fileURLToPath } from "node:url";

interface Module {
  importedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const place = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** A module and all that it needs at once. */
function reached(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const todo = [entry];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    todo.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const union = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
const inAll = ([first, ...others]: Set<string>[]) =>
  new Set([...first!].filter((id) => others.every((other) => other.has(id))));

/** Which file a module goes into, if it is one of these. */
export function together(games: readonly string[]): (id: string, graph: Graph) => string | null {
  let files: [string, Set<string>][] | null = null;
  return (id, graph) => {
    files ??= filesOf(games, graph);
    return files.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/** The first that has a module takes it; each needs nothing but itself and those before it. */
function filesOf(games: readonly string[], graph: Graph): [string, Set<string>][] {
  const from = (path: string) => reached(place(path), graph);
  const page = union([from("main.ts"), from("App.svelte")]);
  const home = union([page, from("pages/Home.svelte")]);
  const tables = games.map((game) => from(`games/${game}/game.ts`));
  const table = union([page, from("pages/TablePage.svelte"), inAll(tables)]);
  for (const entry of ["main.ts", "App.svelte", "pages/TablePage.svelte"]) table.delete(place(entry));
  return [
    ["both", inAll([home, table])],
    ["table", table],
  ];
}
