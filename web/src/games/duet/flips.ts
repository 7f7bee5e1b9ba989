/** Flips and faults as they are made. Silent while sound is off. */
import { stage } from "../../sound";
import { playFault, playFlip } from "./kit";

export function soundFlip(seat: number, number: number, up: boolean): void {
  const here = stage();
  if (here) playFlip(here, here.context.currentTime, seat, number, up);
}

export function soundFault(): void {
  const here = stage();
  if (here) playFault(here, here.context.currentTime);
}
