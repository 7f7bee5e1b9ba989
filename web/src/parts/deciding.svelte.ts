/**
 * One decision a picture, for games in which one choice ends all others: after it, nothing else is sent until
 * another picture comes, or a refusal. That the same action is never sent twice is `match.ts`'s own care.
 */
import type { RefusalText } from "../table";

export class Deciding<View, Action> {
  private decidedOn = $state.raw<View | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly act: (action: Action) => Promise<RefusalText | null>,
  ) {}

  /** Whether a decision was sent that the picture does not show yet. */
  busy = $derived.by(() => this.decidedOn === this.view());

  /** Why it was not taken; null if it was, or if something else is under way. */
  async take(action: Action): Promise<RefusalText | null> {
    if (this.busy) return null;
    this.decidedOn = this.view();
    const refusal = await this.act(action);
    if (refusal) this.decidedOn = null;
    return refusal;
  }
}
