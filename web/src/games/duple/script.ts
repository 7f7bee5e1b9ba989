/** Duple in beats: how a race came out stands until it has been read, and never longer than until the next race. */
import type {
  DupleAllPlayWon,
  DupleEvent,
  DupleFaceOffWon,
  DupleNobodyWon,
  DupleView,
} from "../../generated/types";
import type { Name } from "../../messages";
import { plain } from "../../stage/script";
import type { Beat, Happened } from "../../table";
import { overruledIn } from "./following";
import { sentence, spoken } from "./wording";
import { words } from "./words";

type Decision = DupleFaceOffWon | DupleAllPlayWon | DupleNobodyWon;

const isDecision = (event: DupleEvent): event is Decision =>
  event.type === "face_off_won" || event.type === "all_play_won" || event.type === "nobody_won";

/** A race, a vote, and the last words before the end have their time. */
export const urgent = ({ race, appeal, closing }: DupleView): boolean => Boolean(race ?? appeal ?? closing);

export function script(
  _before: DupleView,
  { view, events }: Happened<DupleView, DupleEvent>,
  names: Name[],
): Beat<DupleView, DupleEvent>[] {
  const decided = events.findLast(isDecision);
  if (!decided || urgent(view)) return [plain(view, events)];
  const overruled = overruledIn(events);
  const headline = overruled ? sentence(overruled, names) : told(decided, view, names);
  return [{ kind: "verdict", view, events, hold: 0, headline, key: decided.type }];
}

/** Who was faster, with which word; where nobody was, what would have counted. */
function told(event: Decision, { missed }: DupleView, names: Name[]): string {
  if (event.type !== "nobody_won") return sentence(event, names);
  return missed.length ? words("missed", { words: missed.map(spoken) }) : words("nobody");
}
