/**
 * Sound, synthesised here and off until asked for. A game writes down what its beats sound like (`notes.ts`), and
 * `hearing.ts` plays it where a match is shown; a game that makes music plays its own voices on `output()`, placed by
 * `runAhead` and `heardIn`. `SoundOffer.svelte` asks whether to, and `SoundSwitch.svelte` turns it on and off where
 * there is no menu.
 */
export * from "./clock";
export * from "./device";
export type { Output } from "./output";
export { playHiss, playTone, type Hiss, type Tone } from "./voices";
