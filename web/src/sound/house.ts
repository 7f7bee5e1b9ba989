/** What every table sounds like, whatever is played. */
import { playNow } from "./play";
import { melody, type Note } from "./notes";

/** It is your turn: a question, quietly. */
export const TURN: readonly Note[] = [{ wave: "sine", from: 660, to: 880, seconds: 0.14, level: 0.2 }];

/** How loud it is: a chord. */
const CHIME = melody({ wave: "triangle", seconds: 0.5, level: 0.16 }, [523.25, 659.26, 783.99], 0.06);

export function chime(): void {
  playNow(CHIME);
}
