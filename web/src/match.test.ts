import { describe, expect, it, vi } from "vitest";
import { MatchClient, type AnyUpdate, type Connection, type Wire } from "./match";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message["type"] === type);
  }
}

const table = { phase: "playing", host: 0, seats: [] };
const welcome = { type: "welcome", protocol: 1, you: 0, host: true, table, lines: [] };
const update = (number: number, since = number - 1) =>
  ({
    type: "update",
    match: "m",
    number,
    since,
    at: 0,
    now: 1000,
    show_at: 0,
    running: true,
  }) as unknown as AnyUpdate;

function seated(token: string | null = "token") {
  const wires: FakeWire[] = [];
  const tasks: { task: () => void; wait: number }[] = [];
  const told = {
    connections: [] as Connection[],
    codes: [] as (number | null)[],
    seats: [] as (number | null)[],
    updates: [] as AnyUpdate[],
    lines: [] as unknown[],
    missed: [] as unknown[],
    interruptions: 0,
  };
  const time = { now: 0 };
  const client = new MatchClient(
    "ws://table",
    token,
    "Ada",
    {
      open: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
      clock: () => time.now,
      later: (task, wait) => tasks.push({ task, wait }),
      cancel: () => undefined,
    },
    {
      connection: (connection, code) => {
        told.connections.push(connection);
        told.codes.push(code);
      },
      table: (_table, you) => told.seats.push(you),
      update: (news) => told.updates.push(news),
      line: (line) => told.lines.push(line),
      missed: (match, first) => told.missed.push([match, first]),
    },
    {
      seen: (shown, you) => (you === null || !shown.commitment ? null : "00"),
      interrupted: () => (told.interruptions += 1),
    },
  );
  client.connect();
  const arrive = () => {
    const wire = wires.at(-1)!;
    wire.onopen?.();
    wire.hear(welcome);
    return wire;
  };
  return { client, wires, tasks, told, time, arrive };
}

