/** A trick of Dualis as a picture: its cards in their order, whose they were, which one won, and the balance. */
import type { DualisView } from "../../generated/types";
import { at, ink, named, namedBelow, paper, short, widthOf, written } from "../../story/svg";
import type { Beat, Moment } from "../../table";
import { faceOf, shownColour, sideCount, trumpOf, type Colour, type Face } from "./cards";
import { roundsOf, turnOf, type DualisPast, type Turn } from "./figures";
import { enamel, rim, tones, wash } from "./inks";
import { ground, sigil, suitShape } from "./shapes";
import { script } from "./script";
import { sentence } from "./wording";
import { words } from "./words";

const [CARD, APART, LIFT] = [150, 34, 26];
const TALL = CARD * 1.4;
/** The room of a name below its card. */
const NAMED = { width: CARD + APART - 8, size: 26 };

/** The trick that turned the match, or what was played in a step. */
export function moment(past: DualisPast, step?: number): Promise<Moment | null> {
  const found = decidingStep(past);
  const wanted = step ?? found?.step;
  const seen = wanted === undefined ? null : pictured(past, wanted);
  if (!seen || !found?.ahead.length || seen.step !== found.step) return Promise.resolve(seen);
  const ahead = words("moment-ahead", { names: found.ahead });
  const legend = words("moment-decided", { seen: seen.legend, others: found.others, ahead });
  return Promise.resolve({ ...seen, legend });
}

interface Deciding {
  step: number;
  /** Those who came out best, unless nobody came out behind them. */
  ahead: string[];
  /** Whether others took the trick, and what it was to what they had bid. */
  others: "over" | "under" | "none";
}

/** From this trick on those who came out best stayed ahead. */
function decidingStep(past: DualisPast): Deciding | null {
  const turn = turnOf(roundsOf(past));
  const won = past.steps.flatMap(({ events }, step) =>
    events.some(({ type }) => type === "trick_won") ? [step] : [],
  );
  const step = won[turn?.number ?? -1];
  if (!turn || step === undefined) return null;
  const ahead = past.names.filter((_, seat) => turn.best.includes(seat % turn.trick.won.length));
  return { step, ahead: ahead.length < past.names.length ? ahead : [], others: othersWith(turn) };
}

function othersWith({ best, trick: { winner, won, bid } }: Turn): Deciding["others"] {
  const side = winner % won.length;
  const more = won[side]! - bid[side]!;
  return best.includes(side) || more === 0 ? "none" : more > 0 ? "over" : "under";
}

function pictured(past: DualisPast, step: number): Moment | null {
  const [before, here] = [past.steps[step - 1], past.steps[step]];
  if (!before || !here) return null;
  const happened = { ...here, number: step, since: step - 1, now: here.at };
  const beats: Beat<DualisView, (typeof here.events)[0]>[] = script(before.view, happened, past.names);
  const won = beats.find(({ kind }) => kind === "verdict");
  const beat = won ?? beats.find(({ events }) => events.some(({ type }) => type === "card_played"));
  const played = here.events.find(({ type }) => type === "card_played");
  if (!beat || !played) return null;
  const winner = won?.events.find((event) => event.type === "trick_won")?.seat ?? null;
  const who = winner === null ? "" : (past.names[winner] ?? "");
  const legend = won?.headline
    ? words("moment-trick", { why: won.headline, taken: words("takes", { who }) })
    : sentence(played, past.names);
  return { step, legend, ...drawTrick(beat.view, past.names, winner) };
}

function drawTrick(view: DualisView, names: readonly string[], winner: number | null) {
  const { trick, leader, centre, hands } = view;
  const width = hands.length * (CARD + APART) - APART;
  /** Beside its sign a long name would be tiny: then it stands below it. */
  const long = names.some((name) => widthOf(name) * NAMED.size > NAMED.width - NAMED.size * 1.1);
  const cards = trick.map((play, place) => {
    const seat = (leader + place) % hands.length;
    const x = place * (CARD + APART);
    const wins = seat === winner;
    const name = { x: x + CARD / 2, y: LIFT + TALL + (long ? 62 : 38), ...NAMED };
    return (
      paper(faceWith(play), x, wins ? 0 : LIFT, CARD, (place - 1.5) * 1.2, wins ? ink.gold : "") +
      (play.coin ? coin(shownColour(play), x + CARD * 0.66, (wins ? 0 : LIFT) + CARD * 0.98, 33) : "") +
      (long ? namedBelow : named)(seat % sideCount(view), names[seat] ?? "", name, tones)
    );
  });
  const level = LIFT + TALL + (long ? 138 : 92);
  const said = { x: width / 2, y: level + 58, width, size: 26, anchor: "middle", weight: 700 } as const;
  const trump = written(words("trump", { trump: trumpOf(centre) ?? "none" }), { ...said, face: "display" });
  return { width, height: level + 68, drawn: cards.join("") + balance(centre, width, level) + trump };
}

const faceWith = (play: DualisView["trick"][0]): string =>
  drawFace({ ...faceOf(play.card), colour: shownColour(play) });

/** As on the table: index to the left, a big suit on the ground of its colour. */
function drawFace({ suit, colour, number }: Face): string {
  const fill = enamel[colour];
  return (
    `<g fill="${fill}"><clipPath id="field"><rect x="36" y="12" width="56" height="116" rx="8"/></clipPath>` +
    `<g clip-path="url(#field)"><rect x="36" y="12" width="56" height="116" fill="${wash[colour]}"/>` +
    `<path d="${ground[colour]}" transform="translate(64 70)" opacity="0.2"/></g>` +
    `<text x="19" y="33" text-anchor="middle" font-family="'Bricolage Grotesque Variable',sans-serif" ` +
    `font-size="${number > 9 ? 27 : 33}" font-weight="780">${number}</text>` +
    `<path d="${suitShape[suit]}" transform="translate(19 50) scale(0.22)"/>` +
    `<path d="${sigil[colour]}" transform="translate(19 72) scale(0.15)"/>` +
    `<path d="${suitShape[suit]}" transform="translate(64 70) scale(0.46)" stroke="${wash[colour]}" stroke-width="16" ` +
    `stroke-linejoin="round" paint-order="stroke"/></g>`
  );
}

/** The coins left in the centre: the colour with more of them is trump. */
function balance([red, blue]: readonly [number, number], width: number, level: number): string {
  const radius = Math.min(17, width / (2.2 * (red + blue + 2)));
  const tip = Math.max(-1, Math.min(1, (blue - red) / 3)) * 9;
  const [middle, step] = [width / 2, radius * 2.12];
  const row = (count: number, colour: Colour, direction: 1 | -1) =>
    Array.from({ length: count }, (_, place) =>
      coin(colour, middle + direction * (26 + radius + place * step), level, radius),
    ).join("");
  return (
    `<path d="M${at(middle - 14, level + 20)} H${short(middle + 14)} L${at(middle, level - 14)} Z" fill="${ink.ink}"/>` +
    `<g transform="rotate(${short(tip / 4)} ${at(middle, level)})">${row(red, "red", -1)}${row(blue, "blue", 1)}</g>`
  );
}

/** A coin of gold with enamel in it, and the sigil of its colour. */
function coin(colour: Colour, x: number, y: number, radius: number): string {
  return (
    `<g transform="translate(${at(x, y)}) scale(${short(radius)})"><circle r="0.97" fill="${ink.gold}" ` +
    `stroke="${rim}" stroke-width="0.06"/><circle r="0.76" fill="${enamel[colour]}"/>` +
    `<path d="${sigil[colour]}" transform="scale(0.0105)" fill="${ink.paper}"/></g>`
  );
}
