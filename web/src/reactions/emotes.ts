/** Six ways to say something without words, drawn for Twofold on a 48 × 48 grid: told apart by their outline alone. */
import type { Reaction } from "../generated/types";

export type Emote = Reaction["emote"];

/** `body` is filled; `lines` are drawn on it, or around it. */
export interface Drawing {
  body: string;
  lines: string;
  tone: "warm" | "red" | "cool";
}

const FACE = "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z";

export const drawings: Readonly<Record<Emote, Drawing>> = {
  clap: {
    body: "M10 25l7-12c1.500-2.600 5.200-.6 4 2.200l-3 6 10-11c2.200-2.300 5.400.5 3.500 3l-7 9 9.500-7.500c2.600-2 5.200 1.300 2.900 3.600l-8.400 8 8-4.300c2.800-1.500 4.600 2.200 2 4L27 39.500c-5 3.300-11 3.200-14.500-1.200-3-3.700-4-9.500-2.500-13.300z",
    lines: "M8 10l3 4M16 4l1 5M38 34l5 1M35 40l3 4M14 31c1 4 4 7 8 7",
    tone: "warm",
  },
  laugh: {
    body: FACE,
    lines:
      "M12 20c1.500-3.500 6-3.500 7.500 0M28.500 20c1.500-3.500 6-3.500 7.500 0M13 26h22c0 7-5 11.500-11 11.500S13 33 13 26z",
    tone: "warm",
  },
  wow: {
    body: FACE,
    lines:
      "M16 16.500v4.500M32 16.500v4.500M24 26c3.600 0 5.500 2.600 5.500 5.500S27.600 37 24 37s-5.500-2.600-5.500-5.500S20.400 26 24 26zM11.500 11l4-2.500M36.500 11l-4-2.500",
    tone: "warm",
  },
  heart: {
    body: "M24 42C12 33 5 26.500 5 18.200 5 12 9.600 8 14.600 8c3.900 0 7.300 2.200 9.400 6 2.100-3.800 5.500-6 9.400-6 5 0 9.600 4 9.600 10.200C43 26.500 36 33 24 42z",
    lines: "M13 15c-2 .8-3 2.500-3 4.500",
    tone: "red",
  },
  think: {
    body: "M15 7h18a10 10 0 0 1 0 25H22l-4.500 0a10.500 10.500 0 0 1-2.500-25zM13 34.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM6 41a2.300 2.300 0 1 1 0 4.600A2.300 2.300 0 0 1 6 41z",
    lines: "M15.500 19.500h.02M24 19.500h.02M32.500 19.500h.02",
    tone: "cool",
  },
  oops: {
    body: `${FACE}M40 4c2.600 4 4.300 6.400 4.300 8.600a4.300 4.300 0 0 1-8.600 0C35.700 10.400 37.400 8 40 4z`,
    lines: "M13 16l6 4-6 4M35 18l-6 3.500 5 3.500M14 34l3.500-3.500L21 34l3.500-3.500L28 34l3.500-3.500",
    tone: "warm",
  },
};

export const emotes = Object.keys(drawings) as Emote[];
