/** A replay with everything open, as stories and pictures want it. */
import type { Replay } from "../generated/types";
import { language, text } from "../messages";
import { namesIn } from "../replay/perspective";
import { winnersOf } from "../shell/winners";
import type { AnyGameTable, GameStory, Past } from "../table";
import { standing, type PictureFacts } from "./picture";

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell carries every game's types unseen */
export type AnyStory = GameStory<any, any>;

export function pastOf(replay: Replay): Past<unknown, unknown> {
  return { names: namesIn(replay), steps: replay.steps, outcome: replay.outcome };
}

/** How it ended, in a few words. */
export function headlineOf({ names, outcome }: Past<unknown, unknown>): string {
  return outcome ? winnersOf(outcome, names) : text("result-broken").replace(/\.$/, "");
}

/** The day of a match, as one writes it here; empty if the log does not say. */
export function dayOf(created: string): string {
  const day = new Date(created);
  return Number.isNaN(day.getTime()) ? "" : day.toLocaleDateString(language, { dateStyle: "long" });
}

/** Everything that the picture of a match shows. */
export function pictureFacts(
  replay: Replay,
  game: AnyGameTable,
  story: AnyStory,
  gameName: string,
): PictureFacts {
  const past = pastOf(replay);
  return {
    game: gameName,
    date: dayOf(replay.created),
    headline: headlineOf(past),
    sheet: game.sheet(past.steps.at(-1)?.view, past.names),
    tones: story.tones,
    signs: story.signs,
    motif: story.motif(past),
  };
}

/** A picture in words. */
export const spokenPicture = ({ game, headline, sheet }: PictureFacts): string =>
  text("story-picture-alt", { game, headline, standing: standing(sheet) });
