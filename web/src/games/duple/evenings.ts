import type { GameEvenings } from "../../table";
import { digest, type DupleDigest } from "./course";
import Evenings from "./Evenings.svelte";

export const evenings: GameEvenings<DupleDigest> = { version: 1, digest, Figures: Evenings };
