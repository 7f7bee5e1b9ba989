/** A match of Duet on its picture: every flip of the last rounds, how far from its beat it fell. */
import { at, ink, short, sign } from "../../story/svg";
import { COUNTS } from "./beat";
import { beatsShown, firstBeat, heightOf } from "./plot";
import { roundsOf, type DuetPast, type Round } from "./figures";
import { tones } from "./inks";

const [WIDTH, HEIGHT, MOST_ROUNDS] = [1000, 415, 4];

export function motif(past: DuetPast): string {
  const rounds = roundsOf(past).filter(({ performances }) => performances.some(({ taps }) => taps.length));
  const shown = rounds.slice(-MOST_ROUNDS);
  const lane = HEIGHT / Math.max(1, shown.length);
  const cards = Math.max(...shown.map((round) => round.cards), 1);
  const beats = beatsShown(
    shown.flatMap((round) => round.performances.map(series)),
    cards,
  );
  return shown.map((round, index) => drawRound(round, index * lane, lane, beats)).join("");
}

const series = (performance: Round["performances"][0]) => ({ ...performance, name: "" });

function drawRound(round: Round, top: number, lane: number, beats: number): string {
  const step = WIDTH / beats;
  const middle = top + lane / 2;
  const reach = Math.min(90, lane * 0.4);
  const grid = Array.from({ length: beats }, (_, beat) => {
    const x = short((beat + 0.5) * step);
    const one = beat % COUNTS === 0;
    return `<path d="M${x} ${short(middle - reach)} V${short(middle + reach)}" stroke="${one ? ink.soft : ink.hairline}" stroke-width="${one ? 2.5 : 2}"/>`;
  });
  const line = `<path d="M${at(0, middle)} H${WIDTH}" stroke="${ink.ink}" stroke-width="3" stroke-linecap="round"/>`;
  const radius = Math.min(15, step * 0.28, lane * 0.12);
  const taps = round.performances.flatMap((each) =>
    each.taps.map((tap) => {
      const x = (tap.beat - firstBeat(each.taps) + 0.5) * step;
      const y = middle + heightOf(tap.offset) * reach;
      return (
        `<path d="M${at(x, middle)} V${short(y)}" stroke="${ink.ink}" stroke-width="3"/>` +
        sign(each.seat, x, y, radius, tones)
      );
    }),
  );
  return grid.join("") + line + taps.join("");
}
