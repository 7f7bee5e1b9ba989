/** What people in a room think of it just now: one thing a person, for a moment. */
import { getContext, setContext } from "svelte";
import type { Reaction } from "../generated/types";
import type { Emote } from "./emotes";

const LASTS = 3000;

export interface Shown {
  person: number;
  emote: Emote;
  key: number;
}

export class Reactions {
  /** The newest comes last. */
  latest = $state.raw<Shown[]>([]);
  private count = 0;

  add({ person, emote }: Pick<Reaction, "person" | "emote">): void {
    const key = ++this.count;
    this.latest = [...this.latest.filter((other) => other.person !== person), { person, emote, key }];
    setTimeout(() => (this.latest = this.latest.filter((other) => other.key !== key)), LASTS);
  }

  of(person: number | null | undefined): Shown | null {
    return this.latest.find((shown) => shown.person === person) ?? null;
  }
}

const KEY = Symbol("reactions");

export function provideReactions(reactions: () => Reactions): void {
  setContext(KEY, reactions);
}

/** Outside a table page nobody says anything. */
export function presentReactions(): () => Reactions | null {
  return getContext<(() => Reactions) | undefined>(KEY) ?? (() => null);
}
