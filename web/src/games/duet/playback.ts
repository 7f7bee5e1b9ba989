/** A finished match of Duet plays as it was played: the beat, the cards and the melody, in the time that they had. */
import type { DuetEvent, DuetView } from "../../generated/types";
import type { Playback } from "../../table";
import { voice } from "./flips";
import { ended } from "./pictures";

export const playback: Playback<DuetView, DuetEvent> = {
  keepsTime: ({ phase }) => phase === "performing",
  pictures: (before, { view, events }) => ended(before, view, events),
  voice,
};
