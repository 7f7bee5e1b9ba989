/** Beginning a match from the room, with bots where people are missing. */
import * as api from "../api";

export interface Beginning {
  table: string;
  token: string;
  /** How well the bots play that are still to come. */
  level: string;
  /** How many places nobody has taken … */
  missing: number;
  /** … and whether they were planned one by one: then the server fills them. */
  planned: boolean;
}

export async function begin({ table, token, level, missing, planned }: Beginning): Promise<void> {
  for (let more = planned ? 0 : missing; more > 0; more--) await api.addBot(table, level, token);
  await api.startMatch(table, planned ? level : null, token);
}
