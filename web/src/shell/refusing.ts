/** What to show when a request was not granted. */
import { TurnedDown } from "../api";
import { text } from "../messages";
import type { RefusalText } from "../table";

export const refusalOf = (error: unknown): RefusalText =>
  error instanceof TurnedDown ? error : { rule: "TABLE", reason: text("home-no-server") };
