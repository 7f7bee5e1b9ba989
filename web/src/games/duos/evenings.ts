import type { GameEvenings } from "../../table";
import { digest, type DuosDigest } from "./course";
import Evenings from "./Evenings.svelte";

export const evenings: GameEvenings<DuosDigest> = { version: 1, digest, Figures: Evenings };
