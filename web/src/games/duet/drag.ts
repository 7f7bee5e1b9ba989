/** Dragging a card to a place of the row. */
import { drag } from "../../parts/drag";

/** Dropped on a place, the place is reported, from 0. */
export function dragCard(started: PointerEvent, ondrop: (place: number) => void): void {
  const thing = (started.currentTarget as HTMLElement).querySelector<HTMLElement>(".card");
  if (thing)
    drag(started, { thing, onto: "[data-slot]", ondrop: ({ dataset }) => ondrop(Number(dataset["slot"])) });
}
