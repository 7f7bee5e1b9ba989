import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./theme";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

applyTheme();
mount(App, { target: document.getElementById("app")! });
