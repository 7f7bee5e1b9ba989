/** All matches of this device as one file: the log of each, as it can be replayed and proved. */
import { logOf, TurnedDown } from "../api";
import { fileName } from "../story/naming";
import type { PlayedMatch } from "./matches";
import { Archive } from "./zip";

const TOO_MANY = 429;
const BREATH = 5_000;

export interface Exported {
  file: Blob;
  packed: number;
  /** Matches that this server does not have. */
  missing: number;
}

interface Surroundings {
  log: (match: string) => Promise<string>;
  wait: (milliseconds: number) => Promise<void>;
}

const here: Surroundings = {
  log: logOf,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Packs one log after the other; a server that is asked too much is given time. Other trouble is the caller's. */
export async function exportAll(
  matches: readonly PlayedMatch[],
  told: (done: number) => void,
  around: Surroundings = here,
): Promise<Exported> {
  const archive = new Archive();
  const names = new Set<string>();
  for (const [done, played] of matches.entries()) {
    const log = await logIfThere(played.match, around);
    if (log !== null) {
      const name = unused(nameOf(played), names);
      await archive.add({ name, bytes: new TextEncoder().encode(log), at: new Date(played.at) });
    }
    told(done + 1);
  }
  return { file: archive.closed(), packed: names.size, missing: matches.length - names.size };
}

const nameOf = ({ game, at, names }: PlayedMatch): string =>
  fileName(game, new Date(at).toISOString(), names);

async function logIfThere(match: string, around: Surroundings): Promise<string | null> {
  for (;;) {
    try {
      return await around.log(match);
    } catch (error) {
      if (!(error instanceof TurnedDown)) throw error;
      if (error.status === 404) return null;
      if (error.status !== TOO_MANY) throw error;
      await around.wait(BREATH);
    }
  }
}

/** People play the same game several times a day. */
function unused(name: string, taken: Set<string>): string {
  let found = `${name}.jsonl`;
  for (let number = 2; taken.has(found); number++) found = `${name}-${number}.jsonl`;
  taken.add(found);
  return found;
}
