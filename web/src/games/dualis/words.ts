import type { DualisTexts } from "../../generated/texts";
import { catalogue } from "../../messages";

export const words = catalogue<DualisTexts>("dualis");
