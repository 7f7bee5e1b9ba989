/** What is heard of Duet beside its music: rows that are laid, and how a round came out, in the scale of its cards. */
import type { DuetEvent, DuetView } from "../../generated/types";
import { melody, paper, repeated, type GameSounds, type Note } from "../../sound/notes";
import type { Seat } from "../../table";
import { pitchOf } from "./kit";

const REED = { wave: "triangle", seconds: 0.45, level: 0.18 } as const;
const ROW = repeated([paper(1800, 500, 0.08, 0.3)], 4, 0.09);
const WON = melody(REED, [1, 3, 5, 6].map(pitchOf), 0.12);
const LOST = melody(REED, [3, 2, 1].map(pitchOf), 0.14);
const SETTLED = melody(REED, [1, 5].map(pitchOf), 0.16);

export const sounds: GameSounds<DuetView, DuetEvent> = {
  heard: ({ kind, events }, viewer) =>
    kind === "aftermath" ? SETTLED : events.flatMap((event) => sounding(event, viewer)),
};

/** Beats, flips and faults are music: the table plays them itself, to the millisecond. */
function sounding(event: DuetEvent, viewer: Seat | null): readonly Note[] {
  switch (event.type) {
    case "row_laid":
      return ROW;
    case "round_scored":
      return viewer === null || event.result.winner === viewer ? WON : LOST;
    default:
      return [];
  }
}
