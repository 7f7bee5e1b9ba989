import { mount } from "svelte";
import { applyLanguage, fetchTexts } from "./messages";
import { learnSharedOrigin } from "./shell/sharing";
import { applyTheme } from "./theme";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

applyLanguage();
applyTheme();
learnSharedOrigin();
await fetchTexts("shell");
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });
