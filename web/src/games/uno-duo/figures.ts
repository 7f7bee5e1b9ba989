/** A match of UNO Duo looked back on: how many cards each held, move by move, and what made a difference. */
import type { UnoDuoEvent, UnoDuoRoundResult, UnoDuoView } from "../../generated/types";
import type { Past, PastStep } from "../../table";
import { countOf } from "./cards";

export type UnoPast = Past<UnoDuoView, UnoDuoEvent>;
type Step = PastStep<UnoDuoView, UnoDuoEvent>;

export interface Mark {
  kind: "uno" | "caught" | "stack" | "swap";
  seat: number;
  /** The sum of a stack of Draw 2s. */
  sum?: number;
}

/** The hands after something has happened, the opening card being the first. */
export interface Moment {
  hands: [number, number];
  marks: Mark[];
}

export interface Round {
  number: number;
  moments: Moment[];
  result: UnoDuoRoundResult | null;
}

/** A stack begins with a second Draw 2. */
const FIRST_STACK = 4;

export function roundsOf(past: UnoPast): Round[] {
  const rounds: Round[] = [];
  past.steps.forEach((step, index) => follow(rounds, step, past.steps[index - 1]?.view.stack ?? 0));
  return rounds;
}

function follow(rounds: Round[], step: Step, stackBefore: number): void {
  const opened = step.events.some((event) => event.type === "pile_opened");
  if (opened) rounds.push({ number: rounds.length + 1, moments: [], result: null });
  const round = rounds.at(-1);
  if (!round || round.result) return;
  const scored = step.events.find((event) => event.type === "round_scored");
  if (scored) round.result = scored.result;
  const hands = scored ? handsLeft(scored.result) : handsIn(step.view);
  const marks = marksIn(step, stackBefore);
  const before = round.moments.at(-1);
  if (!before || marks.length || before.hands.join() !== hands.join()) round.moments.push({ hands, marks });
}

const handsIn = ({ hands }: UnoDuoView): [number, number] => [countOf(hands[0]), countOf(hands[1])];

const handsLeft = ({ left: [first, second] }: UnoDuoRoundResult): [number, number] => [
  first.length,
  second.length,
];

function marksIn({ events, view }: Step, stackBefore: number): Mark[] {
  return events.flatMap((event): Mark[] => {
    switch (event.type) {
      case "uno_said":
        return [{ kind: "uno", seat: event.seat }];
      case "uno_caught":
        return [{ kind: "caught", seat: event.seat }];
      case "hands_swapped":
        return [{ kind: "swap", seat: event.seat }];
      case "card_played": {
        const said: Mark[] = event.uno ? [{ kind: "uno", seat: event.seat }] : [];
        const stacked = view.stack >= FIRST_STACK && view.stack > stackBefore;
        return stacked ? [...said, { kind: "stack", seat: event.seat, sum: view.stack }] : said;
      }
      default:
        return [];
    }
  });
}

/** How often something happened to a seat in the whole match. */
export function countMarks(rounds: readonly Round[], kind: Mark["kind"], seat: number): number {
  const marks = rounds.flatMap((round) => round.moments.flatMap((moment) => moment.marks));
  return marks.filter((mark) => mark.kind === kind && mark.seat === seat).length;
}
