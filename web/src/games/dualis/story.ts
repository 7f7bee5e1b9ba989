import type { DualisAction, DualisEvent, DualisView } from "../../generated/types";
import type { GameStory } from "../../table";
import { tones } from "./inks";
import { motif } from "./motif";
import Story from "./Story.svelte";
import { cardWords } from "./wording";

const play = (action: DualisAction): string =>
  action.type === "play" ? cardWords(action.card, action.coin) : "";

export const story: GameStory<DualisView, DualisEvent> = { Story, motif, tones, play };
