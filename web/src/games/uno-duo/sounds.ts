/** UNO Duo to be heard: cards that snap, stacks that rumble the deeper the higher they are, and one loud call. */
import type { UnoDuoEvent, UnoDuoRoundScored, UnoDuoView } from "../../generated/types";
import { later, melody, paper, repeated, type GameSounds, type Note } from "../../sound/notes";
import type { Beat, Seat } from "../../table";

const SNAP: Note[] = [
  paper(2600, 700, 0.06, 0.4),
  { wave: "square", from: 320, to: 160, seconds: 0.04, level: 0.1 },
];
const DRAWN = [paper(500, 1600, 0.09, 0.3)];
const MOST_DRAWN = 6;
const UNO = melody({ wave: "square", seconds: 0.22, level: 0.14 }, [523.25, 783.99, 1046.5], 0.09);
const CAUGHT = repeated([{ wave: "sawtooth", from: 150, to: 110, seconds: 0.16, level: 0.16 }], 2, 0.18);
const SWAPPED: Note[] = [
  { wave: "triangle", from: 220, to: 660, seconds: 0.5, level: 0.16 },
  { wave: "triangle", from: 660, to: 220, seconds: 0.5, level: 0.16 },
];
const COLOUR: Note[] = [{ wave: "triangle", from: 440, to: 660, seconds: 0.15, level: 0.18 }];
const RIFFLE = repeated([paper(900, 2400, 0.05, 0.22)], 6, 0.05);
const COUNTED: Note[] = [{ wave: "square", from: 880, seconds: 0.03, level: 0.1 }];
/** From one card that is counted to the next. */
const EVERY = 0.11;
const WON = melody({ wave: "triangle", seconds: 0.35, level: 0.18 }, [392, 523.25, 659.26, 783.99], 0.1);
const LOST = melody({ wave: "triangle", seconds: 0.35, level: 0.16 }, [392, 349.23, 329.63], 0.12);

export const sounds: GameSounds<UnoDuoView, UnoDuoEvent> = {
  heard: (beat, viewer) =>
    beat.kind === "aftermath"
      ? ended(beat, viewer)
      : beat.events.flatMap((event) => sounding(event, beat.view)),
};

function sounding(event: UnoDuoEvent, view: UnoDuoView): readonly Note[] {
  switch (event.type) {
    case "card_played":
      return [...SNAP, ...looming(view.stack), ...(event.uno ? later(UNO, 0.1) : [])];
    case "card_picked":
      return SNAP;
    case "cards_drawn":
      return repeated(DRAWN, Math.min(event.count, MOST_DRAWN), 0.08);
    case "uno_said":
      return UNO;
    case "uno_caught":
      return CAUGHT;
    case "hands_swapped":
      return SWAPPED;
    case "colour_named":
      return COLOUR;
    case "round_scored":
      return counted(event);
    case "pile_opened":
    case "pile_turned":
    case "round_dealt":
      return RIFFLE;
    default:
      return [];
  }
}

/** The more cards threaten, the deeper it rumbles. */
function looming(stack: number): Note[] {
  if (!stack) return [];
  const from = 160 / (1 + stack / 4);
  return [{ wave: "triangle", from, to: from * 0.8, seconds: 0.5, level: 0.25, after: 0.06 }];
}

function counted({ result }: UnoDuoRoundScored): Note[] {
  return repeated(COUNTED, Math.max(...result.left.map(({ length }) => length)), EVERY);
}

/** Whoever looks on hears the winner's tune. */
function ended({ view }: Beat<UnoDuoView, UnoDuoEvent>, viewer: Seat | null): Note[] {
  const winner = view.results.at(-1)?.winner ?? null;
  return viewer === null || winner === viewer ? WON : LOST;
}
