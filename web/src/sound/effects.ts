/** Short sounds that every table has. Each has a visible equivalent. */
import { stage } from "./device";
import { playHiss, playTone, type Hiss, type Tone } from "./voices";

export type Sound = "tap" | "card" | "flip" | "coin" | "win" | "lose" | "turn" | "buzzer" | "tick" | "tock";

const paper = "bandpass" as const;

const voices: Record<Sound, Tone | Hiss> = {
  tap: { wave: "sine", from: 520, to: 420, seconds: 0.05, level: 0.2 },
  card: { filter: paper, from: 1800, to: 500, seconds: 0.09, level: 0.4 },
  flip: { filter: paper, from: 700, to: 2600, seconds: 0.11, level: 0.35 },
  coin: { wave: "triangle", from: 1760, to: 2350, seconds: 0.18, level: 0.18 },
  win: { wave: "triangle", from: 523, to: 784, seconds: 0.34, level: 0.25 },
  lose: { wave: "triangle", from: 330, to: 220, seconds: 0.34, level: 0.22 },
  turn: { wave: "sine", from: 660, to: 880, seconds: 0.14, level: 0.2 },
  buzzer: { wave: "sawtooth", from: 150, to: 120, seconds: 0.3, level: 0.2 },
  tick: { wave: "square", from: 1500, seconds: 0.03, level: 0.18 },
  tock: { wave: "square", from: 1000, seconds: 0.03, level: 0.18 },
};

export function sound(name: Sound): void {
  const here = stage();
  if (!here) return;
  const voice = voices[name];
  if ("wave" in voice) playTone(here, here.context.currentTime, voice);
  else playHiss(here, here.context.currentTime, voice);
}
