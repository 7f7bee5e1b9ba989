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
const app = import("./App.svelte");
await fetchTexts("shell", app);
const { default: App } = await app;
mount(App, { target: document.getElementById("app")! });
