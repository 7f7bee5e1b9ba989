/** The rules page of a game as HTML, each rule findable by its id. */
import { marked } from "marked";

const RULE_IDS = /<em>\(([A-Z-]+-\d+(?:, [A-Z-]+-\d+)*)\)<\/em>/g;

const chip = (id: string) => `<span class="rule" id="${id}" tabindex="-1">${id}</span>`;

/** The guide is the server's own text; HTML in it would be shown as text all the same. */
export function guideHtml(markdown: string): string {
  const html = marked.parse(markdown.replaceAll("<", "&lt;"), { async: false });
  return html
    .replaceAll(/<(\/?)h2>/g, "<$1h3>")
    .replaceAll(/<h1>.*?<\/h1>/gs, "")
    .replaceAll(RULE_IDS, (_, ids: string) => ids.split(", ").map(chip).join(" "));
}
