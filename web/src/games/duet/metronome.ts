/** The beat to be heard: each one placed a little ahead on the audio clock. Silent while sound is off. */
import { byTimer, heardIn, runAhead, output, type Clockwork } from "../../sound";
import { beatTime } from "./beat";
import { playBeat } from "./kit";

export interface Running {
  /** When the first beat falls. */
  since: number;
  tempo: number;
  /** How much sooner than it falls each beat is to be heard: what this device and this player are late by. */
  lead: number;
}

/** Tells of every beat before it is to be heard; runs until the returned function is called. */
export function startMetronome(
  { since, tempo, lead }: Running,
  due: (beat: number, wait: number) => void,
  clockwork: Clockwork,
): () => void {
  return runAhead((beat) => beatTime(since, tempo, beat) - lead, due, clockwork);
}

export function startBeat(running: Running, now: () => number): () => void {
  const play = (beat: number, wait: number) => {
    const here = output();
    if (here) playBeat(here, heardIn(here.context, wait), beat);
  };
  return startMetronome(running, play, byTimer(now));
}
