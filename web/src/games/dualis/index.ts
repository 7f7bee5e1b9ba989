import type { GameEntry } from "../../table";

export default {
  id: "dualis",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
