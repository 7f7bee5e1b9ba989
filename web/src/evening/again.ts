/** "Again?" is a question to everybody who sits there. */
import type { PersonShown } from "../generated/types";

/** Those who are asked: people at the table, not bots, not those who wait. */
export const asked = (people: readonly PersonShown[]): PersonShown[] =>
  people.filter((person) => person.bot === null && person.seat !== null);

export const willing = (people: readonly PersonShown[]): PersonShown[] =>
  asked(people).filter((person) => person.again === true);

/** Those who wait for the next match, those who have waited longest first. */
export const waiting = (people: readonly PersonShown[]): PersonShown[] =>
  people.filter((person) => person.bot === null && person.seat === null);
