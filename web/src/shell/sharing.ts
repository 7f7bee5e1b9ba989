/** Where friends find this server: not under the name it has only on this machine. */
const KEY = "twofold.share";
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Addresses that lead nowhere but to a machine in the same house. */
const PRIVATE = [
  /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/,
  /^\[f([cd][0-9a-f]{2}|e[89ab][0-9a-f]):[0-9a-f:]+\]$/,
];

/**
 * `twofold serve` opens the page with its address in the network behind `#share=`. Anybody can write such a link, so
 * it is believed only of what can be this server: on this machine, at the same port, in a private network.
 */
export function learnSharedOrigin(): void {
  const told = /^#share=(.*)$/.exec(location.hash)?.[1];
  if (told === undefined) return;
  if (mayBeThisServer(told)) sessionStorage.setItem(KEY, told);
  history.replaceState(history.state, "", location.pathname + location.search);
}

function mayBeThisServer(told: string): boolean {
  if (!LOCAL.includes(location.hostname) || !URL.canParse(told)) return false;
  const there = new URL(told);
  const same = there.origin === told && there.protocol === location.protocol && there.port === location.port;
  return same && PRIVATE.some((range) => range.test(there.hostname));
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
