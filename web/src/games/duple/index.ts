import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "duple",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
  evenings: () => import("./evenings"),
} satisfies GameEntry;
