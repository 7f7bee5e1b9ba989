/** A match of Dualis on its picture: the coins by which the balance tipped after each trick, and who won it. */
import { at, ink, short, sign } from "../../story/svg";
import type { Colour } from "./cards";
import { sigil } from "./shapes";
import { roundsOf, type DualisPast, type Round, type Trick } from "./figures";
import { rim, tones } from "./inks";

const enamel: Record<Colour, string> = { red: tones[0], blue: tones[1] };

const [WIDTH, HEIGHT, FOOT, APART, LARGEST] = [1000, 420, 54, 30, 34];
/** Where columns would be narrower, the rounds stand in two rows. */
const NARROWEST = 30;

export function motif(past: DualisPast): string {
  const rounds = roundsOf(past);
  const one = columnFor(rounds);
  const rows = one < NARROWEST && rounds.length > 1 ? 2 : 1;
  const each = Math.ceil(rounds.length / rows);
  const column = columnFor(rounds.slice(0, each));
  const height = HEIGHT / rows;
  return Array.from({ length: rows }, (_, row) =>
    drawRow(rounds.slice(row * each, (row + 1) * each), row * height, height, column),
  ).join("");
}

function columnFor(rounds: readonly Round[]): number {
  const tricks = rounds.reduce((sum, round) => sum + round.tricks.length, 0);
  return (WIDTH - APART * (rounds.length - 1)) / (tricks || 1);
}

function drawRow(rounds: readonly Round[], top: number, height: number, column: number): string {
  const tips = rounds.flatMap((round) => round.tricks.map(tipped));
  const [up, down] = [Math.max(1, ...tips), Math.max(1, ...tips.map((more) => -more))];
  const coin = Math.min(LARGEST, column * 0.46, (height - FOOT) / (2 * (up + down) + 1));
  const middle = top + (height - FOOT) / 2 + (up - down) * coin;
  let left = 0;
  return rounds
    .map((round) => {
      const drawn = drawRound(round, { left, column, coin, middle, foot: top + height - 14 });
      left += round.tricks.length * column + APART;
      return drawn;
    })
    .join("");
}

interface Frame {
  left: number;
  column: number;
  /** The radius of a coin. */
  coin: number;
  /** Where the balance is level. */
  middle: number;
  /** Where the winners' signs stand. */
  foot: number;
}

/** By how many coins the centre has more red than blue. */
const tipped = ({ centre: [red, blue] }: Trick): number => red - blue;

function drawRound({ tricks }: Round, { left, column, coin, middle, foot }: Frame): string {
  const right = left + tricks.length * column;
  const line = `<path d="M${at(left, middle)} H${short(right)}" stroke="${ink.ink}" stroke-width="4" stroke-linecap="round"/>`;
  const columns = tricks.map((trick, index) => {
    const x = left + (index + 0.5) * column;
    const more = tipped(trick);
    const coins = Array.from({ length: Math.abs(more) }, (_, place) =>
      drawCoin(more > 0 ? "red" : "blue", x, middle - Math.sign(more) * (2 * place + 1.15) * coin, coin),
    );
    const winner = sign(trick.winner % trick.won.length, x, foot, Math.min(11, column * 0.3), tones);
    return coins.join("") + winner;
  });
  return line + columns.join("");
}

/** A coin of gold with enamel in it, and the sigil of its colour. */
function drawCoin(colour: Colour, x: number, y: number, radius: number): string {
  return (
    `<g transform="translate(${at(x, y)}) scale(${short(radius)})"><circle r="0.97" fill="${ink.gold}" ` +
    `stroke="${rim}" stroke-width="0.06"/><circle r="0.76" fill="${enamel[colour]}"/>` +
    `<path d="${sigil[colour]}" transform="scale(0.0105)" fill="${ink.paper}"/></g>`
  );
}
