/** Light, dark, or as the device has it. */
import { kept } from "./kept";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export function theme(): Theme {
  return themes.find((known) => known === kept.read("theme")) ?? "auto";
}

export function applyTheme(chosen: Theme = theme()): void {
  kept.write("theme", chosen);
  if (chosen === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
}
