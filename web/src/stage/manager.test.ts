import { describe, expect, it } from "vitest";
import type { AnyUpdate } from "../match";
import type { AnyGameTable, BeatKind } from "../table";
import { COUNTDOWN, StageManager, type Clockwork, type Shown } from "./manager";
import { leastHold, readingTime } from "./reading";
import { plain, stills, type AnyBeat } from "./script";

const update = (number: number, changed: Partial<AnyUpdate> = {}) =>
  ({
    match: "m",
    number,
    since: number - 1,
    show_at: number * 100,
    running: true,
    deadline: null,
    events: [],
    view: number,
    ...changed,
  }) as unknown as AnyUpdate;
const first = update(0, { since: -1 });

const beat = (kind: BeatKind, view: unknown, headline = "", hold = 500): AnyBeat => ({
  kind,
  view,
  events: [view],
  hold,
  key: kind,
  ...(headline ? { headline } : {}),
});

function playing(
  script?: AnyGameTable["script"],
  changed: Partial<Clockwork> = {},
  urgent?: AnyGameTable["urgent"],
) {
  const shown: Shown[] = [];
  const tasks: { task: () => void; wait: number }[] = [];
  const time = { now: 1e9 };
  const clockwork: Clockwork = {
    now: () => time.now,
    later: (task, wait) => void tasks.push({ task, wait }),
    paced: (hold) => hold,
    calm: () => false,
    peopled: () => true,
    ...changed,
  };
  const stage = new StageManager(
    { script, ...(urgent ? { urgent } : {}) } as AnyGameTable,
    clockwork,
    () => ["Ada"],
    (next) => shown.push(next),
  );
  const pass = () => tasks.shift()!.task();
  const views = () => shown.map(({ beat: { view } }) => view);
  return { stage, shown, tasks, time, pass, views, now: () => shown.at(-1)! };
}

const held = (before: unknown, { view }: { view: unknown }) => [
  beat("verdict", `${String(before)}…`),
  plain(view),
];
const round = (_before: unknown, { view }: { view: unknown }) => [
  beat("verdict", `${String(view)} decided`, "Ada wins"),
  beat("count", `${String(view)} counted`),
  beat("aftermath", `${String(view)} over`, "Ada leads"),
  plain(view),
];

describe("order", () => {
  it("shows an update at once when the game has no script", () => {
    const { stage, shown } = playing();
    stage.add(first);
    stage.add(update(1, { events: ["a"] }));
    expect(shown.map(({ beat: { view, events }, settled }) => [view, events, settled])).toEqual([
      [0, [], true],
      [1, ["a"], true],
    ]);
  });

  it("plays the beats of an update one after the other, and settles with the last", () => {
    const { stage, now, pass } = playing(held);
    stage.add(first);
    stage.add(update(1));
    expect(now()).toMatchObject({ beat: { view: "0…" }, settled: false });
    pass();
    expect(now()).toMatchObject({ beat: { view: 1 }, settled: true });
  });

  it("does not settle while a newer update waits, and plays it afterwards", () => {
    const { stage, now, pass, views } = playing(held);
    stage.add(first);
    stage.add(update(1));
    stage.add(update(2));
    pass();
    expect(now().settled).toBe(false);
    pass();
    expect(now()).toMatchObject({ beat: { view: 2 }, settled: true });
    expect(views()).toEqual([0, "0…", 1, "1…", 2]);
  });

  it("lets what just happened be seen before what came meanwhile, while people may act at once", () => {
    const { stage, now, pass, views } = playing((_, { view }: { view: unknown }) => [plain(view, [], 600)]);
    stage.add(first);
    stage.add(update(1));
    expect(now()).toMatchObject({ beat: { view: 1 }, settled: true });
    stage.add(update(2));
    stage.add(update(3));
    expect(views()).toEqual([0, 1]);
    pass();
    expect(views()).toEqual([0, 1, 2]);
    expect(now().settled).toBe(false);
    pass();
    expect(now()).toMatchObject({ beat: { view: 3 }, settled: true });
    stage.hurry();
    stage.add(update(4));
    expect(views().at(-1)).toBe(4);
  });

  it("waits for the time at which all are to see it", () => {
    const { stage, shown, pass, time, views } = playing();
    time.now = 0;
    stage.add(update(3, { since: -1 }));
    expect(shown).toHaveLength(0);
    time.now = 300;
    pass();
    expect(views()).toEqual([3]);
  });

  it("waits for an update's moment once, although the clock stands still meanwhile (bug)", () => {
    const { stage, pass, time, views } = playing();
    time.now = 0;
    stage.add(update(3, { since: -1 }));
    expect(views()).toEqual([]);
    pass();
    expect(views()).toEqual([3]);
  });
});

