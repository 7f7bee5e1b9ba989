/** The rules page of a game as HTML, each rule findable by its id. */
import { marked } from "marked";

const RULE_ID = /<em>\(([A-Z]+(?:-[A-Z]+)*-\d+)\)<\/em>/g;

/** The guide is the server's own text; HTML in it would be shown as text all the same. */
export function guideHtml(markdown: string): string {
  const html = marked.parse(markdown.replaceAll("<", "&lt;"), { async: false });
  return html
    .replaceAll(/<(\/?)h2>/g, "<$1h3>")
    .replaceAll(/<h1>.*?<\/h1>/gs, "")
    .replaceAll(RULE_ID, '<span class="rule" id="$1" tabindex="-1">$1</span>');
}
