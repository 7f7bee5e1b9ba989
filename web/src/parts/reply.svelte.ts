/**
 * Why what was tried was not taken. Two things may be under way at once (a call goes beside a play), and their
 * answers come in any order: that the one was taken does not take away why the other was not.
 */
import type { RefusalText } from "../table";

export class Reply {
  refusal = $state.raw<RefusalText | null>(null);

  /** Something else is being tried: what was said to the last is of no more interest. */
  clear = (): void => {
    this.refusal = null;
  };

  async to(tried: Promise<RefusalText | null>): Promise<void> {
    this.clear();
    const refusal = await tried;
    if (refusal) this.refusal = refusal;
  }
}
