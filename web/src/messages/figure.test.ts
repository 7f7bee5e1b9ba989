import { expect, it } from "vitest";
import { figure, signed } from "./figure";

it("writes a minus as a minus sign_bug", () => {
  expect([-1, 0, 12].map(figure)).toEqual(["−1", "0", "12"]);
  expect([-3, 0, 7].map(signed)).toEqual(["−3", "0", "+7"]);
});
