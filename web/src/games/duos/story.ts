import type { DuosEvent, DuosView } from "../../generated/types";
import type { GameStory } from "../../table";
import { tones } from "./inks";
import { motif } from "./motif";
import Story from "./Story.svelte";

export const story: GameStory<DuosView, DuosEvent> = { Story, motif, tones };
