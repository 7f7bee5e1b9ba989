/** From what may be done to what the buttons say and where the cards come from. */
import type { UnoDuoAction, UnoDuoEvent, UnoDuoPlayCard, UnoDuoView } from "../../generated/types";
import { prefersCalm } from "../../motion";
import { keyOf } from "./cards";
import type { Call } from "./UnoButton.svelte";
import { words } from "./words";

export interface Instead {
  label: string;
  action: UnoDuoAction;
}

/** What can be done instead of playing a card; the label keeps still while others act. */
export function insteadOf({ phase, turn, viewer, stack }: UnoDuoView): Instead {
  if (phase === "draft") return { label: words("take-next"), action: { type: "discard" } };
  if (turn === viewer) {
    if (phase === "drawn") return { label: words("keep"), action: { type: "keep" } };
    if (phase === "run") return { label: words("end-run"), action: { type: "end_run" } };
    if (phase === "answer") return { label: words("take", { sum: stack }), action: { type: "draw" } };
  }
  return { label: words("draw"), action: { type: "draw" } };
}

/** What the UNO button is for now. A race counts at once, even while earlier events are being shown. */
export function callOf(
  view: UnoDuoView,
  choices: readonly { type: string }[],
  plays: UnoDuoPlayCard[],
  armed: boolean,
): Call {
  if (view.owing !== null && view.owing !== view.viewer) return "catch";
  if (view.owing !== null || choices.some((choice) => choice.type === "say_uno")) return "say";
  if (!plays.some((play) => play.uno)) return "idle";
  return armed ? "armed" : "arm";
}

/** Where new cards of a hand come from. */
export function handOrigin(events: UnoDuoEvent[], seat: number): string {
  for (const event of events) {
    if (event.type === "hands_swapped") return `seat-${1 - seat}`;
    if (event.type === "card_picked" && event.seat === seat) return event.kept ? "looked" : "unseen";
  }
  return "draw";
}

/** Where the top card of the discard pile comes from; `hand` is the viewer's, without that card. */
export function topOrigin(events: UnoDuoEvent[], viewer: number | null, hand: number[]): string {
  for (const event of events) {
    if (event.type === "card_picked") return event.kept ? "unseen" : "looked";
    if (event.type === "card_played") {
      if (event.seat !== viewer) return `seat-${event.seat}`;
      return keyOf(event.card, hand.filter((card) => card === event.card).length);
    }
  }
  return "draw";
}

/** Whether somebody has just said UNO: with a card, after it, or before whoever owed it. */
export function isShout(event: UnoDuoEvent): boolean {
  return (
    event.type === "uno_said" || event.type === "uno_caught" || (event.type === "card_played" && event.uno)
  );
}

/** The table shakes; it stays still for those who want calm. */
export function shake(table: HTMLElement): void {
  if (prefersCalm() || !("animate" in table)) return;
  const way = [0, -7, 6, -5, 3, -1, 0];
  table.animate(
    way.map((x) => ({ transform: `translateX(${x}px) rotate(${x / 14}deg)` })),
    { duration: 520, easing: "ease-out" },
  );
}
