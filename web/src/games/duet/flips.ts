/** Flips and faults to be heard. Silent while sound is off. */
import type { DuetEvent } from "../../generated/types";
import { output, type Output } from "../../sound";
import { playFault, playFlip } from "./kit";

/** How an event sounds; null if it does not. */
export function voice(event: DuetEvent): ((output: Output, at: number) => void) | null {
  switch (event.type) {
    case "card_flipped":
      return (output, at) => playFlip(output, at, event.seat, event.number, event.up);
    case "fault_made":
      return playFault;
    default:
      return null;
  }
}

export function soundEvent(event: DuetEvent): void {
  const here = output();
  if (here) voice(event)?.(here, here.context.currentTime);
}

/** A flip of one's own is heard before the table tells of it. */
export function soundFlip(seat: number, number: number, up: boolean): void {
  const here = output();
  if (here) playFlip(here, here.context.currentTime, seat, number, up);
}
