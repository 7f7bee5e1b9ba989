import { expect, it } from "vitest";
import type { Wire } from "./match";
import type { Name } from "./messages";
import { eventsFrom, ownSentences } from "./missed";
import type { AnyGameTable } from "./table";

function line() {
  const sent: unknown[] = [];
  const wire: Wire = {
    send: (said) => sent.push(JSON.parse(said)),
    close: () => wire.onclose?.({ code: 1000, reason: "" }),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const hear = (message: unknown) => wire.onmessage?.({ data: JSON.stringify(message) });
  return { wire, sent, hear };
}

it("asks from the update before the first one that was missed, and hangs up", async () => {
  const { wire, sent, hear } = line();
  const events = eventsFrom(wire, "token", "m", 4);
  wire.onopen?.();
  expect(sent).toEqual([{ type: "hello", protocol: 1, token: "token", match: "m", number: 3 }]);
  hear({ type: "welcome" });
  hear({ type: "update", match: "m", events: ["one", "two"] });
  expect(await events).toEqual(["one", "two"]);
});

it("tells nothing of another match, nor where nobody answers", async () => {
  const [next, silent] = [line(), line()];
  const [others, nothing] = [eventsFrom(next.wire, "t", "m", 1), eventsFrom(silent.wire, "t", "m", 1)];
  next.hear({ type: "update", match: "n", events: ["one"] });
  silent.wire.close();
  expect([await others, await nothing]).toEqual([[], []]);
});

it("tells in words what concerns the seat, and nothing of the others", () => {
  const sentence = (seat: number | null, names: Name[]) =>
    seat === null ? "The round begins." : `${names[seat]} played.`;
  const game = { sentence } as unknown as AnyGameTable;
  expect(ownSentences(game, [0, null, 1, 0], 1, ["Ada", "Bo"])).toEqual(["You played."]);
});
