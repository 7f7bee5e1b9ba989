import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "duple",
  tagline: { de: "Zwei Buchstaben, ein englisches Wort, und zwar sofort: Wer sagt es zuerst?" },
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
