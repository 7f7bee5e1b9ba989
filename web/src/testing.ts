/** Draws a game's table from a fixture, for tests: `tools/web_fixtures.py` writes fixtures. */
import { gunzipSync } from "node:zlib";
import { configure, render } from "@testing-library/svelte";
import type { Replay } from "./generated/types";
import type { AnyUpdate } from "./match";
import { pastOf } from "./story/past";
import type { AnyGameTable, Past, RefusalText, SeatInfo } from "./table";

/** Milliseconds after which something is taken never to happen, however busy the machine is. */
export const PATIENCE = 60_000;
configure({ asyncUtilTimeout: PATIENCE });

export interface Fixture {
  names: string[];
  viewer: number | null;
  updates: AnyUpdate[];
}

export function updateOf(fixture: unknown, step: number): AnyUpdate {
  const update = (fixture as Fixture).updates[step];
  if (!update) throw new Error(`The fixture has no update ${step}.`);
  return update;
}

export function seatsOf({ names, viewer }: Fixture, update: AnyUpdate): SeatInfo[] {
  return names.map((name, seat) => ({
    kind: seat === viewer ? "human" : "bot",
    name,
    level: null,
    present: true,
    stand_in: false,
    seat,
    you: seat === viewer,
    host: seat === 0,
    awaited: update.waiting_for.includes(seat),
  }));
}

/** A whole match with everything open, as `tools/web_fixtures.py` packs it beneath its recipe. */
export function replayIn(fixture: string): Replay {
  const packed = fixture.split("\n")[1] ?? "";
  return JSON.parse(gunzipSync(Buffer.from(packed, "base64")).toString()) as Replay;
}

export function pastFrom<View, Event>(fixture: string): Past<View, Event> {
  return pastOf(replayIn(fixture)) as Past<View, Event>;
}

/** The table after one update of a fixture. What is done is noted in `acted` and answered with `answer`. */
export function renderTable(
  game: AnyGameTable,
  fixture: unknown,
  step = 0,
  answer: RefusalText | null = null,
) {
  const told = fixture as Fixture;
  const update = updateOf(fixture, step);
  const acted: unknown[] = [];
  const props = {
    view: update.view,
    events: update.events,
    choices: update.choices,
    act: (action: unknown) => {
      acted.push(action);
      return Promise.resolve(answer);
    },
    seats: seatsOf(told, update),
    names: told.names,
    viewer: told.viewer,
    deadline: update.deadline,
    now: () => update.now,
    running: update.running,
    outcome: update.outcome,
    showRule: () => undefined,
  };
  return { ...render(game.Table, { props }), acted, props };
}
