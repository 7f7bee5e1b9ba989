/** A moment of a match, and what somebody did since, as a part of an address. Knows no DOM. */
export interface WhatIf {
  /** After so many entries of the log. */
  at: number;
  /** The seat that is taken. */
  seat: number;
  /** What was done from that seat since. */
  moves: unknown[];
}

/** The address of a moment to play on from; what stands behind # is sent to no server. */
export const practiceAt = (match: string, whatIf: WhatIf): string =>
  `/replay/${match}#what-if=${written(whatIf)}`;

/** `20.1`, or `20.1.` with the moves in Base64 for addresses. */
function written({ at, seat, moves }: WhatIf): string {
  return [at, seat, ...(moves.length ? [packed(moves)] : [])].join(".");
}

/** What somebody wrote so; null if nobody can have. */
export function whatIfOf(told: string): WhatIf | null {
  const [, at, seat, moves] = /^(\d{1,6})\.(\d{1,2})(?:\.([\w-]+))?$/.exec(told) ?? [];
  if (at === undefined) return null;
  try {
    const done: unknown = moves ? JSON.parse(unpacked(moves)) : [];
    return Array.isArray(done) ? { at: Number(at), seat: Number(seat), moves: done } : null;
  } catch {
    return null;
  }
}

function packed(moves: unknown[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(moves));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function unpacked(moves: string): string {
  const bytes = atob(moves.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
