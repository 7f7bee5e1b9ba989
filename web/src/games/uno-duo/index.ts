import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "uno-duo",
  tagline: {
    de: "UNO zu zweit: Stell deine Hand zusammen, staple Zieh 2 und leg ganze Farben in einem Zug.",
  },
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
