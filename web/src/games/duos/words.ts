import type { DuosTexts } from "../../generated/texts";
import { catalogue } from "../../messages";

export const words = catalogue<DuosTexts>("duos");
