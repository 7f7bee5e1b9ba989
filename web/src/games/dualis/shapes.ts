/** The shapes that tell suits and colours apart without any colour, on a card of 100 × 140. */
import type { Colour, Suit } from "./cards";

/** Centred on 0, 0 with a radius of about 50. */
export const suitShape: Record<Suit, string> = {
  star: star(5, 50, 22),
  moon: "M18 -46 A47 47 0 1 0 47 15 A38 38 0 0 1 18 -46 Z",
};

/** The sigil of a colour: a burst of rays for red, two waves for blue. */
export const sigil: Record<Colour, string> = {
  red: star(8, 50, 20),
  blue: "M-50 -20 q12.5 -22 25 0 t25 0 t25 0 t25 0 v16 q-12.5 22 -25 0 t-25 0 t-25 0 t-25 0 z M-50 14 q12.5 -22 25 0 t25 0 t25 0 t25 0 v16 q-12.5 22 -25 0 t-25 0 t-25 0 t-25 0 z",
};

/** The ground of a card or coin, around its middle: rays that leave it, waves that cross it. */
export const ground: Record<Colour, string> = { red: rays(20, 110), blue: waves(9, 16, 60) };

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join(" L")} Z`;
}

function rays(count: number, length: number): string {
  const wedge = (index: number) => {
    const from = (2 * Math.PI * index) / count;
    const to = from + Math.PI / count;
    return `M0 0 L${(length * Math.cos(from)).toFixed(1)} ${(length * Math.sin(from)).toFixed(1)} L${(length * Math.cos(to)).toFixed(1)} ${(length * Math.sin(to)).toFixed(1)} Z`;
  };
  return Array.from({ length: count }, (_, index) => wedge(index)).join("");
}

function waves(count: number, apart: number, half: number): string {
  const wave = (index: number) => {
    const y = (index - (count - 1) / 2) * apart;
    return `M${-half} ${y} q7.5 -9 15 0 t15 0 t15 0 t15 0 t15 0 t15 0 t15 0 t15 0 v6 q-7.5 9 -15 0 t-15 0 t-15 0 t-15 0 t-15 0 t-15 0 t-15 0 t-15 0 z`;
  };
  return Array.from({ length: count }, (_, index) => wave(index)).join("");
}
