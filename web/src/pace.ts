/** How long pictures stay before the next one is shown. */
import { kept } from "./kept";

export const paces = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof paces)[number];

const share: Record<Pace, number> = { calm: 1, brisk: 0.5, instant: 0 };

export function pace(): Pace {
  return paces.find((known) => known === kept.read("pace")) ?? "calm";
}

export function setPace(chosen: Pace): void {
  kept.write("pace", chosen);
}

/** What a hold of so many milliseconds comes to at the chosen pace. */
export function paced(hold: number): number {
  return hold * share[pace()];
}