describe("lateness", () => {
  it("goes to the newest state, in order, when it has fallen far behind", () => {
    const { stage, views, now, tasks, pass } = playing(held);
    stage.add(first);
    for (let number = 1; number <= 20; number++) stage.add(update(number));
    while (tasks.length) pass();
    expect(now()).toMatchObject({ beat: { view: 20 }, settled: true });
    expect(views().length).toBeLessThan(20);
    const order = views().map((view) => parseInt(String(view)));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it("still tells how the last round went", () => {
    const script = (before: unknown, told: { view: unknown }) =>
      told.view === 5 ? round(before, told) : held(before, told);
    const { stage, views, tasks, pass } = playing(script);
    stage.add(first);
    for (let number = 1; number <= 20; number++) stage.add(update(number));
    while (tasks.length) pass();
    expect(views()).toContain("5 over");
    expect(views().at(-1)).toBe(20);
  });

  it("does so too when all that was missed comes in one update", () => {
    const { stage, views, tasks, pass } = playing((before, told: { view: unknown }) => [
      ...Array.from({ length: 30 }, (_, place) => plain(place, [], 600)),
      ...round(before, told),
    ]);
    stage.add(first);
    stage.add(update(40, { since: 0 }));
    while (tasks.length) pass();
    expect(views()).toEqual([0, "40 over", 40]);
  });

  it("shows a fresh state at once, whatever was on stage", () => {
    const { stage, now, pass } = playing(round);
    stage.add(first);
    stage.add(update(1));
    stage.add(update(9, { since: -1 }));
    expect(now()).toMatchObject({ beat: { view: 9 }, settled: true });
    pass();
    expect(now().beat.view).toBe(9);
  });

  it("plays a long script of one update whole", () => {
    const { stage, views, tasks, pass } = playing((_, { view }: { view: unknown }) => [
      ...Array.from({ length: 30 }, (_, place) => beat("count", place)),
      plain(view),
    ]);
    stage.add(first);
    stage.add(update(1));
    while (tasks.length) pass();
    expect(views()).toHaveLength(32);
  });
});

describe("hurrying", () => {
  it("ends the present beat, once", () => {
    const { stage, pass, views } = playing(round);
    stage.add(first);
    stage.add(update(1));
    stage.hurry();
    expect(views().at(-1)).toBe("1 counted");
    pass();
    expect(views().at(-1)).toBe("1 counted");
  });

  it("passes over all that waits when somebody asks for what comes next, in order and without a countdown", () => {
    const { stage, shown, views, now } = playing(round);
    stage.add(first);
    stage.add(update(1), update(2));
    stage.pass();
    expect(views()).toEqual([
      0,
      ...[1, 2].flatMap((view) => [`${view} decided`, `${view} counted`, `${view} over`, view]),
    ]);
    expect(shown.every(({ countdown }) => countdown === null)).toBe(true);
    expect(now().settled).toBe(true);
    stage.add(update(3));
    expect(now().beat.view).toBe("3 decided");
  });

  it("leaves alone what just happens, and what is to be seen by all at one time", () => {
    const { stage, time, views } = playing((_, { view }: { view: unknown }) => [
      plain("falls", [], 600),
      plain(view),
    ]);
    stage.add(first);
    stage.add(update(1));
    stage.hurry();
    expect(views()).toEqual([0, "falls"]);
    const early = playing(round);
    early.time.now = time.now = 0;
    early.stage.add(update(1, { since: -1 }));
    early.stage.hurry();
    expect(early.views()).toEqual([]);
  });
});

describe("the end of a round", () => {
  const atItsEnd = (changed: Partial<Clockwork> = {}, led: Partial<AnyUpdate> = {}) => {
    const played = playing(round, changed);
    played.stage.add(first);
    played.stage.add(update(1, led));
    while (played.now().beat.kind !== "aftermath") played.stage.hurry();
    return played;
  };

  it("waits for people, and goes on by itself", () => {
    const { now, tasks } = atItsEnd();
    expect(now().countdown).toBe(COUNTDOWN);
    const { task, wait } = tasks.at(-1)!;
    expect(wait).toBe(COUNTDOWN);
    task();
    expect(now()).toMatchObject({ beat: { view: 1 }, settled: true, countdown: null });
  });

  it("stays when somebody stops it, until somebody goes on", () => {
    const { stage, now, tasks } = atItsEnd();
    expect(stage.linger()).toBe(true);
    for (const { task } of tasks.splice(0)) task();
    expect(now().beat.kind).toBe("aftermath");
    stage.hurry();
    expect(now().beat.view).toBe(1);
  });

  it("stays, too, where it is stopped before a slow device has come to it", () => {
    const { stage, now, pass, tasks } = playing(round);
    stage.add(first);
    stage.add(update(1));
    expect(stage.linger()).toBe(true);
    expect(now()).toMatchObject({ beat: { kind: "verdict" }, stopped: false });
    while (tasks.length) pass();
    expect(now()).toMatchObject({ beat: { kind: "aftermath" }, stopped: true });
    stage.hurry();
    expect(now().beat.view).toBe(1);
  });

  it("cannot be stopped where there is none, or all have gone on", () => {
    const { stage, tasks, now } = atItsEnd();
    stage.hurry();
    expect(stage.linger()).toBe(false);
    stage.add(update(2));
    tasks.at(-1)!.task();
    expect(now().beat.view).toBe("2 counted");
  });

  it("waits for nobody among bots, and where somebody's time runs", () => {
    expect(atItsEnd({ peopled: () => false }).now().countdown).toBeNull();
    expect(atItsEnd({}, { deadline: 9e9 }).now().countdown).toBeNull();
  });

  it("is passed over by whoever wants everything at once", () => {
    const { stage, views, tasks } = playing(round, { paced: () => 0 });
    stage.add(first);
    stage.add(update(1));
    expect(tasks).toEqual([]);
    expect(views().at(-1)).toBe(1);
  });
});

describe("reading", () => {
  it("gives a headline a second and 60 ms a letter, and more if the beat wants more", () => {
    expect(readingTime("Red is trump")).toBe(1720);
    expect(leastHold(beat("verdict", 0, "Red is trump", 100))).toBe(1720);
    expect(leastHold(beat("verdict", 0, "Red is trump", 5000))).toBe(5000);
    expect(leastHold(plain(0, [], 300))).toBe(300);
  });

  it("holds a beat as long as it takes to be read, at the viewer's pace", () => {
    const { stage, tasks } = playing(round, { paced: (hold) => hold / 4, peopled: () => false });
    stage.add(first);
    stage.add(update(1));
    expect(tasks[0]!.wait).toBe(readingTime("Ada wins") / 4);
  });
});

describe("calm", () => {
  it("makes one still picture of a scene, with everything in it", () => {
    const script = [plain("falls", ["card"], 600), ...round(0, { view: 1 })];
    expect(stills(script).map(({ view, events, headline }) => ({ view, events, headline }))).toEqual([
      { view: "falls", events: ["card"], headline: undefined },
      { view: "1 over", events: ["1 decided", "1 counted", "1 over"], headline: "Ada leads" },
      { view: 1, events: [], headline: undefined },
    ]);
  });

  it("keeps a headline that the last beat of a scene does not repeat, and tells scenes apart", () => {
    const script = [
      beat("verdict", "trick", "Ada takes it"),
      beat("count", "point"),
      beat("verdict", "next trick", "Bo takes it"),
    ];
    expect(stills(script).map(({ headline }) => headline)).toEqual(["Ada takes it", "Bo takes it"]);
  });

  it("is what somebody who wants it sees", () => {
    const { stage, views, tasks, pass } = playing(round, { calm: () => true });
    stage.add(first);
    stage.add(update(1));
    while (tasks.length) pass();
    expect(views()).toEqual([0, "1 over", 1]);
  });
});

describe("a race", () => {
  const racing = (view: unknown) => view === 2;

  it("cuts what is on stage short, and comes after all that was before it", () => {
    const { stage, views, tasks } = playing(round, {}, racing);
    stage.add(first);
    stage.add(update(1));
    expect(views()).toEqual([0, "1 decided"]);
    stage.add(update(2));
    expect(views().at(-1)).toBe(2);
    expect(views()).toEqual([...new Set(views())]);
    expect(views()).toContain("1 counted");
    tasks.splice(0).forEach(({ task }) => task());
    expect(views().at(-1)).toBe(2);
  });

  it("is waited for by nobody: the end of a round shows no countdown", () => {
    const { stage, shown } = playing(round, {}, racing);
    stage.add(first);
    stage.add(update(1));
    stage.add(update(2));
    expect(shown.every(({ countdown }) => countdown === null)).toBe(true);
  });
});
