/** The loudspeaker of this device: one context, one volume, and whether sound is wanted at all. */
import { kept } from "../kept";
import { outputOn, type Output } from "./output";

const LOUDNESS = 0.8;

let speaker: (ReturnType<typeof outputOn> & { context: AudioContext }) | null = null;

export const canSound = (): boolean => typeof AudioContext !== "undefined";

export function soundIsOn(): boolean {
  return kept.read("sound") === "on";
}

/** Whether this device has said yes or no to sound. */
export function soundIsDecided(): boolean {
  return kept.read("sound") !== null;
}

/** Must be called from a click or key, or the browser keeps the audio asleep. */
export function switchSound(on: boolean): void {
  kept.write("sound", on ? "on" : "off");
  wakeSound();
}

/** Audio sleeps until something was pressed: to be called from a click or key. */
export function wakeSound(): void {
  void output()?.context.resume();
}

/** From 0 to 1. */
export function volume(): number {
  const found = Number(kept.read("volume") ?? LOUDNESS);
  return Number.isFinite(found) ? Math.min(1, Math.max(0, found)) : LOUDNESS;
}

export function setVolume(wanted: number): void {
  kept.write("volume", String(wanted));
  if (speaker) speaker.volume.value = volume();
}

/** Where voices sound on this device; null while it is silent, and nobody is told to wait for what is not heard. */
export function output(): (Output & { context: AudioContext }) | null {
  return soundIsOn() && canSound() && isTouched() && !document.hidden ? device() : null;
}

/** Browsers keep a page silent until something on it was pressed; what is played before would be heard all at once. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** A page that nobody looks at is silent. */
function followSight(context: AudioContext): void {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void context.suspend();
    else if (soundIsOn()) void context.resume();
  });
}

function device(): NonNullable<typeof speaker> {
  if (speaker) return speaker;
  const context = new AudioContext({ latencyHint: "interactive" });
  speaker = { ...outputOn(context, volume()), context };
  followSight(context);
  return speaker;
}
