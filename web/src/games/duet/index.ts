import type { GameEntry } from "../../table";
import "./tokens.css";

export default {
  id: "duet",
  tagline: {
    de: "Leg ein Lied aus Karten, dreh sie im Takt um, und der andere gibt es aus dem Kopf zurück.",
  },
  picture: () => import("./Picture.svelte"),
  load: () => import("./game"),
} satisfies GameEntry;
