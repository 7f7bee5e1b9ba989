import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "duos",
  tagline: { de: "Zwölf Bilder, vier Paare: Welche werden die anderen darin sehen?" },
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
