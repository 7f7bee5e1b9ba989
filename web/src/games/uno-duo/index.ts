import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "uno-duo",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
