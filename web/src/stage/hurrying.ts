/** A tap on the stage, Space or Enter on it: whoever has seen enough goes on. */
import type { Attachment } from "svelte/attachments";

/** Where the focus stands while nothing can be pressed. */
const IDLE = "[role=toolbar], .prompt";
const ANSWERS = "a, button, input, select, textarea, summary, label, [role=toolbar], [role=dialog]";

export function hurrying(goOn: () => void): Attachment<HTMLElement> {
  return (stage) => {
    const tapped = ({ target, defaultPrevented }: MouseEvent) => {
      if (!defaultPrevented && !(target as Element).closest(ANSWERS)) goOn();
    };
    const pressed = (key: KeyboardEvent) => {
      const target = key.target as Element;
      const here = target === document.body || target === stage || target.matches(IDLE);
      if (!here || key.defaultPrevented || (key.key !== " " && key.key !== "Enter")) return;
      key.preventDefault();
      goOn();
    };
    stage.addEventListener("click", tapped);
    document.addEventListener("keydown", pressed);
    return () => {
      stage.removeEventListener("click", tapped);
      document.removeEventListener("keydown", pressed);
    };
  };
}
