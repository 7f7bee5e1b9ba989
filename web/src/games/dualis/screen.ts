import type { DualisEvent, DualisView } from "../../generated/types";
import type { GameScreen } from "../../table";
import Figures from "./ScreenFigures.svelte";
import Stage from "./Stage.svelte";

export const screen: GameScreen<DualisView, DualisEvent> = { Stage, Figures };
