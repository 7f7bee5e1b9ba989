/** Taking a seat, and keeping its key on this device. */
import * as api from "../api";
import type { Table } from "../generated/types";
import { heldSeat, holdSeat } from "../kept";
import { myLook } from "../look";
import { myName } from "../naming";

export async function sit(table: Table, seat: number): Promise<void> {
  const { token } = await api.sitDown(table.id, seat, { name: myName(), look: myLook() });
  holdSeat({ table: table.id, game: table.game, seat, token, at: Date.now() });
}

/** Whoever plays at this device, too, is called what they want to be. */
export async function renameBeside(table: Table, name: string): Promise<void> {
  const held = heldSeat(table.id);
  const tidy = name.trim();
  if (held?.second && tidy) await api.rename(table.id, held.second.seat, tidy, held.second.token);
}
