/** A replay with everything open, as stories and pictures want it. */
import type { Replay } from "../generated/types";
import { language, spoken, text } from "../messages";
import { chaptersOf, placeOf } from "../replay/chapters";
import { namesIn } from "../replay/perspective";
import { ranked, type Ranked } from "../screen/ranking";
import { winnersOf } from "../shell/winners";
import type { AnyGameTable, GameStory, Past } from "../table";
import { ended, standing, type PictureFacts } from "./picture";

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell carries every game's types unseen */
export type AnyStory = GameStory<any, any>;

export function pastOf(replay: Replay): Past<unknown, unknown> {
  return { names: namesIn(replay), steps: replay.steps, outcome: replay.outcome };
}

/** How it ended, in a few words. */
export function headlineOf({ names, outcome, steps }: Past<unknown, unknown>, game: AnyGameTable): string {
  if (!outcome) return text("result-broken").replace(/\.$/, "");
  return game.ending?.(steps.at(-1)?.view)?.headline ?? winnersOf(outcome, names);
}

/** The day of a match, as one writes it here; empty if the log does not say. */
export function dayOf(created: string): string {
  const day = new Date(created);
  return Number.isNaN(day.getTime()) ? "" : day.toLocaleDateString(language, { dateStyle: "long" });
}

/** Everything that the picture of a match shows. */
export async function pictureFacts(
  replay: Replay,
  game: AnyGameTable,
  story: AnyStory,
  gameName: string,
): Promise<PictureFacts> {
  const past = pastOf(replay);
  const sheet = game.sheet(past.steps.at(-1)?.view, past.names);
  const sides = sidesIn(replay, game);
  const moment = await story.moment(past);
  const headline = headlineOf(past, game);
  return {
    game: gameName,
    date: dayOf(replay.created),
    headline,
    reason: past.outcome ? spoken(past.outcome.reason).replace(headline, "").trim() : "",
    sheet,
    players: placesIn(past).map(({ seat, won }) => ({
      side: seat % sides,
      sign: signOf(seat, sides),
      name: past.names[seat] ?? "",
      title: titleOf(replay, seat),
      won,
    })),
    tones: story.tones,
    signs: story.signs,
    moment,
    where: moment ? placeOf(chaptersOf(game, replay), moment.step) : "",
  };
}

/** Everybody as the result is read out; as they sat, if there is none. */
function placesIn({ names, outcome }: Past<unknown, unknown>): Pick<Ranked, "seat" | "won">[] {
  return outcome ? ranked(outcome) : names.map((_, seat) => ({ seat, won: false }));
}

/** How many sides scored: partners who play against others share one. */
export const sidesIn = (replay: Replay, game: AnyGameTable): number =>
  game.sheet(replay.steps.at(-1)?.view, namesIn(replay)).columns.length;

/** Whose sign stands for a player: partners' first, where several sides scored. */
export const signOf = (seat: number, sides: number): number => (sides > 1 ? seat % sides : seat);

/** What a player is remembered for. */
export function titleOf({ honours }: Pick<Replay, "honours">, seat: number): string {
  const title = honours.find(({ seats }) => seats.includes(seat));
  return title ? spoken(title.text) : "";
}

/** A picture in words. */
export const spokenPicture = ({ game, headline, sheet, moment }: PictureFacts): string =>
  [text("story-picture-alt", { game, headline: ended(headline), standing: standing(sheet) }), moment?.legend]
    .filter(Boolean)
    .join(". ");
