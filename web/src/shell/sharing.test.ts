import { afterEach, expect, it } from "vitest";
import { learnSharedOrigin, screenLink, sharedOrigin, tvAddress } from "./sharing";

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

it("invites under the address that the server told, and takes it out of the page's own", () => {
  history.replaceState(null, "", "/#share=http://192.0.2.7:8000");
  learnSharedOrigin();
  expect(sharedOrigin()).toBe("http://192.0.2.7:8000");
  expect(location.hash).toBe("");
});

it("invites under the page's own address where nothing was told", () => {
  learnSharedOrigin();
  expect(sharedOrigin()).toBe(location.origin);
});

it("believes nothing that is no address", () => {
  history.replaceState(null, "", "/#share=javascript:alert(1)");
  learnSharedOrigin();
  expect(sharedOrigin()).toBe(location.origin);
});

it("opens the big screen in a window that knows, too, where friends find the table", () => {
  expect(screenLink("abc")).toBe("/t/abc/screen");
  expect(tvAddress()).toBe(`${location.host}/screen`);
  history.replaceState(null, "", "/#share=http://192.0.2.7:8000");
  learnSharedOrigin();
  expect(screenLink("abc")).toBe("/t/abc/screen#share=http://192.0.2.7:8000");
  expect(tvAddress()).toBe("192.0.2.7:8000/screen");
});
