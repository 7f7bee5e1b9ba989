/** How somebody looks at every table: a colour and a figure, kept on this device. */
import type { Look } from "./generated/types";
import { kept } from "./kept";
import { figures } from "./parts/figures";

export type { Look };

/** What --person-ink is written on, and names may be written in. */
const colours = [
  "var(--person-0)",
  "var(--person-1)",
  "var(--person-2)",
  "var(--person-3)",
  "var(--person-4)",
  "var(--person-5)",
  "var(--person-6)",
  "var(--person-7)",
] as const;

export const COLOURS = colours.length;

export const colourOf = ({ colour }: Pick<Look, "colour">): string => colours[colour % COLOURS]!;

const upTo = (count: number): number => Math.floor(Math.random() * count);

/** Chance chooses at first. */
export function myLook(): Look {
  const known = readLook(kept.read("look"));
  if (known) return known;
  const look = { colour: upTo(COLOURS), figure: upTo(figures.length) };
  keepLook(look);
  return look;
}

export function keepLook(look: Look): void {
  kept.write("look", JSON.stringify(look));
}

function readLook(written: string | null): Look | null {
  const [, colour, figure] = /^\{"colour":(\d+),"figure":(\d+)\}$/.exec(written ?? "") ?? [];
  const look = { colour: Number(colour), figure: Number(figure) };
  return look.colour < COLOURS && look.figure < figures.length ? look : null;
}
