/** A game's table without a server: /dev/?game=dualis&fixture=opening&theme=dark, &step=2&beat=1 for one beat. Never part of the build. */
import { mount } from "svelte";
import { applyLanguage, fetchTexts } from "../src/messages";
import { applyTheme, themes } from "../src/theme";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

const asked = new URLSearchParams(location.search);
applyTheme(themes.find((theme) => theme === asked.get("theme")) ?? "auto");
applyLanguage();
const bench = import("./Workbench.svelte");
await fetchTexts("shell", bench);
mount((await bench).default, {
  target: document.getElementById("app")!,
  props: {
    id: asked.get("game") ?? "dualis",
    name: asked.get("fixture") ?? "opening",
    step: Number(asked.get("step") ?? 0),
    beat: asked.has("beat") ? Number(asked.get("beat")) : null,
  },
});
