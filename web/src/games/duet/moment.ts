/** A song of Duet as a picture: both rows card by card, and how every flip met the beat. */
import type { DuetRoundResult, DuetTap } from "../../generated/types";
import { at, escaped, faces, ink, paper, paragraph, short, sign, widthOf, written } from "../../story/svg";
import type { Moment } from "../../table";
import { COUNTS } from "./beat";
import { differences } from "./cards";
import { wrongFlip } from "./faults";
import { roundsOf, type DuetPast, type Round } from "./figures";
import { faceInk, faceWash, tones, wrong } from "./inks";
import { beatsShown, firstBeat, heightOf } from "./plot";
import { verdict } from "./wording";
import { words } from "./words";

/** The song of the last round, or of the one that ended in a step. */
export function moment(past: DuetPast, step?: number): Promise<Moment | null> {
  const ends = past.steps.flatMap(({ events }, place) =>
    events.some(({ type }) => type === "round_scored") ? [place] : [],
  );
  const wanted = step ?? ends.at(-1);
  const round = roundsOf(past).find(({ number }) => ends[number - 1] === wanted);
  if (wanted === undefined || !round?.result) return Promise.resolve(null);
  const legend = words(round.performances.some(({ taps }) => taps.length) ? "moment-song" : "moment-rows", {
    told: told(round, round.result, past.names),
    scores: words("scores", { who: past.names[round.result.winner] ?? "" }),
  });
  return Promise.resolve({ step: wanted, legend, ...draw(round, round.result, past.names) });
}

/** Who called, and what came back. */
function told({ cards, performances }: Round, result: DuetRoundResult, names: readonly string[]): string {
  const [caller = "", responder = ""] = [names[result.caller], names[1 - result.caller]];
  if (result.fault) {
    const ended = { cards, caller, verdict: verdict(result, performances, names) };
    return words(result.fault.seat === result.caller ? "moment-call" : "moment-answer", ended);
  }
  const right = cards - differences(result).size;
  return words(right === cards ? "moment-equal" : "moment-different", { caller, responder, cards, right });
}

// ---- Drawing

const [WIDTH, LABEL, WIDEST_LABEL] = [660, 150, 260];
const NAME = 25;

function draw(round: Round, result: DuetRoundResult, names: readonly string[]) {
  const cards = Math.max(round.cards, ...result.rows.map((row) => row.length));
  const card = Math.min(76, (WIDTH - leastLabel(names)) / cards - 9);
  const tall = card * 1.4 + 18;
  const label = Math.min(WIDEST_LABEL, WIDTH - cards * (card + 9));
  const order = [result.caller, 1 - result.caller];
  const differ = differences(result);
  const flip = wrongFlip(result.fault, round.performances);
  const rows = order.map((seat, place) => {
    const missed = flip?.seat === seat ? (result.rows[seat] ?? []).indexOf(flip.number) + 1 : 0;
    const marked = missed ? new Set([missed]) : differ;
    return drawRow(seat, names, result, { card, cards, marked, label, y: place * tall });
  });
  const lane = 2 * tall + 18;
  return { width: WIDTH, height: lane + 168, drawn: rows.join("") + drawLane(round, lane, 160) };
}

/** So much that a long name is read in two lines. */
const leastLabel = (names: readonly string[]): number =>
  names.some((name) => widthOf(name) * NAME > LABEL - 46) ? LABEL + 50 : LABEL;

interface RowPlace {
  card: number;
  cards: number;
  /** Which cards are ringed, from 1: where the rows differ, or the one that was flipped wrongly. */
  marked: ReadonlySet<number>;
  /** How wide the names are. */
  label: number;
  y: number;
}

function drawRow(
  seat: number,
  names: readonly string[],
  { rows }: DuetRoundResult,
  { card, cards, marked, label, y }: RowPlace,
): string {
  const row = rows[seat] ?? [];
  const middle = y + card * 0.7;
  const step = card + 9;
  const laid = Array.from({ length: cards }, (_, place) => {
    const x = label + place * step;
    const number = row[place];
    if (number === undefined)
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(card)}" height="${short(card * 1.4)}" rx="8" fill="none" stroke="${ink.soft}" stroke-width="2" stroke-dasharray="5 6"/>`;
    return paper(face(number, seat), x, y, card, 0, marked.has(place + 1) ? wrong : "");
  });
  const name = { x: 34, y: 0, size: NAME, width: label - 46, weight: 700, lines: 2 };
  const { below } = paragraph(names[seat] ?? "", name);
  const first = middle - (below - NAME * 0.3) / 2;
  return (
    sign(seat, 14, middle - 8, 11, tones) +
    paragraph(names[seat] ?? "", { ...name, y: first }).drawn +
    laid.join("")
  );
}

const face = (number: number, seat: number): string =>
  `<path d="M0 0 H100 V40 L0 76 Z" fill="${faceWash[seat]}"/><text x="50" y="100" text-anchor="middle" ` +
  `font-family="${faces.display}" font-size="88" font-weight="780" fill="${faceInk[seat]}">${escaped(String(number))}</text>`;

/** The one that ended it all, if one did. */
function lastFlip({ result, performances }: Round): DuetTap | undefined {
  const failing = result?.fault?.failing;
  if (failing !== "out_of_sequence" && failing !== "off_beat") return undefined;
  return performances.findLast(({ seat }) => seat === result!.fault!.seat)?.taps.at(-1);
}

const ring = (x: number, y: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="19" fill="none" stroke="${wrong}" stroke-width="5"/>`;

/** Beat by beat: early flips above the line, late ones below it; the one that ended it all is ringed. */
function drawLane(round: Round, top: number, height: number): string {
  const beats = beatsShown(
    round.performances.map((each) => ({ ...each, name: "" })),
    round.cards,
  );
  const step = WIDTH / beats;
  const [middle, reach] = [top + height / 2, height * 0.42];
  const grid = Array.from({ length: beats }, (_, beat) => {
    const one = beat % COUNTS === 0;
    return `<path d="M${at((beat + 0.5) * step, middle - reach)} V${short(middle + reach)}" stroke="${one ? ink.soft : ink.hairline}" stroke-width="${one ? 2.5 : 2}"/>`;
  });
  const line = `<path d="M${at(0, middle)} H${WIDTH}" stroke="${ink.ink}" stroke-width="3" stroke-linecap="round"/>`;
  const last = lastFlip(round);
  const taps = round.performances.flatMap((each) =>
    each.taps.map((tap) => {
      const x = (tap.beat - firstBeat(each.taps) + 0.5) * step;
      const y = middle + heightOf(tap.offset) * reach;
      return (
        `<path d="M${at(x, middle)} V${short(y)}" stroke="${ink.ink}" stroke-width="2.5"/>` +
        sign(each.seat, x, y, Math.min(11, step * 0.34), tones) +
        (tap === last ? ring(x, y) : "")
      );
    }),
  );
  const side = (said: string, y: number) =>
    written(said, { x: 0, y, size: 24, width: LABEL, fill: ink.soft, weight: 600 });
  const sides =
    side(words("judgement-early"), middle - reach - 6) + side(words("judgement-late"), middle + reach + 24);
  return grid.join("") + line + taps.join("") + sides;
}
