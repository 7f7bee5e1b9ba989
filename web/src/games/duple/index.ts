import type { GameEntry } from "../../table";

export default {
  id: "duple",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
