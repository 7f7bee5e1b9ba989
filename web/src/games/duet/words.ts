import type { DuetTexts } from "../../generated/texts";
import { catalogue } from "../../messages";

export const words = catalogue<DuetTexts>("duet");
