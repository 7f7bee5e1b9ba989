import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DualisEvent, DualisView } from "../../generated/types";
import { pastFrom } from "../../testing";
import isoPacked from "./fixtures/iso.txt?raw";
import packed from "./fixtures/story.txt?raw";
import { moment } from "./moment";
import { story } from "./story";
import Story from "./Story.svelte";
import { faceOf } from "./cards";
import { chapters } from "./chapters";
import { bestOf, roundsOf, turnOf, type DualisPast, type Trick } from "./figures";

const past = pastFrom<DualisView, DualisEvent>(packed);
const iso = pastFrom<DualisView, DualisEvent>(isoPacked);
const rounds = roundsOf(past);

describe("what a play turned", () => {
  it("is the trump, where a coin tipped the balance", () => {
    const { turned } = story;
    const { view } = past.steps[1]!;
    const centre = (red: number, blue: number): DualisView => ({ ...view, centre: [red, blue] });
    expect(turned!(centre(5, 5), centre(5, 4))).toBe("Red is trump");
    expect(turned!(centre(5, 4), centre(4, 4))).toBe("No trump");
    expect(turned!(centre(5, 4), centre(5, 3))).toBe("");
    expect(turned!(centre(5, 4), { ...centre(5, 5), round: view.round + 1 })).toBe("");
  });
});

describe("the story of a match", () => {
  it("ends each round where the server ended it", () => {
    for (const { tricks, result } of [...rounds, ...roundsOf(iso)]) {
      expect(tricks.at(-1)).toMatchObject({ won: result!.tricks, bid: result!.coins });
    }
    expect(rounds.map(({ result }) => result)).toEqual(past.steps.at(-1)!.view.results);
  });

  it("follows the coins in the centre as the views have them", () => {
    const tipped = past.steps.map(({ view: { centre, round } }) => ({ round, more: centre[0] - centre[1] }));
    for (const { number, balance } of rounds) {
      const seen = tipped.filter(({ round }) => round === number).map(({ more }) => more);
      expect(balance.slice(0, seen.length)).toEqual(seen);
      // The last card of a round is followed by the next deal, in whose centre all coins lie again.
      expect(seen).toHaveLength(number === rounds.length ? balance.length : balance.length - 1);
    }
  });

  it("names the trump of each trick by the coins that were left", () => {
    for (const { centre, trump } of rounds.flatMap(({ tricks }) => tricks))
      expect(trump).toBe(centre[0] === centre[1] ? null : centre[0] > centre[1] ? "red" : "blue");
  });

  it("finds the winners of the round the best", () => {
    for (const { best, result } of rounds) expect(best).toEqual([result!.winner]);
    for (const { best, result } of roundsOf(iso)) {
      const most = Math.max(...result!.scores);
      expect(best).toEqual([0, 1, 2].filter((seat) => result!.scores[seat] === most));
    }
  });

  it("says that a round turned where its winners went ahead for good", () => {
    for (const { tricks, turned, best } of rounds) {
      const ahead = tricks.map(({ won, bid }) => bestOf(won, bid).join() === best.join());
      expect(ahead.slice(turned! - 1).every(Boolean)).toBe(true);
      expect(ahead[turned! - 2] ?? false).toBe(false);
    }
  });

  it("says that it was settled no sooner than it turned", () => {
    for (const { turned, settled, tricks } of [...rounds, ...roundsOf(iso)]) {
      expect(settled).toBeGreaterThanOrEqual(turned!);
      expect(settled).toBeLessThanOrEqual(tricks.length);
    }
  });
});

describe("who would come out best", () => {
  it("is whoever has as many tricks as coins, and with equal scores more tricks", () => {
    expect(bestOf([3, 6], [3, 5])).toEqual([0]);
    expect(bestOf([4, 5], [3, 4])).toEqual([1]);
    expect(bestOf([2, 2, 5], [2, 2, 3])).toEqual([0, 1]);
  });
});

it("tells the chosen round trick by trick", async () => {
  render(Story, { props: { past } });
  expect(screen.getByRole("heading", { name: "Round 1" })).toBeTruthy();
  expect(screen.getAllByText(/ leads$/)).toHaveLength(9);
  await fireEvent.click(screen.getByRole("radio", { name: "Round 2" }));
  expect(screen.getByRole("heading", { name: "Round 2" })).toBeTruthy();
});

it("breaks off where the match was broken off", () => {
  const broken = { ...past, steps: past.steps.slice(0, 10), outcome: null };
  expect(roundsOf(broken)).toMatchObject([{ turned: null, settled: null, result: null }]);
  expect(roundsOf({ ...past, steps: [] })).toEqual([]);
});

it("shows the trick that turned the last round: its cards, its winner and why it won", async () => {
  const shown = (await moment(past))!;
  const { tricks, turned } = rounds.at(-1)!;
  const trick = tricks[turned! - 1]!;
  const won = past.steps[shown.step]!.events.find((event) => event.type === "trick_won")!;
  expect([won.seat, won.cards]).toEqual([trick.winner, trick.plays.map(({ card }) => card)]);
  const said = shown.drawn.replaceAll(/<[^>]*>/g, " ");
  for (const { card, seat } of trick.plays) {
    expect(said).toContain(String(faceOf(card).number));
    expect(said).toContain(past.names[seat]);
  }
  expect(shown.legend).toMatch(/beats|only|wins|later/i);
  expect(await moment({ ...past, steps: [] })).toBeNull();
});

