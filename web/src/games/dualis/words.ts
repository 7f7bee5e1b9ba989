import { inLanguage } from "../../messages";
import { de } from "./de";
import { en } from "./en";

export const words = inLanguage({ en, de });
