/** A match of UNO Duo on its picture: how many cards each held, round by round, and where UNO was called. */
import { at, ink, short, sign } from "../../story/svg";
import { roundsOf, type Round, type UnoPast } from "./figures";
import { signs } from "./inks";

const [WIDTH, HEIGHT, TOP, APART] = [1000, 400, 34, 22];

export function motif(past: UnoPast): string {
  const rounds = roundsOf(past);
  const moves = rounds.reduce((sum, round) => sum + Math.max(1, round.moments.length - 1), 0) || 1;
  const step = (WIDTH - APART * (rounds.length - 1)) / moves;
  const most = Math.max(8, ...rounds.flatMap((round) => round.moments.flatMap(({ hands }) => hands)));
  const y = (cards: number) => HEIGHT - (cards / most) * (HEIGHT - TOP);
  let left = 0;
  return rounds
    .map((round, index) => {
      const x = (moment: number) => left + moment * step;
      const drawn = (index ? fold(left - APART / 2) : "") + lines(round, x, y) + marks(round, x, y);
      left += Math.max(1, round.moments.length - 1) * step + APART;
      return drawn;
    })
    .join("");
}

const fold = (x: number): string =>
  `<path d="M${at(x, TOP)} V${HEIGHT}" stroke="${ink.hairline}" stroke-width="2"/>`;

type Scale = (figure: number) => number;

function lines({ moments }: Round, x: Scale, y: Scale): string {
  const end = moments.length - 1;
  const thick = x(1) - x(0) < 6 ? 3.5 : 5;
  return [0, 1]
    .map((seat) => {
      const points = moments.map(({ hands }, index) => at(x(index), y(hands[seat]!)));
      const last = moments[end]!.hands[seat]!;
      return (
        `<path d="M${points.join(" L")}" fill="none" stroke="${signs[seat]!}" stroke-width="${thick}" stroke-linejoin="round" ` +
        `stroke-linecap="round"${seat ? ' stroke-dasharray="12 9"' : ""}/>${sign(seat, x(end), y(last), 9, signs)}`
      );
    })
    .join("");
}

/** A star where UNO was called in time, a broken circle where somebody was caught. */
function marks({ moments }: Round, x: Scale, y: Scale): string {
  return moments
    .flatMap(({ marks, hands }, index) =>
      marks.map(({ kind, seat }) => {
        const [left, top] = [x(index), y(hands[seat]!)];
        if (kind === "uno")
          return `<path d="M0 -13 L3.6 -4 L13 -4 L5.6 2 L8.4 11.4 L0 6 L-8.4 11.4 L-5.6 2 L-13 -4 L-3.6 -4 Z" transform="translate(${at(left, top - 16)}) scale(0.85)" fill="${ink.gold}" stroke="${ink.ink}" stroke-width="1.6"/>`;
        if (kind === "swap")
          return `<path d="M${at(left, y(hands[0]))} V${short(y(hands[1]))}" stroke="${ink.ink}" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>`;
        return "";
      }),
    )
    .join("");
}
