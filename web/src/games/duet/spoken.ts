/** What a screen reader says of a place. */
import type { Cell } from "./cards";
import { words } from "./words";

/** What is remarkable about a card: out of sequence, or not what the Caller had there. */
export type Remark = "wrong" | "differs" | null;

export function spokenCell(cell: Cell, position: number, mark: Remark): string {
  const what =
    typeof cell === "number" ? words("face-up", { number: cell }) : words(cell ? "face-down" : "empty");
  return mark
    ? words("place-marked", { position, what, mark: words(mark) })
    : words("place", { position, what });
}
