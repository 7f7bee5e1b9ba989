/** Scripts, whatever the game: beats in the order in which they are played. Knows no DOM. */
import type { Beat, BeatKind } from "../table";

export type AnyBeat = Beat<unknown, unknown>;

/** The order of the beats in a scene; what just happens belongs to none. */
const ORDER: Record<BeatKind, number> = {
  plain: 0,
  reveal: 1,
  compare: 2,
  verdict: 3,
  count: 4,
  aftermath: 5,
};

/** What just happens: shown, and gone on from. */
export function plain<View, Event>(
  view: View,
  events: Event[] = [],
  hold = 0,
  key = "plain",
): Beat<View, Event> {
  return { kind: "plain", view, events, hold, key };
}

/** For those who want calm: one still picture a scene, its last, with everything in it. */
export function stills<View, Event>(script: Beat<View, Event>[]): Beat<View, Event>[] {
  const told: Beat<View, Event>[] = [];
  for (const beat of script) {
    const before = told.at(-1);
    if (before && before.kind !== "plain" && ORDER[beat.kind] >= ORDER[before.kind])
      told[told.length - 1] = joined(before, beat);
    else told.push(beat);
  }
  return told;
}

function joined<View, Event>(before: Beat<View, Event>, beat: Beat<View, Event>): Beat<View, Event> {
  const headline = beat.headline ?? before.headline;
  return { ...beat, events: [...before.events, ...beat.events], ...(headline ? { headline } : {}) };
}

/** What somebody who comes late must still be told of these beats: how the last round, or else the last thing, went. */
export function decisive<Told extends { beat: AnyBeat }>(beats: readonly Told[]): Told | undefined {
  const last = (kind: BeatKind) => beats.findLast(({ beat }) => beat.kind === kind);
  return last("aftermath") ?? last("verdict");
}
