/** A game's table without a server: /dev/?game=dualis&fixture=opening&theme=dark. Never part of the build. */
import { mount } from "svelte";
import { applyTheme, themes } from "../src/theme";
import Workbench from "./Workbench.svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

const asked = new URLSearchParams(location.search);
applyTheme(themes.find((theme) => theme === asked.get("theme")) ?? "auto");
mount(Workbench, {
  target: document.getElementById("app")!,
  props: {
    id: asked.get("game") ?? "dualis",
    name: asked.get("fixture") ?? "opening",
    step: Number(asked.get("step") ?? 0),
  },
});
