/**
 * What this device keeps of a match, so that nobody can tell it another story later: the commitment as it was
 * published, its own entropy once the table showed it, and at the end the digest of the log (docs/fairness.md).
 */
import type { Table } from "./generated/types";
import { kept } from "./kept";

export interface Keepsake {
  match: string;
  commitment: string;
  /** What this device sent … */
  sent: string;
  /** … and whether the table showed it before the match began. */
  taken: boolean;
  /** Where this device then sat; null where the seats might have been numbered anew at the start. */
  seat: number | null;
  digest: string | null;
}

const KEY = "promises";
const MOST_KEEPSAKES = 100;

function keepsakes(): Keepsake[] {
  return JSON.parse(kept.read(KEY) ?? "[]") as Keepsake[];
}

export function keepsakeOf(match: string): Keepsake | null {
  return keepsakes().find((keepsake) => keepsake.match === match) ?? null;
}

function keep(keepsake: Keepsake): void {
  const others = keepsakes().filter((other) => other.match !== keepsake.match);
  kept.write(KEY, JSON.stringify([keepsake, ...others].slice(0, MOST_KEEPSAKES)));
}

/** The digest of the last line, as it was when the match was over: the first that is told stays. */
export function keepDigest(match: string, digest: string): void {
  const known = keepsakeOf(match);
  if (known && known.digest === null) keep({ ...known, digest });
}

/** The promises that one table makes while this page looks at it. */
export class Promises {
  private last: Table | null = null;
  private you: number | null = null;

  constructor(private readonly fresh: () => string) {}

  /** The connection is lost: what the table did meanwhile is not known. */
  interrupted(): void {
    this.last = null;
  }

  /** The table shows this. Gives the entropy that it still lacks from this seat, if it does. */
  seen(table: Table, you: number | null): string | null {
    this.compare(table);
    const again = this.last === null || this.reseated(this.last, you);
    this.last = table;
    this.you = you;
    const known = keepsakeOf(table.next_match) ?? nothingYet(table);
    const now = you === null ? known : this.brought(known, table, you);
    if (JSON.stringify(now) !== JSON.stringify(keepsakeOf(table.next_match))) keep(now);
    const lacking = now.sent !== "" && you !== null && table.seats[you]?.entropy === "";
    return lacking && (again || known.sent === "") ? now.sent : null;
  }

  /** Whether this device sits anew, or its chair was put away meanwhile, and what it had brought with it. */
  private reseated(before: Table, you: number | null): boolean {
    return you !== this.you || (you !== null && before.seats[you]?.entropy !== "");
  }

  /** A match that began under another id than promised is held to what was promised. */
  private compare(table: Table): void {
    if (!this.last || table.match === null || table.match === this.last.match) return;
    const promised = keepsakeOf(this.last.next_match);
    if (promised && promised.match !== table.match) keep({ ...promised, match: table.match });
  }

  private brought(known: Keepsake, table: Table, you: number): Keepsake {
    const shown = table.seats[you]?.entropy ?? "";
    const sent = known.sent || (shown === "" ? this.fresh() : "");
    const taken = sent !== "" && shown === sent;
    return { ...known, sent, taken, seat: taken && staysWhere(table, you) ? you : null };
  }
}

function nothingYet(table: Table): Keepsake {
  const { next_match, commitment } = table;
  return { match: next_match, commitment, sent: "", taken: false, seat: null, digest: null };
}

/** Seats that do not play are left out at the start; if everybody before you plays, your number stays. */
function staysWhere(table: Table, you: number): boolean {
  return table.seats.slice(0, you).every((seat) => seat.kind === "human" || seat.kind === "bot");
}
