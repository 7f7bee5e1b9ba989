/** The variants of a game as a family chooses them: by preset, or one by one, only those that are of use. */
import type { GameCard } from "../generated/types";
import type { Field } from "../shell/fields";

export const PRESETS = ["first", "box", "wild"] as const;
export type Preset = (typeof PRESETS)[number];

/** The preset that these options are, if they are one. */
export function presetOf(
  game: Pick<GameCard, "defaults" | "presets">,
  options: Record<string, unknown>,
): Preset | null {
  const whole = { ...game.defaults, ...options };
  const same = (preset: Record<string, unknown>) =>
    Object.keys(whole).every((name) => preset[name] === whole[name]);
  return PRESETS.find((name) => same(game.presets[name] ?? {})) ?? null;
}

/** What was set and is not yet so. */
export const unlike = (
  set: Record<string, unknown>,
  agreed: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(set).filter(([name, value]) => agreed[name] !== value));

/** What so many players can choose; seats are called by who sits there. */
export function applying(
  fields: readonly Field[],
  players: number,
  names: ReadonlyMap<number, string>,
): Field[] {
  return fields
    .filter(({ seats }) => !seats || seats.includes(players))
    .map((field) => (field.namesSeat && field.kind === "choice" ? seated(field, players, names) : field));
}

function seated(
  field: Extract<Field, { kind: "choice" }>,
  players: number,
  names: ReadonlyMap<number, string>,
): Field {
  const isSeat = (choice: unknown) => /^\d+$/.test(String(choice));
  const choices = field.choices.filter((choice) => !isSeat(choice) || Number(choice) < players);
  const known = choices.filter((choice) => isSeat(choice) && names.has(Number(choice)));
  const called = Object.fromEntries(known.map((choice) => [String(choice), names.get(Number(choice))!]));
  return { ...field, choices, values: { ...field.values, ...called } };
}

/** By their groups, each where its first member stands. */
export function grouped(fields: readonly Field[]): [string, Field[]][] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const key = field.group ?? "rules";
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups];
}
