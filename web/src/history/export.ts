/** All matches of this device as one file: the log of each, as it can be replayed and proved. */
import { strToU8, Zip, ZipDeflate } from "fflate";
import { logOf, TurnedDown } from "../api";
import { fileName } from "../story/naming";
import type { PlayedMatch } from "./matches";

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

/** Grows file by file; what is packed already is handed to the browser, not held by the page. */
class Archive {
  private body = new Blob([]);
  private readonly zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.body = new Blob([this.body, chunk as Uint8Array<ArrayBuffer>]);
  });

  add(name: string, content: string, at: Date): void {
    const file = Object.assign(new ZipDeflate(name), { mtime: at });
    this.zip.add(file);
    file.push(strToU8(content), true);
  }

  closed(): Blob {
    this.zip.end();
    return new Blob([this.body], { type: "application/zip" });
  }
}

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
      archive.add(unused(nameOf(played), names), log, new Date(played.at));
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
