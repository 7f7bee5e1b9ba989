import type { GameEntry } from "../../table";

export default {
  id: "uno-duo",
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
