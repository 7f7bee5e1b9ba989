/** The beat in the hand: phones that can tremble do so while sound is off. */
import { soundIsOn } from "../../sound";
import { COUNTS } from "./beat";

const [STRONG, WEAK] = [35, 15];

/** Call it while a component is set up. */
export function trembling(read: () => number | null): void {
  $effect(() => {
    const beat = read();
    if (beat === null || beat < 0 || soundIsOn()) return;
    // Browsers that let no page tremble before it is touched write an error of it.
    if (navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate?.(beat % COUNTS === 0 ? STRONG : WEAK);
  });
}
