import type { UnoDuoAction, UnoDuoEvent, UnoDuoView } from "../../generated/types";
import { spoken } from "../../messages";
import type { GameStory } from "../../table";
import { signs, tones } from "./inks";
import { moment } from "./moment";
import Story from "./Story.svelte";
import { cardWords, colourOf } from "./wording";
import { colourText, words } from "./words";

function play(action: UnoDuoAction, view: UnoDuoView): string {
  switch (action.type) {
    case "play":
      return cardWords(action.card, colourOf(action.colour), view.options.customizable);
    case "name_colour":
      return spoken(colourText(colourOf(action.colour)!));
    case "end_run":
      return words("end-run");
    case "say_uno":
    case "catch_uno":
      return words("uno");
    case "discard":
      return words("take-next");
    default:
      return words(action.type);
  }
}

export const story: GameStory<UnoDuoView, UnoDuoEvent> = { Story, moment, tones, signs, play };
