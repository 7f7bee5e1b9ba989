import type { DualisAction, DualisEvent, DualisView } from "../../generated/types";
import type { GameStory } from "../../table";
import { tones } from "./inks";
import { moment } from "./moment";
import Story from "./Story.svelte";
import { cardWords } from "./wording";

const play = (action: DualisAction): string =>
  action.type === "play" ? cardWords(action.card, action.coin) : "";

export const story: GameStory<DualisView, DualisEvent> = { Story, moment, tones, play };
