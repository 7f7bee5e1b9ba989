/** Short synthesised sounds. Off until asked for; each has a visible equivalent. */
import { kept } from "./kept";

export type Sound = "tap" | "card" | "flip" | "coin" | "win" | "lose" | "turn" | "buzzer" | "tick" | "tock";

interface Voice {
  wave: OscillatorType | "paper";
  from: number;
  to: number;
  seconds: number;
  volume: number;
}

const voices: Record<Sound, Voice> = {
  tap: { wave: "sine", from: 520, to: 420, seconds: 0.05, volume: 0.2 },
  card: { wave: "paper", from: 1800, to: 500, seconds: 0.09, volume: 0.4 },
  flip: { wave: "paper", from: 700, to: 2600, seconds: 0.11, volume: 0.35 },
  coin: { wave: "triangle", from: 1760, to: 2350, seconds: 0.18, volume: 0.18 },
  win: { wave: "triangle", from: 523, to: 784, seconds: 0.34, volume: 0.25 },
  lose: { wave: "triangle", from: 330, to: 220, seconds: 0.34, volume: 0.22 },
  turn: { wave: "sine", from: 660, to: 880, seconds: 0.14, volume: 0.2 },
  buzzer: { wave: "sawtooth", from: 150, to: 120, seconds: 0.3, volume: 0.2 },
  tick: { wave: "square", from: 1500, to: 1500, seconds: 0.03, volume: 0.18 },
  tock: { wave: "square", from: 1000, to: 1000, seconds: 0.03, volume: 0.18 },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function soundIsOn(): boolean {
  return kept.read("sound") === "on";
}

/** Must be called from a click or key, or the browser keeps the audio asleep. */
export function switchSound(on: boolean): void {
  kept.write("sound", on ? "on" : "off");
  if (on) void audio().resume();
}

/** The one audio context of the page, for games that schedule their own beats. */
export function audio(): AudioContext {
  context ??= new AudioContext({ latencyHint: "interactive" });
  return context;
}

/** Plays a sound now, or at an exact time of `audio().currentTime`. */
export function sound(name: Sound, at?: number): void {
  if (!soundIsOn() || typeof AudioContext === "undefined") return;
  const player = audio();
  const voice = voices[name];
  const start = at ?? player.currentTime;
  const gain = player.createGain();
  gain.gain.setValueAtTime(voice.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + voice.seconds);
  gain.connect(player.destination);
  const source =
    voice.wave === "paper" ? rustle(player, voice, start, gain) : tone(player, voice, start, gain);
  source.start(start);
  source.stop(start + voice.seconds);
}

function tone(player: AudioContext, voice: Voice, start: number, gain: GainNode): AudioScheduledSourceNode {
  const oscillator = player.createOscillator();
  oscillator.type = voice.wave as OscillatorType;
  oscillator.frequency.setValueAtTime(voice.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(voice.to, start + voice.seconds);
  oscillator.connect(gain);
  return oscillator;
}

function rustle(player: AudioContext, voice: Voice, start: number, gain: GainNode): AudioScheduledSourceNode {
  const source = player.createBufferSource();
  source.buffer = noise ??= whiteNoise(player);
  const filter = player.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(voice.from, start);
  filter.frequency.exponentialRampToValueAtTime(voice.to, start + voice.seconds);
  source.connect(filter).connect(gain);
  return source;
}

function whiteNoise(player: AudioContext): AudioBuffer {
  const buffer = player.createBuffer(1, player.sampleRate / 4, player.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
