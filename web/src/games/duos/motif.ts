/** A match of DUOS on its picture: who pairs like whom; for two, the pairs in common turn by turn. */
import { at, ink, short, sign, written } from "../../story/svg";
import { PAIRS, PAIRS_TO_WIN } from "./board";
import {
  enlargement,
  inCommon,
  likenesses,
  mapOf,
  turnsOf,
  type DuosPast,
  type Likeness,
  type Turn,
} from "./figures";
import { tones } from "./inks";

export function motif(past: DuosPast): string {
  const turns = turnsOf(past);
  return past.names.length === 2 ? together(turns) : map(past.names, turns);
}

/** The map to the left; to the right who think most alike, with how many pairs. */
function map(names: readonly string[], turns: readonly Turn[]): string {
  const all = likenesses(turns, names.length);
  const most = Math.max(1, ...all.map(({ common }) => common));
  const points = mapOf(all, names.length);
  const scale = enlargement(points, 230, 140);
  const places = points.map(({ x, y }) => ({ x: 310 + x * scale, y: 205 + y * scale }));
  const lines = [...all].reverse().map(({ seats: [one, other], common }) => {
    const [from, to] = [places[one]!, places[other]!];
    const share = common / most;
    return (
      `<path d="M${at(from.x, from.y)} L${at(to.x, to.y)}" stroke="${share === 1 ? tones[0] : ink.soft}" ` +
      `stroke-width="${short(1 + 9 * share * share)}" stroke-opacity="${short(0.25 + 0.7 * share)}" stroke-linecap="round"/>`
    );
  });
  const people = places.map(({ x, y }, seat) => {
    const below = y > 205 ? 54 : -36;
    return (
      sign(seat, x, y, 22, tones) +
      `<g stroke="${ink.paper}" stroke-width="7" paint-order="stroke" stroke-linejoin="round">` +
      written(names[seat] ?? "", { x, y: y + below, size: 28, width: 190, anchor: "middle", weight: 700 }) +
      `</g>`
    );
  });
  return lines.join("") + people.join("") + ranking(all.slice(0, RANKED), most);
}

const RANKED = 5;

function ranking(all: readonly Likeness[], most: number): string {
  return all
    .map(({ seats, common }, place) => {
      const y = 60 + place * 76;
      const [one, other] = seats;
      const width = (common / most) * 230;
      return (
        sign(one, 640, y, 15, tones) +
        sign(other, 684, y, 15, tones) +
        `<rect x="716" y="${y - 13}" width="${short(Math.max(6, width))}" height="26" rx="13" fill="${place ? ink.hairline : tones[0]}"/>` +
        written(String(common), {
          x: 732 + Math.max(6, width),
          y: y + 10,
          size: 28,
          width: 50,
          weight: 800,
          face: "display",
        })
      );
    })
    .join("");
}

/** A column a turn, a mark a pair: filled if both had chosen it. */
function together(turns: readonly Turn[]): string {
  const step = 1000 / Math.max(1, turns.length);
  return turns
    .map(({ boards: [one = [], other = []] }, index) => {
      const common = inCommon(one, other).length;
      const x = (index + 0.5) * step;
      const marks = Array.from({ length: PAIRS }, (_, pair) => {
        const y = 330 - pair * 84;
        return pair < common
          ? sign(pair, x, y, 28, tones)
          : `<circle cx="${short(x)}" cy="${y}" r="10" fill="none" stroke="${ink.soft}" stroke-width="3" stroke-dasharray="4 5"/>`;
      });
      const won = common >= PAIRS_TO_WIN;
      const line = `<path d="M${at(x - 30, 374)} H${short(x + 30)}" stroke="${won ? tones[1] : ink.hairline}" stroke-width="${won ? 8 : 3}" stroke-linecap="round"/>`;
      const number = String(index + 1);
      return (
        marks.join("") +
        line +
        written(number, { x, y: 412, size: 26, width: 60, anchor: "middle", weight: 700, fill: ink.soft })
      );
    })
    .join("");
}
