/** What a screen reader says of a place. */
import type { Cell } from "./cards";
import { words } from "./words";

/** What is remarkable about a card: out of sequence, or not what the Caller had there. */
export type Remark = "wrong" | "differs" | null;

export function spokenCell(cell: Cell, position: number, mark: Remark): string {
  const what = cell === null ? words.empty : cell === "down" ? words.faceDown : words.faceUp(cell);
  const remark = mark === "wrong" ? `, ${words.wrong}` : mark === "differs" ? `, ${words.differs}` : "";
  return `${words.place(position)}: ${what}${remark}`;
}
