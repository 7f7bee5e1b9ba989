/** Line icons on a 24 × 24 grid, drawn for Twofold. */
export const icons = {
  rules: "M5 4.5h8.5a3 3 0 0 1 3 3V20a2.5 2.5 0 0 0-2.5-2H5zM16.5 7.5H19V20h-2.5",
  chat: "M4 5h16v11H10l-4.5 4V16H4z",
  log: "M5 6h14M5 12h14M5 18h9",
  sheet: "M5 4h14v16H5zM5 9h14M12 9v11",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M8 8h11v12H8zM5 16V4h11",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  again: "M19 12a7 7 0 1 1-2-5M19 4v4h-4",
  theme: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.3c2.3.8 3.5 2.7 3.5 5.7",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20.5c0-4.5 3-6.5 7-6.5s7 2 7 6.5",
  bot: "M6 9h12v10H6zM12 9V5M12 5h.01M9.5 13.5v1M14.5 13.5v1M3.5 13v3M20.5 13v3",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  away: "M4 4l16 16M8.5 12.5a5 5 0 0 1 2-1M5 9a10 10 0 0 1 2.5-1.7M12 5.5c2.8 0 5.2 1 7 3M15.5 12.5l-.6-.5M12 18h.01",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  play: "M8 5l11 7-11 7z",
  check: "M5 12.5l4.5 4.5L19 7",
} as const;

export type IconName = keyof typeof icons;
