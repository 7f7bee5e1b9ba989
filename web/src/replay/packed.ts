/** A whole match in a page: its log, and its replay through everybody's eyes. */
import type { Replay } from "../generated/types";
import type { Eyes } from "./perspective";

export interface PackedMatch {
  /** What the game is called. */
  title: string;
  log: string;
  replays: Record<Eyes, Replay>;
}

/** Reads what `twofold export` wrote: JSON, zipped, in base 64. */
export async function unpacked(text: string): Promise<PackedMatch> {
  const zipped = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const plain = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(plain).json()) as PackedMatch;
}
