/** What is heard of Duet beside its music: rows that are laid, and how a round came out, in the scale of its cards. */
import type { DuetEvent, DuetView } from "../../generated/types";
import { melody, paper, repeated, type GameSounds, type Note } from "../../sound/notes";
import type { Seat } from "../../table";
import { pitchOf } from "./kit";
import { PLACE } from "./pictures";

const REED = { wave: "triangle", seconds: 0.45, level: 0.18 } as const;
const ROW = repeated([paper(1800, 500, 0.08, 0.3)], 4, 0.09);
const WON = melody(REED, [1, 3, 5, 6].map(pitchOf), 0.12);
const LOST = melody(REED, [3, 2, 1].map(pitchOf), 0.14);
const TURNED = { wave: "triangle", seconds: 0.3, level: 0.14 } as const;
const SETTLED = melody(REED, [1, 5].map(pitchOf), 0.16);

export const sounds: GameSounds<DuetView, DuetEvent> = {
  heard: ({ kind, view, events }, viewer) => {
    if (kind === "compare") return turnedUp(view.results.at(-1)?.rows ?? []);
    return kind === "aftermath" ? SETTLED : events.flatMap((event) => sounding(event, viewer));
  },
};

/** A place after the other: one tone where the rows are equal, two where they are not. */
const turnedUp = (rows: readonly (readonly number[])[]): Note[] =>
  rows.flatMap((row) => melody(TURNED, row.map(pitchOf), PLACE / 1000));

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
