/** The bots: who they are, how they look and what temper they have, by the key that the server calls them. */
import type { ShellTexts } from "./generated/texts";
import type { Look } from "./look";
import { text } from "./messages";

type Key =
  Extract<keyof ShellTexts, `character-${string}.temper`> extends `character-${infer Known}.temper`
    ? Known
    : never;

const looks: Readonly<Record<Key, Look>> = {
  otto: { colour: 1, figure: 2 },
  pip: { colour: 2, figure: 1 },
  mira: { colour: 7, figure: 8 },
  kit: { colour: 3, figure: 5 },
  nell: { colour: 4, figure: 9 },
  juno: { colour: 0, figure: 11 },
  finn: { colour: 5, figure: 4 },
  tess: { colour: 6, figure: 6 },
  bram: { colour: 3, figure: 7 },
  cleo: { colour: 0, figure: 0 },
  ivo: { colour: 2, figure: 10 },
  wren: { colour: 4, figure: 3 },
  lux: { colour: 5, figure: 11 },
  ada: { colour: 6, figure: 0 },
  remy: { colour: 7, figure: 3 },
  zuri: { colour: 1, figure: 4 },
};

const isKnown = (key: string): key is Key => Object.hasOwn(looks, key);

/** A server may bring a character that this page has not met. */
export const characterName = (key: string): string =>
  isKnown(key) ? text(`character-${key}`) : key.charAt(0).toUpperCase() + key.slice(1);

export const temperOf = (key: string): string => (isKnown(key) ? text(`character-${key}.temper`) : "");

export const lookOfCharacter = (key: string): Look =>
  isKnown(key) ? looks[key] : { colour: key.length, figure: key.length };
