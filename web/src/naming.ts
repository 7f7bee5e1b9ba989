/** What people, bots and their levels are called. */
import { characterName } from "./characters";
import type { ShellTexts } from "./generated/texts";
import { kept } from "./kept";
import { spoken, text, textIn, type Value } from "./messages";

const LONGEST_NAME = 40;
const NICKNAMES = 10;

/** Whoever was given a seat by number, without being asked for by name. */
const BY_SEAT = "pip otto mira nell juno bram cleo ivo tess remy lux ada finn wren kit zuri".split(" ");

type Family<Prefix extends string> = Extract<keyof ShellTexts, `${Prefix}${number}`>;

const upTo = (count: number): number => Math.floor(Math.random() * count);

/** The player's name on this device; a friendly one is made up at first. */
export function myName(): string {
  const known = kept.read("name");
  if (known) return known;
  const first = text(`nickname-first-${upTo(NICKNAMES)}` as Family<"nickname-first-">);
  const second = text(`nickname-second-${upTo(NICKNAMES)}` as Family<"nickname-second-">);
  nameMe(text("nickname", { first, second }));
  return kept.read("name") ?? "";
}

export function nameMe(name: string): void {
  const tidy = tidyName(name);
  if (tidy) kept.write("name", tidy);
}

/** As much of a name as the server takes. */
export const tidyName = (name: string): string => name.trim().slice(0, LONGEST_NAME);

/** Bots that were planned for a seat go by it, so that three of a kind can be told apart. */
export const botCharacter = (seat: number): string => BY_SEAT[seat % BY_SEAT.length]!;

export const botName = (seat: number): string => characterName(botCharacter(seat));

/** A game may bring levels that nobody has translated. */
const levelText = (level: string): Value =>
  textIn("shell", `level-${level}`) ?? level.charAt(0).toUpperCase() + level.slice(1);

export const levelName = (level: string): string => spoken(levelText(level) as Parameters<typeof spoken>[0]);
