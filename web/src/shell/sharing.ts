/** Where friends find this server: not under the name it has only on this machine. */
const KEY = "twofold.share";
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** `twofold serve` opens the page with its address in the network behind `#share=`. */
export function learnSharedOrigin(): void {
  const told = /^#share=(https?:\/\/[^/]+)$/.exec(location.hash)?.[1];
  if (!told) return;
  sessionStorage.setItem(KEY, told);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The table on a big screen, for a window of its own: that one has to be told, too, where friends find it. */
export function screenLink(table: string): string {
  const shared = sharedOrigin();
  return `/t/${table}/screen${shared === location.origin ? "" : `#share=${shared}`}`;
}

/** What somebody types on a TV; browsers put http in front by themselves. */
export const tvAddress = (): string => `${sharedOrigin().replace(/^http:\/\//, "")}/screen`;

export function sharedOrigin(): string {
  return (LOCAL.includes(location.hostname) && sessionStorage.getItem(KEY)) || location.origin;
}
