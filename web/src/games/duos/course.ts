/** DUOS over many matches: who reads whom, who thinks like the association model, and what surprised it. */
import type { MatchFigures } from "../../generated/types";
import type { Evening } from "../../table";
import { samePair, type Pair } from "./board";
import { inCommon } from "./figures";

/** A pair that several saw, and how likely the model found it. */
export interface Surprise {
  faces: [string, string];
  seats: number[];
  likely: number;
}

export interface DuosDigest {
  /** How many pairs everybody chose. */
  of: number;
  /** Every two seats, and how many pairs they had in common. */
  alike: [one: number, other: number, common: number][];
  /** By seat: how many pairs the model would have chosen, too. */
  model: number[];
  surprise: Surprise | null;
}

/** As `remarks` of the game has a turn. */
export interface RemarkedTurn {
  faces: string[];
  boards: Pair[][];
  likely: number[][];
  model: Pair[];
}

/** Likelier pairs than this surprise nobody. */
const SURPRISING = 0.25;

export function digest({ outcome, remarks }: MatchFigures, _seat: number): DuosDigest | null {
  const turns = (remarks["turns"] ?? []) as RemarkedTurn[];
  const seats = turns[0]?.boards.length ?? 0;
  if (!outcome || !seats) return null;
  const total = (of: (turn: RemarkedTurn) => number) => turns.reduce((sum, turn) => sum + of(turn), 0);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const twos = all.flatMap((one) => all.slice(one + 1).map((other) => [one, other] as const));
  return {
    of: total(({ boards }) => boards[0]!.length),
    alike: twos.map(([one, other]) => [
      one,
      other,
      total(({ boards }) => inCommon(boards[one]!, boards[other]!).length),
    ]),
    model: all.map((seat) => total(({ boards, model }) => inCommon(boards[seat]!, model).length)),
    surprise: turns.flatMap(surprisesIn).sort(leastLikely)[0] ?? null,
  };
}

const leastLikely = (one: Surprise, other: Surprise): number => one.likely - other.likely;

/** The unlikely pairs of a turn that at least two had. */
export function surprisesIn({ faces, boards, likely }: RemarkedTurn): Surprise[] {
  return boards.flatMap((board, first) =>
    board.flatMap((pair, place) => {
      const seats = boards.flatMap((other, seat) =>
        other.some((each) => samePair(each, pair)) ? [seat] : [],
      );
      const chance = likely[first]?.[place] ?? 1;
      if (seats[0] !== first || seats.length < 2 || chance > SURPRISING) return [];
      return [{ faces: [faces[pair[0]]!, faces[pair[1]]!] as [string, string], seats, likely: chance }];
    }),
  );
}

export type DuosEvening = Evening<DuosDigest>;

export interface Together {
  people: [string, string];
  common: number;
  of: number;
}

export interface Alone {
  who: string;
  common: number;
  of: number;
}

const share = ({ common, of }: { common: number; of: number }): number => (of ? common / of : 0);

/** Every two people over all their matches, those who think most alike first. */
export function readings(evenings: readonly DuosEvening[]): Together[] {
  const found = new Map<string, Together>();
  for (const { names, digest } of evenings)
    for (const [one, other, common] of digest.alike) {
      const people = [names[one] ?? "", names[other] ?? ""].sort((a, b) => a.localeCompare(b));
      const known = found.get(JSON.stringify(people)) ?? { common: 0, of: 0 };
      found.set(JSON.stringify(people), {
        people: people as [string, string],
        common: known.common + common,
        of: known.of + digest.of,
      });
    }
  return [...found.values()].sort((one, other) => share(other) - share(one) || other.of - one.of);
}

/** Everybody over all matches: how many of their pairs the model would have chosen, the most first. */
export function likeTheModel(evenings: readonly DuosEvening[]): Alone[] {
  const found = new Map<string, Alone>();
  for (const { names, digest } of evenings)
    for (const [seat, common] of digest.model.entries()) {
      const who = names[seat] ?? "";
      const known = found.get(who) ?? { common: 0, of: 0 };
      found.set(who, { who, common: known.common + common, of: known.of + digest.of });
    }
  return [...found.values()].sort((one, other) => share(other) - share(one) || other.of - one.of);
}

/** One's own part of that. */
export function ownLikeness(evenings: readonly DuosEvening[]): { common: number; of: number } {
  const common = evenings.reduce((sum, { seat, digest }) => sum + (digest.model[seat] ?? 0), 0);
  return { common, of: evenings.reduce((sum, { digest }) => sum + digest.of, 0) };
}

export interface Surprised extends Surprise {
  people: string[];
}

/** What two or more saw although the model hardly would have, the least likely first. */
export const surprises = (evenings: readonly DuosEvening[], most: number): Surprised[] =>
  evenings
    .flatMap(({ names, digest: { surprise } }) =>
      surprise ? [{ ...surprise, people: surprise.seats.map((seat) => names[seat] ?? "") }] : [],
    )
    .sort(leastLikely)
    .slice(0, most);
