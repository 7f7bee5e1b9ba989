/** DUOS to be heard: wooden bars for what people lay, and a bar more for everybody who thought the same. */
import type { DuosEvent, DuosView } from "../../generated/types";
import { later, melody, paper, repeated, type GameSounds, type Note } from "../../sound/notes";
import type { Beat, Seat } from "../../table";

const BAR = { wave: "sine", seconds: 0.3, level: 0.22 } as const;
/** A scale that sounds well whichever of its bars sound together. */
const BARS = [349.23, 392, 440, 523.25, 587.33, 698.46, 783.99, 880] as const;
const KNOCK: Note[] = [{ wave: "sine", from: 520, to: 420, seconds: 0.05, level: 0.2 }];
const LAID: Note[] = [
  { ...BAR, from: BARS[0] },
  { ...BAR, from: BARS[2], after: 0.09 },
];
const BOARDS = repeated([paper(700, 2600, 0.11, 0.3)], 4, 0.07);
const CARDS = repeated([paper(2200, 700, 0.08, 0.25)], 3, 0.06);
const SETTLED = melody(BAR, [BARS[0], BARS[2], BARS[3]], 0.1);
const APART: Note[] = [{ ...BAR, from: 220, to: 196, seconds: 0.4 }];
/** From one face that flies to the next. */
const FACE = 0.12;

export const sounds: GameSounds<DuosView, DuosEvent> = {
  heard: (beat, viewer) => {
    if (beat.kind === "count") return gained(beat);
    if (beat.kind === "aftermath") return later(SETTLED, 0.1);
    return beat.events.flatMap((event) => sounding(event, viewer));
  },
};

function sounding(event: DuosEvent, viewer: Seat | null): Note[] {
  switch (event.type) {
    case "pair_laid":
      return event.matched.length ? LAID : [...LAID, ...later(APART, 0.2)];
    case "boards_compared":
      return event.won ? melody(BAR, [BARS[0], BARS[2], BARS[3], BARS[5]], 0.1) : APART;
    case "narrator_scored":
      return event.seat === viewer && event.points > 0
        ? melody(BAR, [BARS[3], BARS[5], BARS[7]], 0.1)
        : SETTLED;
    case "boards_revealed":
      return BOARDS;
    case "turn_begun":
      return CARDS;
    default:
      return KNOCK;
  }
}

/** One bar after the other, upwards, for everybody who has a point now. */
function gained({ view }: Beat<DuosView, DuosEvent>): Note[] {
  const people = view.points.filter((points) => points > 0).length;
  return melody(BAR, BARS.slice(0, people), FACE);
}
