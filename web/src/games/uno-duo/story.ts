import type { UnoDuoEvent, UnoDuoView } from "../../generated/types";
import type { GameStory } from "../../table";
import { motif, signs, tones } from "./motif";
import Story from "./Story.svelte";

export const story: GameStory<UnoDuoView, UnoDuoEvent> = { Story, motif, tones, signs };
