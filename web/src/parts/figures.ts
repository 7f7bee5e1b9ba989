/** Twelve figures on a 48 × 48 grid, drawn for Twofold: each another silhouette, so that no colour is needed. */
export interface Figure {
  body: string;
  /** What is cut out of it. */
  holes: string;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const eyes = (left: number, right: number, y: number, radius = 2): string =>
  circle(left, y, radius) + circle(right, y, radius);

export const figures: readonly Figure[] = [
  {
    /* a fox */
    body: "M9 8l10 8h10l10-8v17c0 4-5 9-15 16C14 34 9 29 9 25z",
    holes: eyes(18, 30, 24) + "M21.5 35.5h5L24 39z",
  },
  {
    /* a rabbit */
    body: "M15 22C12 13 12 5 16.5 5s5 6 5.5 13h4C26.5 11 27.5 5 31.5 5s4.5 8 1.5 17c3 2 4.5 5 4.5 8 0 7-6 12-13.5 12S10.5 37 10.5 30c0-3 1.5-6 4.5-8z",
    holes: eyes(19, 29, 29) + "M22 34h4l-2 2.5z",
  },
  {
    /* a bear */
    body: circle(13, 14, 6.5) + circle(35, 14, 6.5) + circle(24, 26, 15),
    holes: eyes(18, 30, 23) + "M20 31c0-2 2-3 4-3s4 1 4 3-2 4-4 4-4-2-4-4z",
  },
  {
    /* an owl */
    body: "M9 7c4 0 8 5 15 5s11-5 15-5v20c0 9-6 15-15 15S9 36 9 27z",
    holes: eyes(17.5, 30.5, 22, 5.5) + eyes(17.5, 30.5, 22, 2.2) + "M21.8 28h4.4L24 33z",
  },
  {
    /* a whale */
    body: "M4 28c0-8 7-13 16-13 8 0 10 6 14 5l-2-9 5 3 6-3c0 6-2 9-4 11-1 10-9 16-19 16C10 38 4 35 4 28z",
    holes: circle(13, 26, 2) + "M6 31c4 3 9 3 13 1-3 4-10 5-13-1z",
  },
  {
    /* a snail */
    body:
      circle(19, 23, 13) +
      "M6 40c0-4 3-6 8-6h13c3 0 5-2 5-5v-8c0-4 2-6 5-6s5 2 5 6v7c0 8-5 12-12 12zM33 16l-3-8 2.5-1 3 7zM38 15l2-8 2.5.5-2 8.5z",
    holes: circle(19, 23, 9) + circle(19, 23, 6) + circle(19, 23, 2.6),
  },
  {
    /* a mushroom */
    body: "M5 24C5 13 14 7 24 7s19 6 19 17c0 2-2 3-4 3H9c-2 0-4-1-4-3zM18 25h12l2 13c0 3-3 4-8 4s-8-1-8-4z",
    holes: circle(15, 18, 3.4) + circle(27, 14, 3.8) + circle(35, 21, 2.4),
  },
  {
    /* a cactus in its pot */
    body: "M19 10a5 5 0 0 1 10 0v27H19zM20 31h-4c-5 0-8-3-8-8v-4a3.2 3.2 0 0 1 6.4 0v4c0 1.5.6 2 2 2H20zM28 27h4c5 0 8-3 8-8v-4a3.2 3.2 0 0 0-6.4 0v4c0 1.5-.6 2-2 2H28zM13 35h22l-3 8H16z",
    holes: eyes(21.8, 26.2, 15, 1.4),
  },
  {
    /* a kite */
    body: "M24 4l13 14-13 17L11 18zM23 34c-3 3 4 5 0 10h4c3-5-4-6-1-10z",
    holes: "M23.2 7h1.6v25h-1.6zM14 17.2h20v1.6H14z",
  },
  {
    /* a boat */
    body: "M4 31h40l-6 9c-1 1-2 2-4 2H14c-2 0-3-1-4-2zM22 5v24H7zM25 11l15 18H25z",
    holes: circle(16, 36.5, 1.8) + circle(24, 36.5, 1.8) + circle(32, 36.5, 1.8),
  },
  {
    /* a teapot */
    body:
      circle(24, 29, 12) +
      circle(12, 28, 8) +
      "M15 18c2-4 5-5 9-5s7 1 9 5zM34 27l9-11 2.5 2.5L36 36z" +
      circle(24, 11, 3),
    holes: circle(10, 28, 3.8) + "M14 20.5h20v1.6H14z",
  },
  {
    /* a comet */
    body: circle(29, 30, 12) + "M5 5l15 33 16-18zM6 18l10 17 2-5zM19 6l11 13 4-3z",
    holes: eyes(27, 34, 28) + "M26 34c3 2 6 2 9-.5-1 5-7 5-9 .5z",
  },
];
