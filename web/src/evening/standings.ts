/** The evening's score sheet: who has won how often, and what each game is remembered for. */
import type { PersonShown, Table, TitleShown } from "../generated/types";
import type { Look } from "../look";
import { personLook, personName } from "../people";

export interface Standing {
  id: number;
  name: string;
  look: Look;
  bot: boolean;
  won: number;
  played: number;
}

export interface Honour {
  key: string;
  title: TitleShown;
  names: string[];
}

type Told = Pick<Table, "people" | "evening">;

/** What people are called where there is little room. */
export type Called = (names: string[]) => string[];

const everybody = ({ people, evening }: Told): Map<number, PersonShown> =>
  new Map([...evening.gone, ...people].map((person) => [person.id, person]));

function namesIn(table: Told, called: Called): Map<number, string> {
  const known = [...everybody(table).values()];
  const names = called(known.map(personName));
  return new Map(known.map(({ id }, index) => [id, names[index] ?? ""]));
}

/** Whoever won most comes first; among equals, whoever needed fewer matches for it. */
export function standingsOf(table: Told, called: Called = (names) => names): Standing[] {
  const known = everybody(table);
  const names = namesIn(table, called);
  return table.evening.scores
    .flatMap(({ person, won, played }) => {
      const who = known.get(person);
      if (!who) return [];
      const name = names.get(person) ?? "";
      return [{ id: person, name, look: personLook(who), bot: who.bot !== null, won, played }];
    })
    .sort((one, other) => other.won - one.won || one.played - other.played);
}

export function honoursOf(table: Told, called: Called = (names) => names): Honour[] {
  const names = namesIn(table, called);
  return table.evening.titles.map((title) => ({
    key: `${title.game} ${title.kind}`,
    title,
    names: title.people.flatMap((id) => names.get(id) ?? []),
  }));
}
