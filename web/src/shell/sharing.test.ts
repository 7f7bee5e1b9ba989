import { afterEach, expect, it } from "vitest";
import { learnSharedOrigin, screenLink, sharedOrigin, tvAddress } from "./sharing";

const near = `http://192.168.2.7:${location.port}`;

function told(address: string): void {
  history.replaceState(null, "", `/#share=${address}`);
  learnSharedOrigin();
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

it("invites under the address that the server told, and takes it out of the page's own", () => {
  told(near);
  expect(sharedOrigin()).toBe(near);
  expect(location.hash).toBe("");
});

it("invites under the page's own address where nothing was told", () => {
  learnSharedOrigin();
  expect(sharedOrigin()).toBe(location.origin);
});

it.each([
  "javascript:alert(1)",
  "http://evil.example",
  `http://evil.example:${location.port}`,
  `http://8.8.8.8:${location.port}`,
  `http://192.168.2.7.evil.example:${location.port}`,
  `http://192.168.2.7:${location.port}@evil.example`,
  `http://user@192.168.2.7:${location.port}`,
  `http://192.168.2.7:${location.port}/t/elsewhere`,
  `http://[2001:db8::1]:${location.port}`,
  "http://192.168.2.7:1",
  `https://192.168.2.7:${location.port}`,
])("does not believe in %s, and forgets nothing for it", (address) => {
  told(near);
  told(address);
  expect(sharedOrigin()).toBe(near);
  expect(location.hash).toBe("");
});

it.each(["10.1.2.3", "172.16.0.9", "172.31.0.9", "100.64.0.1", "169.254.3.3", "[fd00::12]", "[fe80::1]"])(
  "believes in %s, which is in the house",
  (host) => {
    told(`http://${host}:${location.port}`);
    expect(sharedOrigin()).toBe(`http://${host}:${location.port}`);
  },
);

it("opens the big screen in a window that knows, too, where friends find the table", () => {
  expect(screenLink("abc")).toBe("/t/abc/screen");
  expect(tvAddress()).toBe(`${location.host}/screen`);
  told(near);
  expect(screenLink("abc")).toBe(`/t/abc/screen#share=${near}`);
  expect(tvAddress()).toBe(`${near.replace("http://", "")}/screen`);
});
