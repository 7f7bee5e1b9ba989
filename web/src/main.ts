import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./messages";
import { learnSharedOrigin } from "./shell/sharing";
import { applyTheme } from "./theme";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

document.documentElement.lang = language;
applyTheme();
learnSharedOrigin();
mount(App, { target: document.getElementById("app")! });
