/**
 * The proof of a match, checked with the browser's own cryptography: nobody has to trust the server for it.
 *
 * It checks the chain of digests and the seed, and shuffles again. Whether every move was allowed is checked by
 * `twofold verify`, which knows the rules. Works where `crypto.subtle` exists: https, localhost, and files.
 */
const WORD_RANGE = 2 ** 32;
const DIGEST = /"digest":"([0-9a-f]{64})"}$/;
const MATCH_SEED = "twofold match seed 1";

type Bytes = Uint8Array<ArrayBuffer>;

export interface LogHeader {
  id: string;
  game: string;
  seats: string[];
  commitment: string;
  entropy: string[];
}

export interface SavedLog {
  lines: string[];
  header: LogHeader;
  serverSeed: string;
}

export function readLog(log: string): SavedLog {
  const lines = log.split("\n").filter(Boolean);
  const header = JSON.parse(lines[0] ?? "{}") as LogHeader;
  const seal = JSON.parse(lines.at(-1) ?? "{}") as { server_seed: string };
  return { lines, header, serverSeed: seal.server_seed };
}

/** The number of the first line that does not carry the digest of itself and the line before; null if all do. */
export async function firstBrokenLine(lines: readonly string[]): Promise<number | null> {
  let previous = "";
  for (const [index, line] of lines.entries()) {
    const digest = DIGEST.exec(line)?.[1];
    const bare = line.replace(DIGEST, '"digest":""}');
    if (digest === undefined || hex(await sha256(utf8(previous + bare))) !== digest) return index + 1;
    previous = digest;
  }
  return null;
}

/** SHA-256 of the revealed seed: the commitment, if the seed is the one that was committed to. */
export async function commitmentOf({ serverSeed }: SavedLog): Promise<string> {
  return hex(await sha256(unhex(serverSeed)));
}

/** The seed of the shuffles: the server's secret mixed with what every seat brought. */
export async function matchSeed({ serverSeed, header }: SavedLog): Promise<Bytes> {
  return sha256(framed(utf8(MATCH_SEED), unhex(serverSeed), ...header.entropy.map(unhex)));
}

/** A run of chance for one purpose: HMAC-SHA256 in counter mode, rejection sampling, Fisher–Yates. */
export class Stream {
  private words: number[] = [];
  private counter = 0n;

  private constructor(
    private readonly key: CryptoKey,
    private readonly label: Bytes,
  ) {}

  static async of(log: SavedLog, purpose: string, number: number): Promise<Stream> {
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", await matchSeed(log), hmac, false, ["sign"]);
    return new Stream(key, framed(utf8(log.header.id), utf8(purpose), utf8(String(number))));
  }

  /** A number from 0 to `limit - 1`, each equally likely. */
  async below(limit: number): Promise<number> {
    const fair = WORD_RANGE - (WORD_RANGE % limit);
    let word = await this.nextWord();
    while (word >= fair) word = await this.nextWord();
    return word % limit;
  }

  /** The numbers from 0 to `count - 1` in random order. */
  async shuffled(count: number): Promise<number[]> {
    const deck = Array.from({ length: count }, (_, card) => card);
    for (let last = count - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [deck[last], deck[other]] = [deck[other]!, deck[last]!];
    }
    return deck;
  }

  private async nextWord(): Promise<number> {
    if (!this.words.length) await this.refill();
    return this.words.shift()!;
  }

  private async refill(): Promise<void> {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, this.counter++);
    const input = joined(this.label, new Uint8Array(counter.buffer));
    const block = new DataView(await crypto.subtle.sign("HMAC", this.key, input));
    for (let start = 0; start < block.byteLength; start += 4) this.words.push(block.getUint32(start));
  }
}

/** The parts joined so that no two different lists of parts give the same bytes. */
function framed(...parts: Bytes[]): Bytes {
  return joined(...parts.flatMap((part) => [lengthOf(part), part]));
}

function lengthOf(part: Bytes): Bytes {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, part.length);
  return new Uint8Array(length.buffer);
}

function joined(...parts: Bytes[]): Bytes {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function utf8(words: string): Bytes {
  return new TextEncoder().encode(words);
}

function hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(digits: string): Bytes {
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