/** The same match, but what happened in it is changed. */
const changed = (told: DualisPast, change: (event: DualisEvent) => DualisEvent): DualisPast => ({
  ...told,
  steps: told.steps.map((step) => ({ ...step, events: step.events.map(change) })),
});

/** Everybody takes as many tricks more than they bid as everybody else. */
function levelled(): DualisPast {
  let [tricks, coins] = [0, 0];
  return changed(iso, (event) => {
    if (event.type === "round_dealt") [tricks, coins] = [0, 0];
    if (event.type === "card_played") return { ...event, coin: event.seat === 0 && !coins++ };
    return event.type === "trick_won" ? { ...event, seat: tricks++ % 3 } : event;
  });
}

/** Every so many cards there is a coin. */
function withCoins(told: DualisPast, every: number): DualisPast {
  let cards = 0;
  return changed(told, (event) =>
    event.type === "card_played" ? { ...event, coin: cards++ % every === 0 } : event,
  );
}

it("says why a trick that others took put somebody ahead_bug", async () => {
  const found = new Set<string>();
  for (const told of [past, iso, ...[2, 3, 4, 5, 6, 7].map((every) => withCoins(past, every))]) {
    const { legend, step } = (await moment(told))!;
    const { trick, best } = turnOf(roundsOf(told))!;
    expect(told.steps[step]!.events.some(({ type }) => type === "trick_won")).toBe(true);
    const side = trick.winner % trick.won.length;
    const more = best.includes(side) ? 0 : trick.won[side]! - trick.bid[side]!;
    expect(legend.includes("That is more than they bid.")).toBe(more > 0);
    expect(legend.includes("That is still less than they bid.")).toBe(more < 0);
    found.add(String(Math.sign(more)));
  }
  expect([...found].toSorted()).toEqual(["-1", "0", "1"]);
});

it("says from where on those who won the match stayed ahead, and of nobody where all came out alike (bug)", async () => {
  for (const told of [past, iso]) {
    const winners = told.names.filter((_, seat) => told.outcome!.winners.includes(seat));
    const stayed = new RegExp(`From then on, ${winners.join(" and ")} stayed ahead\\.$`);
    expect((await moment(told))!.legend).toMatch(stayed);
  }
  expect(turnOf(roundsOf(levelled()))!.best).toEqual([0, 1, 2]);
  expect((await moment(levelled()))!.legend).toMatch(/takes the trick\.$/);
});

it("finds where a match in which rounds add up was decided, in whichever round that was (bug)", () => {
  const scoresOf = ({ won, bid }: Trick) =>
    won.map((tricks, side) => (tricks === bid[side] ? tricks : -Math.abs(tricks - bid[side]!)));
  const found = new Set<number>();
  for (const told of [2, 3, 4, 5, 6, 7].map((every) => withCoins(iso, every))) {
    const rounds = roundsOf(told);
    const { number, best, trick } = turnOf(rounds)!;
    let totals = [0, 0, 0];
    const ahead = rounds.flatMap(({ tricks }) => {
      const sums = tricks.map((trick) => scoresOf(trick).map((score, side) => score + totals[side]!));
      totals = sums.at(-1)!;
      return sums.map((each) =>
        each.flatMap((sum, side) => (sum === Math.max(...each) ? [side] : [])).join(),
      );
    });
    expect(ahead.slice(number).every((each) => each === best.join())).toBe(true);
    expect(ahead[number - 1]).not.toBe(best.join());
    found.add(rounds.findIndex(({ tricks }) => tricks.includes(trick)));
  }
  expect(found.size).toBeGreaterThan(1);
});

it("begins every round and every trick where it began", () => {
  const found = chapters(past.steps);
  expect(found.filter(({ within }) => !within)).toHaveLength(rounds.length);
  expect(found.filter(({ within }) => within)).toHaveLength(rounds.flatMap(({ tricks }) => tricks).length);
  for (const { step } of found) expect(past.steps[step]!.view.trick).toEqual([]);
});

it("writes long names whole and legibly below their cards (bug)", async () => {
  const long = ["Maximiliane von Hohenste", "Wilhelmina-Charlotte Ost", "Donaudampfschifffahrtska", "Bo"];
  const { drawn } = (await moment({ ...past, names: long }))!;
  const sizes = [
    ...drawn.matchAll(/font-size="([\d.]+)" font-weight="700" text-anchor="middle"[^>]*>([^<]*)</g),
  ];
  const below = sizes.map(([, size, words]) => ({ size: Number(size), words: words! }));
  expect(below.map(({ words }) => words)).toEqual(
    expect.arrayContaining(["Maximiliane", "von Hohenste", "Wilhelmina-", "Charlotte Ost"]),
  );
  expect(below.filter(({ words }) => words.endsWith("…"))).toEqual([]);
  expect(Math.min(...below.map(({ size }) => size))).toBeGreaterThanOrEqual(18);
});
