/** The eight symbols, on 100 × 100 around the middle: told apart by their shape, the colour only helps. */
export interface SymbolShape {
  path: string;
  colour: string;
}

export const shapes: readonly SymbolShape[] = [
  { path: "M0-42a42 42 0 1 1 0 84a42 42 0 1 1 0-84z", colour: "oklch(0.56 0.21 25)" },
  { path: "M0-44L48 38H-48z", colour: "oklch(0.53 0.14 150)" },
  { path: "M-39-39H39V39H-39z", colour: "oklch(0.5 0.19 262)" },
  {
    path: "M0-47L11.6-16L44.7-14.5L18.8 6.1L27.6 38L0 19.8L-27.6 38L-18.8 6.1L-44.7-14.5L-11.6-16z",
    colour: "oklch(0.64 0.14 78)",
  },
  {
    path: "M0 43C-62 4-50-40-22-40C-10-40-2-32 0-24C2-32 10-40 22-40C50-40 62 4 0 43z",
    colour: "oklch(0.59 0.22 352)",
  },
  { path: "M0-49L33 0L0 49L-33 0z", colour: "oklch(0.58 0.11 210)" },
  { path: "M12-44A44 44 0 1 0 44 20A37 37 0 0 1 12-44z", colour: "oklch(0.44 0.1 300)" },
  { path: "M-14-43H14V-14H43V14H14V43H-14V14H-43V-14H-14z", colour: "oklch(0.48 0.09 55)" },
];
