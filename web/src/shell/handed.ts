/**
 * A seat that is handed over as a link. What opens it stands behind the #, which browsers do not send to servers.
 */
import { holdSeat, type HeldSeat } from "../kept";
import { sharedOrigin } from "./sharing";

type Handed = Pick<HeldSeat, "table" | "game" | "token"> & { seat: number };

export function handedLink({ table, game, seat, token }: Handed): string {
  return `${sharedOrigin()}/t/${table}#${game}/${seat}/${token}`;
}

/** If this page was opened with such a link, the seat is this device's from now on. */
export function takeHanded(table: string): void {
  const [, game, seat, token] = /^#([\w-]+)\/(\d+)\/([\w-]+)$/.exec(location.hash) ?? [];
  if (!game || !token) return;
  holdSeat({ table, game, seat: Number(seat), token, at: Date.now() });
  history.replaceState(null, "", location.pathname);
}
