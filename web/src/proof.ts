/**
 * The proof of a match, worked out in the browser: nobody has to trust the server for it.
 *
 * It checks the chain of digests and the seed, and shuffles again. Whether every move was allowed is checked by
 * `twofold verify`, which knows the rules. `crypto.subtle` is missing on plain http, where a phone at home finds
 * the table, so the hashes come from a library.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD_RANGE = 2 ** 32;
const DIGEST = /"digest":"([0-9a-f]{64})"}$/;
const COMMITMENT = "twofold commitment 2";
const MATCH_SEED = "twofold match seed 1";
/** The version of the log that bound neither the match id nor the seats (docs/fairness.md). */

export interface LogHeader {
  id: string;
  game: string;
  seats: string[];
  commitment: string;
  /** A place for each seat: empty if a person brought nothing, null if a bot sat there. */
  entropy: (string | null)[];
  log_version: number;
  /** Left from another match: it was not played from its first card. */
  practice?: { match: string; at: number };
}

export interface SavedLog {
  lines: string[];
  header: LogHeader;
  serverSeed: string;
  /** The digest of the last line. */
  digest: string;
  over: boolean;
}

export function readLog(log: string): SavedLog {
  // Every line ends, and none is empty: what is otherwise stands as a line without a digest.
  const lines = (log.endsWith("\n") ? log.slice(0, -1) : `${log}\n`).split("\n");
  const header = JSON.parse(lines[0] ?? "{}") as LogHeader;
  const seal = JSON.parse(lines.findLast(Boolean) ?? "{}") as {
    server_seed: string;
    digest: string;
    outcome: unknown;
  };
  return { lines, header, serverSeed: seal.server_seed, digest: seal.digest, over: seal.outcome !== null };
}

/** The number of the first line that does not carry the digest of itself and the line before; null if all do. */
export function firstBrokenLine(lines: readonly string[]): number | null {
  let previous = "";
  for (const [index, line] of lines.entries()) {
    const digest = DIGEST.exec(line)?.[1];
    const bare = line.replace(DIGEST, '"digest":""}');
    if (digest === undefined || bytesToHex(sha256(utf8ToBytes(previous + bare))) !== digest) return index + 1;
    previous = digest;
  }
  return null;
}

/** What the match's id and the revealed seed give: the commitment, if they are what was committed to. */
export function commitmentOf({ serverSeed, header }: SavedLog): string {
  const seed = hexToBytes(serverSeed);
  return bytesToHex(sha256(framed(utf8ToBytes(COMMITMENT), utf8ToBytes(header.id), seed)));
}

/** Whether the log says of each seat what it brought, and of nobody else. */
export function everySeatHasItsPlace({ header }: SavedLog): boolean {
  return header.entropy.length === header.seats.length;
}

/** The seed of the shuffles: the server's secret mixed with what every seat brought. */
export function matchSeed({ serverSeed, header }: SavedLog): Uint8Array {
  const parts = header.entropy.flatMap((added, seat) =>
    added ? [utf8ToBytes(String(seat)), hexToBytes(added)] : [],
  );
  return sha256(framed(utf8ToBytes(MATCH_SEED), hexToBytes(serverSeed), ...parts));
}

/** A run of chance for one purpose: HMAC-SHA256 in counter mode, rejection sampling, Fisher–Yates. */
export class Stream {
  private words: number[] = [];
  private counter = 0n;

  private readonly key: Uint8Array;
  private readonly label: Uint8Array;

  constructor(log: SavedLog, purpose: string, number: number) {
    this.key = matchSeed(log);
    this.label = framed(...[log.header.id, purpose, String(number)].map(utf8ToBytes));
  }

  /** A number from 0 to `limit - 1`, each equally likely. */
  below(limit: number): number {
    const fair = WORD_RANGE - (WORD_RANGE % limit);
    let word = this.nextWord();
    while (word >= fair) word = this.nextWord();
    return word % limit;
  }

  /** The numbers from 0 to `count - 1` in random order. */
  shuffled(count: number): number[] {
    const deck = Array.from({ length: count }, (_, card) => card);
    for (let last = count - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [deck[last], deck[other]] = [deck[other]!, deck[last]!];
    }
    return deck;
  }

  private nextWord(): number {
    if (!this.words.length) this.refill();
    return this.words.shift()!;
  }

  private refill(): void {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, this.counter++);
    const input = joined(this.label, new Uint8Array(counter.buffer));
    const { buffer } = hmac(sha256, this.key, input);
    const block = new DataView(buffer);
    for (let start = 0; start < block.byteLength; start += 4) this.words.push(block.getUint32(start));
  }
}

/** The parts joined so that no two different lists of parts give the same bytes. */
function framed(...parts: Uint8Array[]): Uint8Array {
  return joined(...parts.flatMap((part) => [lengthOf(part), part]));
}

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, part.length);
  return new Uint8Array(length.buffer);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
