/** Duple to be heard: keys of a typewriter, its bell for the word that counts, and the clock of a race. */
import type { DupleEvent, DupleView } from "../../generated/types";
import { melody, paper, repeated, type GameSounds, type Note } from "../../sound/notes";
import type { Seat } from "../../table";

const KEY: Note[] = [
  { filter: "highpass", from: 3200, seconds: 0.025, level: 0.3 },
  { wave: "square", from: 180, to: 120, seconds: 0.03, level: 0.1 },
];
const LETTER: Note[] = [paper(700, 2600, 0.11, 0.3), ...KEY];
const PAGE = [paper(1800, 500, 0.12, 0.35)];
const READY = melody({ wave: "square", seconds: 0.04, level: 0.15 }, [1000, 1500], 0.18);
const REFUSED: Note[] = [{ wave: "sawtooth", from: 150, to: 120, seconds: 0.18, level: 0.14 }];
const BELL: Note[] = [
  { wave: "sine", from: 2093, seconds: 0.7, level: 0.16 },
  { wave: "sine", from: 5650, seconds: 0.25, level: 0.05 },
];
/** The bell, and the carriage that runs back. */
const OWN_BELL: Note[] = [...BELL, { ...paper(600, 3000, 0.3, 0.2), after: 0.12 }];
const NOBODY = melody({ wave: "triangle", seconds: 0.3, level: 0.18 }, [330, 262, 220], 0.14);
const DOUBT = melody({ wave: "triangle", seconds: 0.12, level: 0.18 }, [440, 415.3], 0.1);
const THE_END = repeated(BELL, 3, 0.22);

export const sounds: GameSounds<DupleView, DupleEvent> = {
  heard: ({ events }, viewer) => events.flatMap((event) => sounding(event, viewer)),
};

function sounding(event: DupleEvent, viewer: Seat | null): readonly Note[] {
  switch (event.type) {
    case "letter_drawn":
    case "third_letter_drawn":
      return LETTER;
    case "wild_turned":
    case "category_turned":
    case "all_play_turned":
      return PAGE;
    case "face_off_began":
    case "all_play_began":
    case "tied":
      return READY;
    case "spoke":
    case "word_said":
    case "vote_cast":
      return KEY;
    case "word_refused":
      return event.seat === viewer ? REFUSED : KEY;
    case "vote_called":
    case "challenged":
      return DOUBT;
    case "face_off_won":
    case "all_play_won":
      return event.seat === viewer ? OWN_BELL : BELL;
    case "nobody_won":
      return NOBODY;
    case "match_ended":
      return THE_END;
    default:
      return [];
  }
}
