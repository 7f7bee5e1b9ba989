import type { DualisEvent, DualisView } from "../../generated/types";
import type { GameScreen } from "../../table";
import Figures from "./ScreenFigures.svelte";
import Centre from "./ScreenCentre.svelte";

export const screen: GameScreen<DualisView, DualisEvent> = { Centre, Figures };
