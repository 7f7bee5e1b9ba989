/** Synthesised voices. Each begins within a millisecond or two of its time: what is played to a beat must. */
import type { Output } from "./output";

export interface Tone {
  wave: OscillatorType;
  /** In hertz; it glides to `to` where that is given. */
  from: number;
  to?: number;
  seconds: number;
  /** From 0 to 1; voices that sound together must stay below 1 in all. */
  level: number;
}

/** A filtered hiss: paper, a hat, a brush. */
export interface Hiss extends Omit<Tone, "wave"> {
  filter: BiquadFilterType;
}

const ATTACK = 0.0015;
const SILENT = 0.0005;

export function playTone(output: Output, at: number, tone: Tone): void {
  const oscillator = output.context.createOscillator();
  oscillator.type = tone.wave;
  glide(oscillator.frequency, at, tone);
  sounded(output, at, tone, oscillator, oscillator);
}

export function playHiss(output: Output, at: number, hiss: Hiss): void {
  const source = output.context.createBufferSource();
  source.buffer = noiseIn(output.context);
  const filter = output.context.createBiquadFilter();
  filter.type = hiss.filter;
  glide(filter.frequency, at, hiss);
  source.connect(filter);
  sounded(output, at, hiss, source, filter);
}

function glide(frequency: AudioParam, at: number, { from, to = from, seconds }: Omit<Tone, "wave">): void {
  frequency.setValueAtTime(from, at);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, at + seconds);
}

/** A quick rise, a fall like that of a string, and an end. */
function sounded(
  { context, out }: Output,
  at: number,
  { level, seconds }: Pick<Tone, "level" | "seconds">,
  source: AudioScheduledSourceNode,
  last: AudioNode,
): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  last.connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseIn(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
