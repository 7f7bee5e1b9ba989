import type { GameEvenings } from "../../table";
import { digest, type DuetDigest } from "./course";
import Evenings from "./Evenings.svelte";

export const evenings: GameEvenings<DuetDigest> = { version: 1, digest, Figures: Evenings };
