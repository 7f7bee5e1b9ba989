import type { DualisAction, DualisEvent, DualisView } from "../../generated/types";
import type { GameStory } from "../../table";
import { trumpOf } from "./cards";
import { tones } from "./inks";
import { moment } from "./moment";
import Story from "./Story.svelte";
import { cardWords } from "./wording";
import { words } from "./words";

const play = (action: DualisAction): string =>
  action.type === "play" ? cardWords(action.card, action.coin) : "";

/** A coin that is played leaves the centre, and the balance may tip. */
function turned(before: DualisView, after: DualisView): string {
  const trump = trumpOf(after.centre);
  if (before.round !== after.round || trump === trumpOf(before.centre)) return "";
  return words("trump", { trump: trump ?? "none" });
}

export const story: GameStory<DualisView, DualisEvent> = { Story, moment, tones, play, turned };
