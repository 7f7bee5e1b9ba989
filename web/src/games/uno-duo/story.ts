import type { UnoDuoEvent, UnoDuoView } from "../../generated/types";
import type { GameStory } from "../../table";
import { signs, tones } from "./inks";
import { motif } from "./motif";
import Story from "./Story.svelte";

export const story: GameStory<UnoDuoView, UnoDuoEvent> = { Story, motif, tones, signs };
