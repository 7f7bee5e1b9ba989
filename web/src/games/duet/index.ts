import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "duet",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
  evenings: () => import("./evenings"),
} satisfies GameEntry;
