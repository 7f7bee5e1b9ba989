import type { GameEntry } from "../../table";

export default {
  id: "duet",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
