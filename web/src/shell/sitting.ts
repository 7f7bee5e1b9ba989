/** Taking a seat, and keeping its key on this device. */
import * as api from "../api";
import type { Table } from "../generated/types";
import { holdSeat, myName } from "../kept";

export async function sit(table: Table, seat: number): Promise<void> {
  const { token } = await api.sitDown(table.id, seat, myName());
  holdSeat({ table: table.id, game: table.game, seat, token, at: Date.now() });
}
