/**
 * How catalogues speak of a seat: the reader's own goes by "You", and the sentence around it follows. Whose it is,
 * the seat decides and never the name: somebody else may be called "You".
 */
import { FluentType } from "@fluent/bundle";

/** What the reader's own seat is called to the reader. */
export class OwnName extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

/** Anybody's name as the reader is told it. */
export type Name = string | OwnName;
