import { expect, it } from "vitest";
import { routeOf } from "./router.svelte";

it("knows the pages and sends everything else to a friendly end", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/dualis")).toEqual({ page: "new", game: "dualis" });
  expect(routeOf("/learn/dualis")).toEqual({ page: "learn", game: "dualis" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/screen")).toEqual({ page: "screen", table: "abc" });
  expect(routeOf("/screen")).toEqual({ page: "screens", code: "" });
  expect(routeOf("/screen/ABCDEF")).toEqual({ page: "screens", code: "ABCDEF" });
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", match: "abc" });
  expect(routeOf("/story/abc")).toEqual({ page: "story", match: "abc" });
  expect(routeOf("/history")).toEqual({ page: "history" });
  expect(routeOf("/history/figures")).toEqual({ page: "figures" });
  expect(routeOf("/history/else")).toEqual({ page: "lost" });
  expect(routeOf("/t/abc/more")).toEqual({ page: "lost" });
  expect(routeOf("/nowhere")).toEqual({ page: "lost" });
});
