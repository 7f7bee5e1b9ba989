/** What a match came to for each player: time that was kept, songs that were remembered. */
import type { DuetRoundResult, DuetView } from "../../generated/types";
import { isMiss, judgements } from "./beat";

/** So many of so many. */
export interface Part {
  part: number;
  of: number;
}

const both = (count: (seat: number) => Part): [Part, Part] => [count(0), count(1)];

/** The flips that were in time. */
export function timekeeping({ performances, options }: DuetView): [Part, Part] {
  return both((seat) => {
    const hits = performances
      .filter((each) => each.seat === seat)
      .flatMap((each) => judgements(each.taps, options.tolerance));
    return { part: hits.filter((hit) => !isMiss(hit)).length, of: hits.length };
  });
}

/** The cards that a Responder laid where the Caller had them. */
export function memories({ results }: DuetView): [Part, Part] {
  return both((seat) => {
    const answers = results.filter(({ caller, rows }) => caller !== seat && rows[0].length && rows[1].length);
    return { part: sum(answers.map(inPlace)), of: sum(answers.map(({ rows }) => rows[0].length)) };
  });
}

const inPlace = ({ rows: [one, other] }: DuetRoundResult): number =>
  one.filter((card, place) => card === other[place]).length;

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
