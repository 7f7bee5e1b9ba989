/** The match of a room whose result this device has not left behind yet: a reload does not lose it. */
import { kept } from "../kept";

const KEY = "unread";
const MOST_ROOMS = 20;

interface Unread {
  table: string;
  match: string;
}

const all = (): Unread[] => JSON.parse(kept.read(KEY) ?? "[]") as Unread[];

export function unreadAt(table: string): string | null {
  return all().find((each) => each.table === table)?.match ?? null;
}

/** Whoever plays a match shall know how it ends. */
export function noteUnread(table: string, match: string): void {
  if (unreadAt(table) === match) return;
  const others = all().filter((each) => each.table !== table);
  kept.write(KEY, JSON.stringify([{ table, match }, ...others].slice(0, MOST_ROOMS)));
}

export function noteRead(match: string): void {
  kept.write(KEY, JSON.stringify(all().filter((each) => each.match !== match)));
}
