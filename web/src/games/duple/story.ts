import type { DupleEvent, DupleView } from "../../generated/types";
import type { GameStory } from "../../table";
import { tones } from "./inks";
import { moment } from "./moment";
import Story from "./Story.svelte";

export const story: GameStory<DupleView, DupleEvent> = { Story, moment, tones };
