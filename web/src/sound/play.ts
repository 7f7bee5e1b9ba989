/** Makes notes sound on this device. Loaded when there is something to hear. */
import { output } from "./device";
import type { Note } from "./notes";
import type { Output } from "./output";
import { playHiss, playTone } from "./voices";

export function play(here: Output, at: number, notes: readonly Note[]): void {
  for (const note of notes) {
    const begins = at + (note.after ?? 0);
    if ("wave" in note) playTone(here, begins, note);
    else playHiss(here, begins, note);
  }
}

/** Now; nothing while the device is silent. */
export function playNow(notes: readonly Note[]): void {
  const here = output();
  if (here) play(here, here.context.currentTime, notes);
}
