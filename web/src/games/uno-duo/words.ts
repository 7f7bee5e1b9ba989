/** The texts of UNO Duo, and what goes into them. */
import type { Text } from "../../generated/types";
import type { UnoDuoTexts } from "../../generated/texts";
import { catalogue } from "../../messages";
import { faceOf, type Colour } from "./cards";
import type { Inscription } from "./inscription";

export const words = catalogue<UnoDuoTexts>("uno-duo");

/** A text that stands within another one, which may ask for a form of it. */
function text(id: keyof UnoDuoTexts, values: Text["values"] = {}): Text {
  return { type: "text", id: `uno-duo/${id}`, values };
}

/** A name of the server's as texts are called. */
export const dashed = <Name extends string>(name: Name) => name.replaceAll("_", "-") as Dashed<Name>;
type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

/** A card, with what a customizable does here (UNO-2). */
export function cardText(card: number, does: Inscription = "wild"): Text {
  const { colour, sign } = faceOf(card);
  if (typeof sign === "number") return text("card-number", { colour: colour ?? "", number: sign });
  if (sign === "customizable" && does !== "wild") return text(`card-customizable-${dashed(does)}`);
  return text(`card-${dashed(sign)}`, colour ? { colour } : {});
}

export const colourText = (colour: Colour): Text => text(`colour-${colour}`);
export const countText = (count: number): Text => text("cards", { count });
export const pointsText = (count: number): Text => text("points", { count });
