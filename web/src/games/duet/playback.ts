/** A finished match of Duet plays as it was played: the beat, the cards and the melody, in the time that they had. */
import type { DuetEvent, DuetView } from "../../generated/types";
import type { Playback } from "../../table";
import { voice } from "./flips";

export const playback: Playback<DuetView, DuetEvent> = {
  keepsTime: ({ phase }) => phase === "performing",
  voice,
};
