/** Playing today's deal with others: what this device shows of it, and to whom. Nobody is shown anything unasked. */
import { enterToday, playersOfTheDay, showRoom } from "../api";
import type { PlayedToday, Table, TodayPlayer } from "../generated/types";
import { heldSeat, kept } from "../kept";
import { myName } from "../naming";
import { playedOf } from "./record";

const AMONG = "today.among";
const SECRET = "today.secret";
const SECRET_BYTES = 16;
const doneKey = (game: string): string => `today.done.${game}`;

/** What can be shown later; only the first of a day counts. */
export function keepPlayed(game: string, played: PlayedToday): void {
  const before = playedOf(kept.read(doneKey(game)), played.day);
  if (!before) kept.write(doneKey(game), JSON.stringify(played));
}

/** By game: what was played here on this day. */
export function playedHere(day: string, games: readonly string[]): [game: string, played: PlayedToday][] {
  const found = games.map((game) => [game, playedOf(kept.read(doneKey(game)), day)] as const);
  return found.flatMap(([game, played]) => (played ? [[game, played]] : []));
}

/** Whether whoever plays here wants to be on the table of the day's players. */
export const isAmong = (): boolean => kept.read(AMONG) === "yes";
export const beAmong = (wanted: boolean): void => kept.write(AMONG, wanted ? "yes" : "no");

/** Stands for whoever plays here; the server keeps no more than its digest. */
function mySecret(): string {
  const known = kept.read(SECRET);
  if (known) return known;
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const secret = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  kept.write(SECRET, secret);
  return secret;
}

/** The day's players; what was played here and is not there yet is put there first. */
export async function playersWithMe(day: string, games: readonly string[]): Promise<TodayPlayer[]> {
  let { players } = await playersOfTheDay(day, mySecret());
  const mine = players.find(({ you }) => you);
  const missing = playedHere(day, games).filter(
    ([game]) => !mine || !(game in mine.results) || mine.name !== myName(),
  );
  for (const [game, played] of missing)
    ({ players } = await enterToday(game, { ...played, name: myName() }, mySecret()));
  return players;
}

/** Show a room all that was played here today; null if there is nothing to show. */
export async function showRoomAll(
  room: string,
  day: string,
  games: readonly string[],
): Promise<Table | null> {
  const { token } = heldSeat(room) ?? { token: "" };
  let table: Table | null = null;
  for (const [game, played] of playedHere(day, games)) table = await showRoom(room, game, played, token);
  return table;
}
