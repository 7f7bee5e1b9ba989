/** The cards as texts: a sentence asks a card for the form that it needs, and a label has its name. */
import type { DuosTexts } from "../../generated/texts";
import type { DuosView, Text } from "../../generated/types";
import { language, spoken } from "../../messages";

/** The words that bots say and understand. */
const BOTS_LANGUAGE = "en";
export const botsSpeakAnother = language !== BOTS_LANGUAGE;

/** A text to be said within another. */
export const within = (id: keyof DuosTexts, values: Text["values"] = {}): Text => ({
  type: "text",
  id: `duos/${id}`,
  values,
});

export const card = (key: string): Text => within(`card-${key}` as keyof DuosTexts);

/** Two cards that belong together. */
export const pair = ([one, other]: [string, string]): Text =>
  within("pair", { one: card(one), other: card(other) });

export const cardName = (key: string): string => spoken(card(key));

export const pairName = (keys: [string, string]): string => spoken(pair(keys));

const keyAt = (view: DuosView, place: number): string => view.cards[place]?.key ?? "";

export const cardAt = (view: DuosView, place: number): Text => card(keyAt(view, place));

export const nameAt = (view: DuosView, place: number): string => cardName(keyAt(view, place));

export const pairNameAt = (view: DuosView, [one, other]: [number, number]): string =>
  pairName([keyAt(view, one), keyAt(view, other)]);
