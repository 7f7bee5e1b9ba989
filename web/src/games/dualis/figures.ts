/** A match of Dualis looked back on: trick by trick, the balance after each card, and where a round was decided. */
import type {
  DualisCardPlayed,
  DualisEvent,
  DualisRoundResult,
  DualisView,
  DualisTrickWon,
} from "../../generated/types";
import type { Past } from "../../table";
import { centreWithout, colours, faceOf, opposite, type Colour } from "./cards";

export type DualisPast = Past<DualisView, DualisEvent>;

/** A trick and how everything stood after it; one figure a side, a side being partners or a single player. */
export interface Trick {
  plays: DualisCardPlayed[];
  winner: number;
  trump: Colour | null;
  won: number[];
  bid: number[];
  /** Red and blue coins left in the centre. */
  centre: [number, number];
}

export interface Round {
  number: number;
  tricks: Trick[];
  /** Red coins more than blue ones in the centre, before the first card and after each. */
  balance: number[];
  result: DualisRoundResult | null;
  /** The trick after which those who came out best were ahead, and stayed so; null for a round cut short. */
  turned: number | null;
  /** The trick after which no trick or coin to come could change who came out best. */
  settled: number | null;
  /** The sides that came out best. */
  best: number[];
}

interface SoFar {
  rounds: Round[];
  centre: [number, number];
  plays: DualisCardPlayed[];
}

export function roundsOf(past: DualisPast): Round[] {
  const first = past.steps[0]?.view;
  if (!first) return [];
  const table = { sides: first.totals.length, seats: past.names.length, centre: first.centre };
  const soFar: SoFar = { rounds: [newRound(1, first.centre)], centre: first.centre, plays: [] };
  for (const event of past.steps.flatMap((step) => step.events)) follow(soFar, event, table);
  return soFar.rounds
    .filter((round) => round.tricks.length)
    .map((round) => (round.result ? { ...round, ...decision(round, table.seats / table.sides) } : round));
}

function newRound(number: number, [red, blue]: [number, number]): Round {
  return { number, tricks: [], balance: [red - blue], result: null, turned: null, settled: null, best: [] };
}

function follow(soFar: SoFar, event: DualisEvent, table: { sides: number; centre: [number, number] }): void {
  const round = soFar.rounds.at(-1)!;
  switch (event.type) {
    case "card_played":
      soFar.plays.push(event);
      if (event.coin) soFar.centre = centreWithout(soFar.centre, opposite(faceOf(event.card).colour));
      round.balance.push(soFar.centre[0] - soFar.centre[1]);
      break;
    case "trick_won":
      round.tricks.push(trickAfter(round.tricks.at(-1), event, soFar, table.sides));
      soFar.plays = [];
      break;
    case "round_scored":
      round.result = event.result;
      break;
    case "round_dealt":
      soFar.centre = table.centre;
      soFar.rounds.push(newRound(event.round, table.centre));
      break;
    case "coins_handed": // between partners: it changes no side's sum
      break;
  }
}

function trickAfter(
  before: Trick | undefined,
  { seat, trump }: DualisTrickWon,
  { plays, centre }: SoFar,
  sides: number,
): Trick {
  const none = Array.from({ length: sides }, () => 0);
  const coins = (side: number) => plays.filter((play) => play.coin && play.seat % sides === side).length;
  return {
    plays,
    winner: seat,
    trump: trump === null ? null : colours[trump],
    won: (before?.won ?? none).map((won, side) => won + Number(seat % sides === side)),
    bid: (before?.bid ?? none).map((bid, side) => bid + coins(side)),
    centre,
  };
}

// ---- Where a round was decided

/** As many tricks as coins: a point each. Otherwise minus the difference (DUALIS-15). */
const scoreOf = (won: number, bid: number): number => (won === bid ? won : -Math.abs(won - bid));

const arePartners = (won: readonly number[]): boolean => won.length === 2;

/**
 * The sides that would come out best if a round ended so: the better score, between partners then more tricks. Where
 * rounds add up, with what they had before it.
 */
export function bestOf(
  won: readonly number[],
  bid: readonly number[],
  before: readonly number[] = [],
): number[] {
  const more = arePartners(won) ? 1 / 100 : 0;
  const worth = won.map(
    (tricks, side) => (before[side] ?? 0) + scoreOf(tricks, bid[side] ?? 0) + tricks * more,
  );
  const most = Math.max(...worth);
  return worth.flatMap((each, side) => (each === most ? [side] : []));
}

/** A trick, counted over all rounds, and who came out best from there on. */
export interface Turn {
  trick: Trick;
  number: number;
  best: number[];
}

/** The trick after which those who came out best were ahead to the end: in the last round, or where rounds add up in all. */
export function turnOf(rounds: readonly Round[]): Turn | null {
  const played = rounds.flatMap(({ tricks }) => tricks);
  const turn = (trick: Trick, best: number[]): Turn => ({ trick, number: played.indexOf(trick), best });
  const over = standings(rounds.filter(({ result }) => result));
  const [end, last] = [over.at(-1), played.at(-1)];
  if (!end) return last ? turn(last, []) : null;
  const others = over.findLastIndex(({ best }) => best.join() !== end.best.join());
  return turn(over[others + 1]!.trick, end.best);
}

/** Who was ahead after each trick. */
function standings(rounds: readonly Round[]): { trick: Trick; best: number[] }[] {
  const adds = !arePartners(rounds[0]?.tricks[0]?.won ?? []);
  let totals: number[] = [];
  return (adds ? rounds : rounds.slice(-1)).flatMap(({ tricks }) => {
    const before = totals;
    totals = tricks
      .at(-1)!
      .won.map((won, side) => (before[side] ?? 0) + scoreOf(won, tricks.at(-1)!.bid[side] ?? 0));
    return tricks.map((trick) => ({ trick, best: bestOf(trick.won, trick.bid, before) }));
  });
}

function decision(round: Round, members: number): Pick<Round, "turned" | "settled" | "best"> {
  const best = bestOf(round.tricks.at(-1)!.won, round.tricks.at(-1)!.bid);
  const same = (some: readonly number[]) => some.join() === best.join();
  const others = round.tricks.findLastIndex(({ won, bid }) => !same(bestOf(won, bid)));
  const open = round.tricks.findLastIndex(
    (trick, index) => !endings(trick, round.tricks.length - index - 1, members).every(same),
  );
  return { best, turned: others + 2, settled: open + 2 };
}

/** Who could come out best, however the tricks left fall and whoever bids what is left in the centre. */
function endings({ won, bid, centre }: Trick, left: number, members: number): number[][] {
  const coins = centre[0] + centre[1];
  return shares(left, won.length, left).flatMap((tricks) =>
    upTo(coins, won.length, left * members).map((bids) =>
      bestOf(
        won.map((each, side) => each + tricks[side]!),
        bid.map((each, side) => each + bids[side]!),
      ),
    ),
  );
}

/** Every way to share a number out among some, with at most so many for each. */
function shares(whole: number, among: number, most: number): number[][] {
  if (among === 1) return whole <= most ? [[whole]] : [];
  return Array.from({ length: Math.min(whole, most) + 1 }, (_, first) =>
    shares(whole - first, among - 1, most).map((rest) => [first, ...rest]),
  ).flat();
}

/** Every way to give at most a number out among some. */
function upTo(whole: number, among: number, most: number): number[][] {
  return shares(whole, among + 1, whole)
    .map((given) => given.slice(0, among))
    .filter((given) => given.every((each) => each <= most));
}
