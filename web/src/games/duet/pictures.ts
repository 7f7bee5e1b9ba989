/** Duet in pictures that can be followed one by one. */
import type { DuetCardFlipped, DuetEvent, DuetRoundScored, DuetView } from "../../generated/types";
import { plain } from "../../stage/script";
import type { Beat, Happened } from "../../table";
import type { Name } from "../../messages";
import { beatTime, isMiss } from "./beat";
import { lead, verdict } from "./wording";
import { words } from "./words";

type Picture = Beat<DuetView, DuetEvent>;
type Told = Happened<DuetView, DuetEvent>;

/** From the start of a beat to its first count, as the rules have it (DUET-4). */
const BREATH = 600;
const LAST_FLIP = 600;
const FAULT = 1300;
const TURNED_UP = 3200;

/** Where two rows are compared, a place after the other turns up; then there is a moment to see all of them. */
export const PLACE = 320;
const ALL_PLACES = 1200;

/** How long after the one before it each place turns up, if they do so in turn. */
export const turning = (beat: Pick<Picture, "kind"> | null | undefined): string | undefined =>
  beat?.kind === "compare" ? `${PLACE}ms` : undefined;

/** Flips are shown the moment they come: nothing is held while the beat runs. */
export function script(before: DuetView, update: Told, names: Name[]): Picture[] {
  const { view, events } = update;
  if (events.filter((event) => event.type === "card_flipped").length > 1 && before.phase !== "performing")
    return sung(before, update);
  const caughtUp = update.number - update.since === 1;
  return caughtUp ? ended(before, view, events, names) : [plain(view, events)];
}

/** The last flip of a performance and the turned-up rows stay for a moment, when the beat has stopped. */
function ended(before: DuetView, view: DuetView, events: DuetEvent[], names: Name[]): Picture[] {
  const flip = events.find((event) => event.type === "card_flipped");
  const result = events.find((event) => event.type === "round_scored");
  const stopped = events.some((event) => event.type === "performance_finished") || result;
  if (!stopped) return [plain(view, events)];

  const faulty = events.some((event) => event.type === "fault_made");
  const shown = flip ? withFlip(before, flip, faulty) : before;
  const ending = events.filter((event) => event !== result && !begins(event));
  const told: Picture[] = [plain(shown, ending, faulty ? FAULT : LAST_FLIP)];
  if (result) told.push(...scored(turnedUp(shown, view, result), result, names));
  return [...told, plain(view, events.filter(begins))];
}

/** What the next round begins with. */
const begins = ({ type }: DuetEvent): boolean => type === "round_began" || type === "tempo_changed";

/** How the rows compare, who gets the point, and who leads now. */
function scored(view: DuetView, event: DuetRoundScored, names: Name[]): Picture[] {
  const { result, scores } = event;
  const headline = verdict(result, view.performances, names);
  const counted = { ...view, scores };
  const told: Picture[] = [
    { kind: "verdict", view, events: [event], hold: TURNED_UP, headline, key: "round" },
    { kind: "aftermath", view: counted, events: [], hold: 0, headline: lead(scores, names), key: "scores" },
  ];
  return result.fault ? told : [compared(view), ...told];
}

/** Card by card: are the rows equal? (DUET-13) */
function compared(view: DuetView): Picture {
  const hold = view.cards * PLACE + ALL_PLACES;
  return { kind: "compare", view, events: [], hold, headline: words("compare"), key: "rows" };
}

/** A whole song in one update, as a lesson has it: flip by flip, each at its time. */
function sung(before: DuetView, { view, events, now }: Told): Picture[] {
  const started = events.find((event) => event.type === "beat_started");
  if (!started) return [plain(view, events)];
  const since = now + BREATH;
  let shown: DuetView = { ...before, phase: "performing", since, performer: started.performer, taps: [] };
  const told: Picture[] = [plain(shown, [started])];
  let passed = now;
  for (const event of events) {
    if (event.type !== "card_flipped") continue;
    const at = beatTime(since, started.tempo, event.tap.beat) + event.tap.offset;
    told.at(-1)!.hold = at - passed;
    passed = at;
    shown = withFlip(shown, event);
    told.push(plain(shown, [event], LAST_FLIP, "flip"));
  }
  const after = events.filter((event) => event.type !== "card_flipped" && event !== started);
  return [...told, plain(view, after)];
}

/** A flip that is a fault takes the song no further. */
function withFlip(view: DuetView, event: DuetCardFlipped, faulty = false): DuetView {
  const { seat, position, number, up, tap, judgement } = event;
  const card = up ? number : ({ type: "hidden", count: 1 } as const);
  const flipped = (row: DuetView["rows"][0], of: number) =>
    of === seat ? row.with(position - 1, card) : row;
  return {
    ...view,
    rows: [flipped(view.rows[0], 0), flipped(view.rows[1], 1)],
    taps: [...view.taps, tap],
    notes: [...view.notes, up ? number : -number],
    misses: view.misses + Number(isMiss(judgement) && !faulty),
    raised: view.raised + Number(up && !faulty),
    lowered: view.lowered + Number(!up && !faulty),
  };
}

/** The point is still to be given. */
function turnedUp(shown: DuetView, after: DuetView, { result }: DuetRoundScored): DuetView {
  return {
    ...shown,
    phase: "over",
    taps: [],
    performances: after.performances,
    results: [...shown.results, result],
  };
}
