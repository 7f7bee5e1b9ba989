/** Where voices sound: a context and the node that they play into. An offline context does as well as a speaker. */
export interface Output {
  context: BaseAudioContext;
  out: AudioNode;
}

/** Quieter than this nothing is touched; louder it bends, and never reaches 1. */
const STRAIGHT = 0.8;
const STEPS = 2048;

/**
 * Volume, and a curve that never clips. Not a compressor: browsers delay what goes through one by some
 * milliseconds, and a beat must not be late.
 */
export function outputOn(context: BaseAudioContext, volume: number): Output & { volume: AudioParam } {
  const loudness = context.createGain();
  loudness.gain.value = volume;
  const bend = context.createWaveShaper();
  bend.curve = Float32Array.from({ length: 2 * STEPS + 1 }, (_, step) => bent((step - STEPS) / STEPS));
  loudness.connect(bend).connect(context.destination);
  return { context, out: loudness, volume: loudness.gain };
}

function bent(level: number): number {
  const over = Math.abs(level) - STRAIGHT;
  if (over <= 0) return level;
  return Math.sign(level) * (STRAIGHT + (1 - STRAIGHT) * 0.9 * Math.tanh(over / (1 - STRAIGHT)));
}
