/** What is heard of a match on this device. The game's sounds are fetched once somebody wants to hear them. */
import type { AnyBeat } from "../stage/script";
import type { AnyGameTable, Seat } from "../table";
import { soundIsOn, output } from "./device";
import type { Note } from "./notes";

/** What comes later than this belongs to another picture. */
const TOO_LATE = 400;

interface Fetched {
  notesOf: (beat: AnyBeat, viewer: Seat | null) => Note[];
  turn: readonly Note[];
  playNow: (notes: readonly Note[]) => void;
}

async function fetched(game: AnyGameTable): Promise<Fetched> {
  const [own, { playNow }, { TURN }] = await Promise.all([
    game.sounds?.(),
    import("./play"),
    import("./house"),
  ]);
  return { notesOf: own?.sounds.heard ?? (() => []), turn: TURN, playNow };
}

export class Hearing {
  private fetching: Promise<Fetched> | null = null;

  constructor(private readonly game: AnyGameTable) {
    if (soundIsOn()) this.fetching = fetched(game);
  }

  /** `turn`: whether it is the viewer's turn from now on. */
  hear(beat: AnyBeat, viewer: Seat | null, turn: boolean): void {
    if (!output()) return;
    const began = performance.now();
    this.fetching ??= fetched(this.game);
    this.fetching.then(
      ({ notesOf, turn: asked, playNow }) => {
        const notes = [...notesOf(beat, viewer), ...(turn ? asked : [])];
        if (performance.now() - began < TOO_LATE) playNow(notes);
      },
      () => (this.fetching = null), // no network just now: nothing that must be heard
    );
  }
}
