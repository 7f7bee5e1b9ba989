/**
 * What somebody has picked, marked or typed and not yet sent. It survives a reload of the page, for this match,
 * seat and question; with another question it is forgotten. It never leaves this window.
 */
import { getContext, setContext } from "svelte";
import { drafts } from "../kept";

/** Which match it is and who is asked in it; null where nobody is. */
type Asked = () => string | null;

const ASKED = Symbol("asked");

export function provideAsked(asked: Asked): void {
  setContext(ASKED, asked);
}

interface Made<Value> {
  asked: string | null;
  question: string;
  value: Value;
}

/** Made where a component is: `question` tells this question apart from the next one of the match. */
export class HalfMade<Value> {
  private made = $state.raw<Made<Value> | null>(null);

  constructor(
    private readonly name: string,
    private readonly question: () => string | number,
    private readonly asked: Asked = getContext<Asked | undefined>(ASKED) ?? (() => null),
  ) {
    const found = this.asked() === null ? null : drafts.read(name);
    this.made = found ? (JSON.parse(found) as Made<Value>) : null;
    $effect(() => {
      if (this.made && this.asked() !== null && !this.fits(this.made)) this.value = null;
    });
  }

  get value(): Value | null {
    return this.made && this.fits(this.made) ? this.made.value : null;
  }

  set value(value: Value | null) {
    const asked = this.asked();
    this.made = value === null ? null : { asked, question: String(this.question()), value };
    if (asked !== null) drafts.write(this.name, this.made && JSON.stringify(this.made));
  }

  private fits({ asked, question }: Made<Value>): boolean {
    return asked === this.asked() && question === String(this.question());
  }
}
