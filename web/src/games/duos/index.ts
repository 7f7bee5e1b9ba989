import type { GameEntry } from "../../table";

export default {
  id: "duos",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
