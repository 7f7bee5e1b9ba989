/** What cards, categories, piles, people and times are called. */
import type { DupleTexts } from "../../generated/texts";
import type { Text } from "../../generated/types";
import { spoken as sentenceOf, type Name } from "../../messages";
import { OwnName } from "../../messages/person";
import { isAllPlay, isLetter, letterOf, symbolOf, wildSymbols } from "./cards";
import { words } from "./words";

type Id = keyof DupleTexts;

const symbols = [
  "symbol-circle",
  "symbol-triangle",
  "symbol-square",
  "symbol-star",
  "symbol-heart",
  "symbol-diamond",
  "symbol-moon",
  "symbol-cross",
] as const satisfies readonly Id[];

const categories = {
  Noun: "category-noun",
  Verb: "category-verb",
  Adjective: "category-adjective",
  Animal: "category-animal",
  Place: "category-place",
  "Food or drink": "category-food-or-drink",
  Plant: "category-plant",
  "Person or job": "category-person-or-job",
  Object: "category-object",
  "Body or health": "category-body-or-health",
  "No category": "category-no-category",
} as const satisfies Record<string, Id>;

/** A text that another one may put into a form of its own. */
const text = (id: Id, values: Text["values"] = {}): Text => ({ type: "text", id: `duple/${id}`, values });
const symbol = (number: number): Text => text(symbols[number] ?? symbols[0]);

export function cardText(card: number): Text {
  if (isLetter(card)) return text("card-letter", { letter: letterOf(card), symbol: symbol(symbolOf(card)) });
  if (isAllPlay(card)) return text("card-all-play");
  const [one, other] = wildSymbols(card);
  return text("card-wild", { one: symbol(one), other: symbol(other) });
}

export const cardName = (card: number): string => sentenceOf(cardText(card));

const isKnown = (category: string): category is keyof typeof categories =>
  Object.hasOwn(categories, category);

/** Those of the dictionary in the reader's language; a table's own stay as written. */
export const categoryName = (category: string): string =>
  isKnown(category) ? words(categories[category]) : category;

export const isAnyWord = (category: string): boolean => category === "No category";

/** Somebody's Play Pile, by its side where there are two. */
export function pileName(who: Name, which: number, piles: number): string {
  if (piles === 1) return words("pile-of", { who });
  return which === 0 ? words("left-pile-of", { who }) : words("right-pile-of", { who });
}

/** What is told of several people: of the reader first. */
export const readerFirst = <Told extends { who: Name }>(told: readonly Told[]): Told[] =>
  [...told].sort((one, other) => Number(other.who instanceof OwnName) - Number(one.who instanceof OwnName));

export const timeOf = (milliseconds: number): string => words("seconds", { seconds: milliseconds / 1000 });
export const tookOf = (milliseconds: number): string => words("took", { time: timeOf(milliseconds) });
