/** Each colour owns a shape, so that the game can be played without any colour. Around 0, 0, radius 50. */
import type { Action, Colour, Wild } from "./cards";

export const shape: Record<Colour, string> = {
  red: "M0 -47 L48 38 Q50 44 43 44 H-43 Q-50 44 -48 38 Z",
  yellow: star(5, 52, 25),
  green: "M-34 -42 H34 Q42 -42 42 -34 V34 Q42 42 34 42 H-34 Q-42 42 -42 34 V-34 Q-42 -42 -34 -42 Z",
  blue: "M0 -46 A46 46 0 1 1 -0.1 -46 Z",
};

/** Where the four shapes stand on a wild. */
export const places: Record<Colour, readonly [number, number]> = {
  red: [-21, -21],
  yellow: [21, -21],
  green: [-21, 21],
  blue: [21, 21],
};

/** Strokes, around 0, 0 with a radius of about 30; numbers, +2 and +4 are written. */
export const strokes: Partial<Record<Action | Wild, string>> = {
  skip: "M0 -28 A28 28 0 1 1 -0.1 -28 M-19 19 L19 -19",
  reverse: "M-19 28 V-6 A19 19 0 0 1 19 -6 V24 M3 10 L19 27 L35 10",
  swap_hands: "M-28 -13 H24 M10 -27 L26 -13 L10 1 M28 15 H-24 M-10 1 L-26 15 L-10 29",
  customizable: "M-26 26 L-21 6 L12 -27 L27 -12 L-6 21 Z M3 -18 L18 -3",
};

export const written: Partial<Record<Action | Wild, string>> = { draw_two: "+2", wild_draw_four: "+4" };

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle) + 3).toFixed(1)}`;
  });
  return `M${corners.join(" L")} Z`;
}
