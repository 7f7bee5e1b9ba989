/** The metronome with the page's timers and its one audio context. Silent until sound is asked for. */
import { audio, sound, soundIsOn } from "../../sound";
import { startMetronome, type Running } from "./metronome";

export function startClicks(running: Running, now: () => number): () => void {
  return startMetronome(running, { now, click, every });
}

/** Audio sleeps until something was pressed: to be called from a click or key. */
export function wakeAudio(): void {
  if (soundIsOn() && typeof AudioContext !== "undefined") void audio().resume();
}

function click(wait: number, count: number): void {
  if (!soundIsOn() || typeof AudioContext === "undefined") return;
  const { currentTime, outputLatency = 0 } = audio();
  const at = currentTime + wait / 1000 - outputLatency;
  sound(count === 1 ? "tick" : "tock", Math.max(currentTime, at));
}

function every(task: () => void, milliseconds: number): () => void {
  const timer = setInterval(task, milliseconds);
  return () => clearInterval(timer);
}
