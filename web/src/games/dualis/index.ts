import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "dualis",
  tagline: {
    de: "Zwei Zeichen, zwei Farben: Jede Münze bietet einen Stich, färbt eine Karte und kippt den Trumpf.",
  },
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
