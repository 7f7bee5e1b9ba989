/** What a screen reader says of a place. */
import type { Cell } from "./cards";
import { words } from "./words";

/** What is remarkable about a card: out of sequence, or what the Caller had there, or not. */
export type Remark = "wrong" | "same" | "differs" | null;

/** `differing`: the places where the rows differ, as long as they are compared. */
export function remarkOn(
  place: number,
  wrong: number | null,
  differing: ReadonlySet<number> | undefined,
): Remark {
  if (place === wrong) return "wrong";
  return differing ? (differing.has(place) ? "differs" : "same") : null;
}

export function spokenCell(cell: Cell, position: number, mark: Remark): string {
  const what =
    typeof cell === "number" ? words("face-up", { number: cell }) : words(cell ? "face-down" : "empty");
  return mark
    ? words("place-marked", { position, what, mark: words(mark) })
    : words("place", { position, what });
}
