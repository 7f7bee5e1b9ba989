/** As many reactions as the server takes: what comes beyond would be lost without a word. */
export const MOST_AT_ONCE = 3;
export const WITHIN = 5000;

export class Limit {
  /** Whether enough was said for now. */
  resting = $state(false);
  private times: number[] = [];

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Whether one more may be sent now; it counts. */
  spend(): boolean {
    const now = this.clock();
    this.times = this.times.filter((time) => now - time < WITHIN);
    if (this.times.length >= MOST_AT_ONCE) return false;
    this.times.push(now);
    if (this.times.length === MOST_AT_ONCE) this.rest(this.times[0]! + WITHIN - now);
    return true;
  }

  private rest(milliseconds: number): void {
    this.resting = true;
    setTimeout(() => (this.resting = false), milliseconds);
  }
}
