/** What happens once the boards are open, beat by beat. Knows no DOM. */
import type { DuosEvent, DuosPairLaid, DuosView } from "../../generated/types";
import type { Name } from "../../messages";
import { readingTime } from "../../stage/reading";
import { plain } from "../../stage/script";
import type { Beat, Happened } from "../../table";
import { isCooperative } from "./board";
import { people, comparison, lastShared, sentence } from "./wording";
import { words } from "./words";

type DuosBeat = Beat<DuosView, DuosEvent>;
type Told = Happened<DuosView, DuosEvent>;

/** What a table is told of the beat on stage. */
export type BeatShown = Pick<DuosBeat, "kind" | "headline" | "key">;

/** How long open boards, a laid pair and points that land can be looked at. */
const OPEN = 2600;
const PAIR = 1800;
const LANDING = 900;

export function script(before: DuosView, told: Told, names: Name[]): DuosBeat[] {
  const found = (type: DuosEvent["type"]) => told.events.some((event) => event.type === type);
  if (found("boards_compared")) return compared(told);
  if (found("boards_revealed")) return revealed(told, names);
  const laid = told.events.find((event) => event.type === "pair_laid");
  return laid ? narrated(before, told, laid, names) : [plain(told.view, told.events)];
}

/** The Narrator may act once everybody has looked around. */
function revealed({ view, events }: Told, names: Name[]): DuosBeat[] {
  const who = view.narrator === null ? "" : (names[view.narrator] ?? "");
  const headline = words("boards-open-for", { who });
  return [{ kind: "reveal", view, events, hold: OPEN, headline, key: "boards" }, plain(view)];
}

// ---- The Narrator's pairs

function narrated(before: DuosView, told: Told, laid: DuosPairLaid, names: Name[]): DuosBeat[] {
  const pair = withPair(before, laid);
  const key = `pair-${pair.laid.length}`;
  const beats: DuosBeat[] = [
    { kind: "compare", view: pair, events: [laid], hold: PAIR + readingTime(laid.why), key },
  ];
  const counted = withPoints(pair, laid);
  if (laid.matched.length)
    beats.push({ kind: "count", view: counted, events: [], hold: LANDING, key: `${key}-points` });
  const rest = told.events.filter((event) => event !== laid);
  const scored = rest.find((event) => event.type === "narrator_scored");
  if (!scored) return [...beats, plain(told.view, rest)];
  const view = withNarrator(counted, scored.seat, scored.points);
  const verdict = sentence(scored, names);
  const after = { ...view, scores: told.view.scores, history: told.view.history };
  return [
    ...beats,
    { kind: "verdict", view, events: [scored], hold: 0, headline: verdict, key: "narrator" },
    {
      kind: "aftermath",
      view: after,
      events: [],
      hold: 0,
      headline: leaders(told.view, names),
      key: "scores",
    },
    plain(
      told.view,
      rest.filter((event) => event !== scored),
    ),
  ];
}

function withPair(view: DuosView, event: DuosPairLaid): DuosView {
  const places = event.pair.map((key) => view.cards.findIndex((card) => card.key === key));
  const [low = 0, high = 0] = places.sort((one, other) => one - other);
  return { ...view, laid: [...view.laid, { type: "lay", pair: [low, high], why: event.why }] };
}

function withPoints(view: DuosView, { matched }: DuosPairLaid): DuosView {
  const points = view.points.map((gained, seat) => gained + Number(matched.includes(seat)));
  return { ...view, points };
}

function withNarrator(view: DuosView, narrator: number, earned: number): DuosView {
  return { ...view, points: view.points.with(narrator, earned) };
}

/** Who leads, or is ahead in the end: nobody leads any more then. */
function leaders({ scores, phase }: DuosView, names: Name[]): string {
  const points = Math.max(...scores);
  const seats = [...scores.keys()].filter((seat) => scores[seat] === points);
  const [who = "", ...others] = people(seats, names);
  const [one, many] =
    phase === "over" ? (["ahead-one", "ahead-many"] as const) : (["lead-one", "lead-many"] as const);
  return others.length ? words(many, { people: [who, ...others], points }) : words(one, { who, points });
}

// ---- Two partners

function compared({ view, events }: Told): DuosBeat[] {
  const boards = events.filter((event) => event.type !== "boards_compared");
  const verdict = events.filter((event) => event.type === "boards_compared");
  const headline = comparison(lastShared(view));
  const score = view.scores[0] ?? 0;
  const beats: DuosBeat[] = [
    { kind: "reveal", view, events: boards, hold: OPEN, headline: words("boards-open"), key: "boards" },
    { kind: "verdict", view, events: verdict, hold: OPEN, headline, key: "turn" },
  ];
  if (view.phase === "over") {
    const reached = verdictOn(score);
    beats.push({ kind: "aftermath", view, events: [], hold: 0, headline: reached, key: "match" });
  }
  return [...beats, plain(view)];
}

/** What the rulebook's scale says to two partners. */
function verdictOn(score: number): string {
  return words(`verdict-${score}` as "verdict-0");
}

/** From here on the rulebook's scale praises. */
const WELL_DONE = 4;

/** Two partners are told where they stand on the scale: one turn of nine is no victory. */
export function ending(view: DuosView): { headline: string; reason: string; celebrated: boolean } | null {
  if (!isCooperative(view)) return null;
  const [score = 0] = view.scores;
  const reason = words("story-together-note", { won: score, turns: view.turn });
  return { headline: verdictOn(score), reason, celebrated: score >= WELL_DONE };
}
