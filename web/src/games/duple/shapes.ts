/** The eight symbols, on 100 × 100 around the middle: told apart by their shape, the colour only helps. */
export interface SymbolShape {
  path: string;
  colour: string;
}

export const shapes: readonly SymbolShape[] = [
  { path: "M0-42a42 42 0 1 1 0 84a42 42 0 1 1 0-84z", colour: "var(--duple-circle)" },
  { path: "M0-44L48 38H-48z", colour: "var(--duple-triangle)" },
  { path: "M-39-39H39V39H-39z", colour: "var(--duple-square)" },
  {
    path: "M0-47L11.6-16L44.7-14.5L18.8 6.1L27.6 38L0 19.8L-27.6 38L-18.8 6.1L-44.7-14.5L-11.6-16z",
    colour: "var(--duple-star)",
  },
  {
    path: "M0 43C-62 4-50-40-22-40C-10-40-2-32 0-24C2-32 10-40 22-40C50-40 62 4 0 43z",
    colour: "var(--duple-heart)",
  },
  { path: "M0-49L33 0L0 49L-33 0z", colour: "var(--duple-diamond)" },
  { path: "M12-44A44 44 0 1 0 44 20A37 37 0 0 1 12-44z", colour: "var(--duple-moon)" },
  { path: "M-14-43H14V-14H43V14H14V43H-14V14H-43V-14H-14z", colour: "var(--duple-cross)" },
];
