import { inLanguage } from "../../messages";
import { en } from "./en";

export const words = inLanguage({ en });
