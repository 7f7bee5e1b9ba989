/** The colours of pictures that people keep: they are looked at where no stylesheet is. */

/** The paper, what is written on it, and the shade of a fold. */
export const ink = {
  ink: "#1e2230",
  soft: "#494f5f",
  hairline: "#d9d7d2",
  paper: "#fdfbf7",
  /** What a moment is mounted on. */
  mount: "#f3eee4",
  gold: "#e9b949",
  white: "#ffffff",
  shade: "#000",
} as const;

/** The two sheets of the mark, and what they share. */
export const mark = { left: "#e1674c", right: "#2f93a8", overlap: "#2b2552" } as const;