describe("the connection", () => {
  it("says hello with its token first of all", () => {
    const { arrive } = seated();
    expect(arrive().sent[0]).toMatchObject({
      type: "hello",
      protocol: 1,
      token: "token",
      match: null,
      number: 0,
    });
  });

  it("learns its seat anew when the table numbers the seats anew", () => {
    const { arrive, told } = seated();
    const wire = arrive();
    wire.hear({ ...welcome, you: 2, lines: [] });
    expect(told.seats).toEqual([0, 2]);
  });

  it("is told from where on a bot has played for it", () => {
    const { arrive, told } = seated();
    const wire = arrive();
    expect(told.missed).toEqual([]);
    wire.hear({ ...welcome, table: { ...table, match: "m" }, missed: [3, 7] });
    expect(told.missed).toEqual([["m", 3]]);
  });

  it("is the same guest after every break", () => {
    const { wires, tasks } = seated(null);
    for (let visit = 0; visit < 2; visit++) {
      wires.at(-1)!.onopen?.();
      wires.at(-1)!.onclose?.({ code: 1006, reason: "" });
      tasks.at(-1)!.task();
    }
    const guests = wires.slice(0, 2).map((wire) => wire.sent[0]!["guest"]);
    expect(guests[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(guests[1]).toBe(guests[0]);
  });

  it("comes back by itself and says what it saw last", () => {
    const { arrive, tasks, told, wires } = seated();
    const first = arrive();
    first.hear(update(4, -1));
    first.hear({ type: "line", number: 2, chat: "table", name: "Bo", seat: 1, text: "hi" });
    first.onclose?.({ code: 1006, reason: "" });
    expect(told.connections.at(-1)).toBe("lost");
    tasks.at(-1)!.task();
    wires.at(-1)!.onopen?.();
    expect(wires.at(-1)!.sent[0]).toMatchObject({ match: "m", number: 4, lines: 2 });
  });

  it("is lost as soon as the device has no network, and sends afterwards what was done meanwhile", async () => {
    const { arrive, client, told, wires } = seated();
    arrive().hear(update(0, -1));
    client.interrupt();
    expect(told.connections.at(-1)).toBe("lost");
    const answer = client.act({ type: "ready" });
    client.hurry();
    wires.at(-1)!.onopen?.();
    wires.at(-1)!.hear(welcome);
    const sent = wires.at(-1)!.last("act")!;
    expect(sent["action"]).toEqual({ type: "ready" });
    wires.at(-1)!.hear({ type: "ack", id: sent["id"], number: 1 });
    expect(await answer).toBeNull();
  });

  const waitsOf = (chance: number): number[] => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const { tasks, wires } = seated();
    for (let failure = 0; failure < 8; failure++) {
      wires.at(-1)!.onclose?.({ code: 1006, reason: "" });
      tasks.at(-1)!.task();
    }
    vi.restoreAllMocks();
    return tasks.map((task) => task.wait);
  };

  it("waits longer after every failure, up to a limit", () => {
    const waits = waitsOf(0);
    expect(waits.slice(0, 3)).toEqual([400, 800, 1600]);
    expect(Math.max(...waits)).toBe(8000);
  });

  it("comes back at another moment than others", () => {
    expect(waitsOf(0.5).slice(0, 3)).toEqual([300, 600, 1200]);
  });

  it("knows why it comes back, until it is back", () => {
    const { arrive, tasks, told } = seated();
    arrive().onclose?.({ code: 4011, reason: "" });
    tasks.at(-1)!.task();
    expect(told.connections.at(-1)).toBe("lost");
    expect(told.codes.slice(-2)).toEqual([4011, 4011]);
    arrive();
    expect(told.codes.at(-1)).toBe(null);
  });

  it("gives up when connecting again cannot help", () => {
    const { arrive, tasks, told } = seated();
    arrive().onclose?.({ code: 4001, reason: "" });
    expect(told.connections.at(-1)).toBe("closed");
    expect(tasks).toHaveLength(0);
  });

  it("tells an update once, even if it comes twice", () => {
    const { arrive, told } = seated();
    const wire = arrive();
    wire.hear(update(0, -1));
    wire.hear(update(1));
    wire.hear(update(1));
    expect(told.updates.map((news) => news.number)).toEqual([0, 1]);
  });

  it("adds the entropy that the table lacks, for every commitment that it shows", () => {
    const { arrive } = seated();
    const wire = arrive();
    expect(wire.last("mix")).toBeUndefined();
    wire.hear({ type: "table", now: 0, table: { ...table, commitment: "c1" } });
    expect(wire.last("mix")).toEqual({ type: "mix", entropy: "00", commitment: "c1" });
    wire.hear({ type: "table", now: 0, table: { ...table, commitment: "c2" } });
    expect(wire.last("mix")).toEqual({ type: "mix", entropy: "00", commitment: "c2" });
  });

  it("says that it was interrupted to whoever keeps the promises of the table", () => {
    const { arrive, told } = seated();
    arrive().onclose?.({ code: 1006, reason: "" });
    expect(told.interruptions).toBe(1);
  });
});

describe("an action", () => {
  it("is taken once it is acknowledged", async () => {
    const { client, arrive } = seated();
    const wire = arrive();
    wire.hear(update(3, -1));
    const answer = client.act({ type: "play" });
    const sent = wire.last("act")!;
    expect(sent).toMatchObject({ match: "m", action: { type: "play" } });
    wire.hear({ type: "ack", id: sent["id"], number: 4 });
    expect(await answer).toBeNull();
  });

  it("says which update was on the page when it was decided", () => {
    const { client, arrive } = seated();
    const wire = arrive();
    void client.act({ type: "play" });
    expect(wire.last("act")).toMatchObject({ number: null });
    wire.hear(update(3, -1));
    client.shown(update(3, -1));
    wire.hear(update(4));
    void client.act({ type: "draw" });
    expect(wire.last("act")).toMatchObject({ number: 3 });
  });

  it("brings back why it was refused", async () => {
    const { client, arrive } = seated();
    const wire = arrive();
    const answer = client.act({ type: "play" });
    wire.hear({ type: "refused", id: wire.last("act")!["id"], rule: "DUALIS-5", reason: "Follow." });
    expect(await answer).toEqual({ rule: "DUALIS-5", reason: "Follow." });
  });

  it("is sent again under the same id after a reconnect, until it is answered", async () => {
    const { client, arrive, tasks } = seated();
    const first = arrive();
    const answered = vi.fn();
    void client.act({ type: "play" }).then(answered);
    first.onclose?.({ code: 1006, reason: "" });
    tasks.at(-1)!.task();
    const second = arrive();
    expect(second.last("act")!["id"]).toBe(first.last("act")!["id"]);
    second.hear({ type: "ack", id: second.last("act")!["id"], number: 1 });
    await Promise.resolve();
    expect(answered).toHaveBeenCalledWith(null);
  });
});

describe("an action that is done twice", () => {
  const play = { type: "play", card: 3 };
  const acts = (wire: FakeWire) => wire.sent.filter((message) => message["type"] === "act");

  function playing() {
    const { client, arrive } = seated();
    const wire = arrive();
    wire.hear(update(3, -1));
    client.shown(update(3, -1));
    const acknowledge = (number: number) => wire.hear({ type: "ack", id: wire.last("act")!["id"], number });
    return { client, wire, acknowledge };
  }

  it("is sent once, and both are answered alike", async () => {
    const { client, wire, acknowledge } = playing();
    const answers = [client.act(play), client.act({ ...play })];
    expect(acts(wire)).toHaveLength(1);
    acknowledge(4);
    expect(await Promise.all(answers)).toEqual([null, null]);
  });

  it("is not sent again before the page shows what it led to", () => {
    const { client, wire, acknowledge } = playing();
    void client.act(play);
    acknowledge(5);
    wire.hear(update(4));
    wire.hear(update(5));
    client.shown(update(4));
    void client.act(play);
    expect(acts(wire)).toHaveLength(1);
    client.shown(update(5));
    void client.act(play);
    expect(acts(wire)).toHaveLength(2);
  });

  it("is sent again when it was acknowledged after the page showed it", () => {
    const { client, wire, acknowledge } = playing();
    void client.act(play);
    wire.hear(update(4));
    client.shown(update(4));
    acknowledge(4);
    void client.act(play);
    expect(acts(wire)).toHaveLength(2);
  });

  it("is sent again after a refusal", async () => {
    const { client, wire } = playing();
    const answer = client.act(play);
    wire.hear({ type: "refused", id: wire.last("act")!["id"], rule: "DUALIS-5", reason: "Follow." });
    await answer;
    void client.act(play);
    expect(acts(wire)).toHaveLength(2);
  });

  it("is sent again after another one, so that the last wish counts", () => {
    const { client, wire } = playing();
    for (const pairs of [[1], [2], [1]]) void client.act({ type: "choose", pairs });
    expect(acts(wire)).toHaveLength(3);
  });

  it("is another one at another moment, where the moment counts", () => {
    const { client, wire } = playing();
    for (const at of [100, 600]) void client.act({ type: "flip", position: 1 }, at);
    expect(acts(wire).map((sent) => sent["at"])).toEqual([100, 600]);
  });

  it("is another one in another match", () => {
    const { client, wire, acknowledge } = playing();
    void client.act(play);
    acknowledge(4);
    wire.hear({ ...update(0, -1), match: "rematch" });
    void client.act(play);
    expect(acts(wire)).toHaveLength(2);
  });
});

describe("the clock", () => {
  it("follows the server's pings, half the round trip added", () => {
    const { client, arrive, time } = seated();
    const wire = arrive();
    wire.hear({ type: "ping", n: 7, now: 5000, running: true, rtt: 40 });
    expect(wire.last("pong")).toEqual({ type: "pong", n: 7 });
    time.now += 100;
    expect(client.now()).toBe(5120);
  });

  it("adds the lag of the last ping to the time in an update", () => {
    const { client, arrive } = seated();
    const wire = arrive();
    wire.hear({ type: "ping", n: 1, now: 5000, running: true, rtt: 40 });
    wire.hear({ ...update(1, 0), now: 5030, running: true });
    expect(client.now()).toBe(5050);
  });

  it("stops and goes on with the table", () => {
    const { client, arrive, time } = seated();
    const wire = arrive();
    wire.hear({ type: "ping", n: 1, now: 5000, running: true, rtt: 40 });
    wire.hear({ type: "table", table: { ...table, running: false }, now: 5030 });
    time.now += 100;
    expect(client.now()).toBe(5050);
    wire.hear({ type: "table", table: { ...table, running: true }, now: 5030 });
    time.now += 100;
    expect(client.now()).toBe(5150);
  });

  it("stands still while the match does", () => {
    const { client, arrive, time } = seated();
    arrive().hear({ type: "ping", n: 1, now: 5000, running: false, rtt: null });
    time.now += 100;
    expect(client.now()).toBe(5000);
  });
});
