/** What this device remembers: name, seats, theme, sound. Works, forgetfully, where storage is forbidden. */
const PREFIX = "twofold.";
const memory = new Map<string, string>();

export const kept = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return memory.get(key) ?? null;
    }
  },

  write(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      memory.set(key, value);
    }
  },
};

/** What is half typed or half made on this page: it survives a reload, and no longer than the page's window. */
export const drafts = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(`${PREFIX}draft.${key}`);
    } catch {
      return null;
    }
  },

  /** Nothing is forgotten. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(`${PREFIX}draft.${key}`);
      else sessionStorage.setItem(`${PREFIX}draft.${key}`, value);
    } catch {
      // Where storage is forbidden, a reload forgets it.
    }
  },
};

/** A seat that this device holds. The token is the seat. */
export interface HeldSeat {
  table: string;
  game: string;
  seat: number | null;
  token: string;
  at: number;
  /** The seat of somebody else who plays at this device, too. */
  second?: { seat: number; token: string };
}

const MOST_SEATS = 20;

export function heldSeats(): HeldSeat[] {
  const found = JSON.parse(kept.read("seats") ?? "[]") as HeldSeat[];
  return found.sort((a, b) => b.at - a.at);
}

export function heldSeat(table: string): HeldSeat | null {
  return heldSeats().find((held) => held.table === table) ?? null;
}

export function holdSeat(held: HeldSeat): void {
  const others = heldSeats().filter((other) => other.table !== held.table);
  kept.write("seats", JSON.stringify([held, ...others].slice(0, MOST_SEATS)));
}

export function dropSeat(table: string): void {
  kept.write("seats", JSON.stringify(heldSeats().filter((held) => held.table !== table)));
}
