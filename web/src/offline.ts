/** A replay that is one file: the match lies in the page itself, packed; nothing is ever fetched. */
import { mount } from "svelte";
import { applyLanguage } from "./messages";
import OfflineReplay from "./replay/OfflineReplay.svelte";
import { unpacked } from "./replay/packed";
import { applyTheme } from "./theme";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

applyLanguage();
applyTheme();
void unpacked(document.getElementById("match")!.textContent).then((match) =>
  mount(OfflineReplay, { target: document.getElementById("app")!, props: { match } }),
);
