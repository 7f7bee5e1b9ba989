import { expect, test } from "vitest";
import { Reply } from "./reply.svelte";

const REFUSED = { rule: "UNO-12", reason: "You don’t have to say UNO now." };

test("a late yes to a play does not take away the no to a call made since", async () => {
  const reply = new Reply();
  let taken: (refusal: null) => void = () => undefined;
  const play = reply.to(new Promise<null>((resolve) => (taken = resolve)));
  await reply.to(Promise.resolve(REFUSED));
  taken(null);
  await play;
  expect(reply.refusal).toBe(REFUSED);
});

test("whatever is tried next takes away what was said before", async () => {
  const reply = new Reply();
  await reply.to(Promise.resolve(REFUSED));
  await reply.to(Promise.resolve(null));
  expect(reply.refusal).toBeNull();
});
