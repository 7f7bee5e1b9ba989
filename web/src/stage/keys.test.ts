import { afterEach, expect, it, vi } from "vitest";
import { hurrying } from "./hurrying";
import { keeping, keepingFocus } from "./keeping";

const undone: (() => void)[] = [];
afterEach(() => {
  for (const undo of undone.splice(0)) undo();
  document.body.innerHTML = "";
});

function drawn(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** Observers report after the present task. */
const observed = () => new Promise((done) => setTimeout(done));

function bar(buttons: string, around = "") {
  const root = drawn(
    `<div><p class="prompt" tabindex="-1">Go</p><div class="buttons">${buttons}</div></div>`,
  );
  document.body.insertAdjacentHTML("beforeend", around);
  undone.push(keepingFocus(root));
  return root.querySelector<HTMLButtonElement>(".buttons button")!;
}

it("gives the focus to the next button when one goes", async () => {
  const play = bar("<button>Play</button><button id='next'>Continue</button>");
  play.focus();
  play.remove();
  await observed();
  expect(document.activeElement!.id).toBe("next");
});

it("gives it to the cards when nothing in the bar can be pressed, and else to what the bar says", async () => {
  const play = bar(
    "<button>Play</button>",
    '<div role="toolbar"><button tabindex="0" id="card">7</button></div>',
  );
  play.focus();
  play.remove();
  await observed();
  expect(document.activeElement!.id).toBe("card");
  const alone = bar("<button>Play</button>");
  alone.focus();
  alone.remove();
  await observed();
  expect(document.activeElement!.className).toBe("prompt");
});

it("gives it away when what has it cannot be seen any more", async () => {
  const root = drawn("<div><button>Draw</button><input /></div>");
  const [pile, input] = [root.querySelector("button")!, root.querySelector("input")!];
  undone.push(keeping(() => input)(root));
  pile.focus();
  pile.style.visibility = "hidden";
  root.append("!");
  await observed();
  expect(document.activeElement).toBe(input);
});

it("lets whoever is nearest give it away, whoever watched first (bug)", async () => {
  const room = drawn("<div><p tabindex='-1'>Vote</p><div><button>Doubt</button><input /></div></div>");
  const [told, table, doubt] = ["p", "div", "button"].map((part) => room.querySelector<HTMLElement>(part)!);
  undone.push(keeping(() => told!)(room), keeping(() => room.querySelector("input"))(table!));
  doubt!.focus();
  doubt!.remove();
  await observed();
  expect(document.activeElement).toBe(room.querySelector("input"));
});

it("has somebody farther away mend it where the nearest is gone, too", async () => {
  const room = drawn("<div><p tabindex='-1'>Draw</p><div><button>Start</button></div></div>");
  const [told, chairs] = ["p", "div"].map((part) => room.querySelector<HTMLElement>(part)!);
  undone.push(keeping(() => told!)(room), keeping(() => null)(chairs!));
  room.querySelector("button")!.focus();
  chairs!.remove();
  await observed();
  expect(document.activeElement).toBe(told);
});

it("leaves the focus to whoever has taken it elsewhere", async () => {
  const play = bar("<button>Play</button><button>Draw</button>", "<input id='chat' />");
  play.focus();
  document.getElementById("chat")!.focus();
  play.remove();
  await observed();
  expect(document.activeElement!.id).toBe("chat");
});

it("goes on with a tap on the stage, Space or Enter, and never when something else was meant", () => {
  const goOn = vi.fn();
  const stage = drawn("<main><p>trick</p><button>7</button></main>");
  const undo = hurrying(goOn)(stage);
  if (undo) undone.push(undo);
  const press = (on: Element, key: string) =>
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  stage.querySelector("p")!.click();
  press(document.body, " ");
  press(document.body, "Enter");
  expect(goOn).toHaveBeenCalledTimes(3);
  stage.querySelector("button")!.click();
  press(stage.querySelector("button")!, "Enter");
  press(document.body, "a");
  expect(goOn).toHaveBeenCalledTimes(3);
  stage.innerHTML = '<p class="prompt" tabindex="-1">Wait</p><div role="toolbar" tabindex="-1"></div>';
  for (const idle of stage.children) press(idle, " ");
  expect(goOn).toHaveBeenCalledTimes(5);
});
