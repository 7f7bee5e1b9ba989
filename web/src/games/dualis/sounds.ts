/** Dualis to be heard: paper on cloth, coins that ring, and a string that is plucked for every trick. */
import type { DualisEvent, DualisRoundScored, DualisView } from "../../generated/types";
import { later, melody, paper, repeated, type GameSounds, type Note } from "../../sound/notes";
import type { Beat, Seat } from "../../table";
import { PAIR } from "./script";

const PLUCKED = { wave: "triangle", seconds: 0.4, level: 0.2 } as const;
const CARD = [paper(1800, 500, 0.09, 0.4)];
const COIN: Note[] = [
  { wave: "triangle", from: 1760, to: 2350, seconds: 0.18, level: 0.18 },
  { wave: "sine", from: 4180, seconds: 0.3, level: 0.06 },
];
/** A coin turns its card when it has fallen. */
const TURNS = 0.65;
const TRICK = melody(PLUCKED, [196, 293.66], 0.09);
const OWN_TRICK = melody(PLUCKED, [293.66, 440, 587.33], 0.09);
const UNPAIRED: Note[] = [{ wave: "sine", from: 130, to: 98, seconds: 0.15, level: 0.25 }];
const ROUND = melody(PLUCKED, [196, 246.94, 293.66], 0.12);
const OWN_ROUND = melody(PLUCKED, [293.66, 369.99, 440, 587.33], 0.12);
const DEALT = repeated([paper(900, 2400, 0.06, 0.22)], 4, 0.08);

export const sounds: GameSounds<DualisView, DualisEvent> = {
  heard: (beat, viewer) =>
    beat.kind === "aftermath" ? round(beat, viewer) : beat.events.flatMap((event) => sounding(event, viewer)),
};

function sounding(event: DualisEvent, viewer: Seat | null): Note[] {
  switch (event.type) {
    case "card_played":
      return event.coin ? [...CARD, ...later(COIN, TURNS)] : CARD;
    case "trick_won":
      return event.seat === viewer ? OWN_TRICK : TRICK;
    case "coins_handed":
      return repeated(COIN, event.count, 0.1);
    case "round_scored":
      return paired(event);
    case "round_dealt":
      return DEALT;
  }
}

/** A coin for each trick that was bid for, side by side; what is left over falls flat (DUALIS-15). */
function paired({ result }: DualisRoundScored): Note[] {
  const pairs = Math.max(...result.tricks.map((won, side) => Math.min(won, result.coins[side] ?? 0)));
  const most = Math.max(...result.tricks, ...result.coins);
  const every = PAIR / 1000;
  return [...repeated(COIN, pairs, every), ...later(repeated(UNPAIRED, most - pairs, every), pairs * every)];
}

function round({ view }: Beat<DualisView, DualisEvent>, viewer: Seat | null): Note[] {
  const winner = view.results.at(-1)?.winner ?? null;
  return viewer !== null && winner === viewer % 2 ? OWN_ROUND : ROUND;
}
