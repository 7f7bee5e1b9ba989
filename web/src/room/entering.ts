/** Ways into a room. The token that comes of them is the person, and is kept on this device. */
import * as api from "../api";
import { heldSeat, holdSeat } from "../kept";
import { myLook, type Look } from "../look";
import { myName } from "../naming";
import { go } from "../router.svelte";

/** One click: the room is there, and whoever opened it is in. */
export async function openRoom(game?: string): Promise<void> {
  const wish = { name: myName(), look: myLook(), ...(game && { game }) };
  const { table, seat, token } = await api.openRoom(wish);
  holdSeat({ table: table.id, game: table.game, seat, token, at: Date.now() });
  go(`/t/${table.id}`);
}

/** One click on a TV: the room is there, with its code, and nobody in it. It stays this device's. */
export async function openScreen(): Promise<void> {
  const { table, token } = await api.openRoom({ screen: true });
  holdSeat({ table: table.id, game: table.game, seat: null, token, at: Date.now() });
  go(`/t/${table.id}/screen`);
}

export async function enter(table: string, game: string): Promise<void> {
  const before = heldSeat(table)?.token;
  const { seat, token } = await api.comeIn(table, { name: myName(), look: myLook() }, before);
  holdSeat({ table, game, seat, token, at: Date.now() });
}

/** Somebody else plays at this device, too, face to face with whoever came first. */
export async function enterBeside(table: string, name: string): Promise<void> {
  const held = heldSeat(table);
  if (!held) return;
  const look: Look = { colour: (myLook().colour + 4) % 8, figure: (myLook().figure + 6) % 12 };
  const { seat, token } = await api.comeIn(table, { name, look });
  if (seat !== null) holdSeat({ ...held, second: { seat, token } });
}
