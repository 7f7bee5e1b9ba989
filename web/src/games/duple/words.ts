import type { DupleTexts } from "../../generated/texts";
import { catalogue } from "../../messages";

export const words = catalogue<DupleTexts>("duple");
