import { expect, it } from "vitest";
import { routeOf } from "./router.svelte";

it("knows the pages and sends everything else to a friendly end", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/dualis")).toEqual({ page: "new", game: "dualis" });
  expect(routeOf("/learn/dualis")).toEqual({ page: "learn", game: "dualis" });
  expect(routeOf("/today")).toEqual({ page: "today", room: null });
  expect(routeOf("/today/duos")).toEqual({ page: "challenge", game: "duos", room: null });
  expect(routeOf("/today/duos/more")).toEqual({ page: "lost" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/screen")).toEqual({ page: "screen", table: "abc" });
  expect(routeOf("/t/abc/today")).toEqual({ page: "today", room: "abc" });
  expect(routeOf("/t/abc/today/duos")).toEqual({ page: "challenge", game: "duos", room: "abc" });
  expect(routeOf("/t/abc/today/duos/more")).toEqual({ page: "lost" });
  expect(routeOf("/screen")).toEqual({ page: "screens", code: "" });
  expect(routeOf("/screen/ABCDEF")).toEqual({ page: "screens", code: "ABCDEF" });
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", match: "abc", at: 0 });
  expect(routeOf("/replay/abc", "#at=20")).toMatchObject({ page: "replay", at: 20 });
  expect(routeOf("/replay/abc", "#at=-1")).toMatchObject({ page: "replay", at: 0 });
  expect(routeOf("/replay/abc", "#what-if=20.1")).toEqual({ page: "what-if", match: "abc", told: "20.1" });
  expect(routeOf("/story/abc")).toEqual({ page: "story", match: "abc" });
  expect(routeOf("/history")).toEqual({ page: "history" });
  expect(routeOf("/history/figures")).toEqual({ page: "figures" });
  expect(routeOf("/history/else")).toEqual({ page: "lost" });
  expect(routeOf("/t/abc/more")).toEqual({ page: "lost" });
  expect(routeOf("/nowhere")).toEqual({ page: "lost" });
});
