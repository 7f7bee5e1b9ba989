/** A form made from the JSON schema of a game's options. */
interface Shape {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  title?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  group?: string;
  seats?: number[];
  names_a_seat?: boolean;
  properties?: Record<string, Shape>;
}

interface Label {
  name: string;
  title: string;
  hint: string;
  /** The rule that says more, for whoever wants to read it. */
  rule?: string;
  /** With what other options a form shows it. */
  group?: string;
  /** The numbers of players that it is of use to; left out: to all. */
  seats?: number[];
  /** Whether its values are numbers of seats. */
  namesSeat?: boolean;
}

/** Texts of `values` are for choices that are not to be shown as they stand in the schema. */
export type Field = Label &
  (
    | { kind: "switch" }
    | { kind: "choice"; choices: (string | number | null)[]; values?: Readonly<Record<string, string>> }
    | { kind: "number"; least: number; most: number }
    | { kind: "text"; longest: number }
  );

/** One field for each option that can be chosen by hand, in the schema's order. */
export function fieldsOf(schema: Record<string, unknown>): Field[] {
  const parts = (schema["$defs"] ?? {}) as Record<string, Shape>;
  const whole = resolved(schema as Shape, parts);
  return Object.entries(whole.properties ?? {}).flatMap(([name, shape]) => fieldOf(name, shape, parts));
}

function fieldOf(name: string, given: Shape, parts: Record<string, Shape>): Field[] {
  const shape = { ...resolved(given, parts), ...given };
  const label: Label = { name, title: shape.title ?? spaced(name), ...apart(shape.description ?? "") };
  if (shape.group) label.group = shape.group;
  if (shape.seats) label.seats = shape.seats;
  if (shape.names_a_seat) label.namesSeat = true;
  if (shape.type === "boolean") return [{ ...label, kind: "switch" }];
  const values = valuesOf(shape, parts);
  if (values) return [{ ...label, kind: "choice", choices: values }];
  if (shape.type === "integer" && shape.minimum !== undefined && shape.maximum !== undefined) {
    return [{ ...label, kind: "number", least: shape.minimum, most: shape.maximum }];
  }
  if (shape.type === "string" && shape.maxLength !== undefined) {
    return [{ ...label, kind: "text", longest: shape.maxLength }];
  }
  return [];
}

function valuesOf(shape: Shape, parts: Record<string, Shape>): (string | number | null)[] | null {
  if (shape.enum) return shape.enum as (string | number)[];
  if (!shape.anyOf) return null;
  const each = shape.anyOf.map((part) => {
    const option = resolved(part, parts);
    return option.type === "null" ? [null] : (option.enum as (string | number)[] | undefined);
  });
  return each.every((values) => values !== undefined) ? each.flat() : null;
}

function resolved(shape: Shape, parts: Record<string, Shape>): Shape {
  const name = shape.$ref?.split("/").at(-1);
  return (name && parts[name]) || shape;
}

/** A hint without the rule that it names in brackets, and that rule. */
export function apart(hint: string): { hint: string; rule?: string } {
  const found = /\s*\(([A-Z]+-\d+)\)/.exec(hint);
  return found ? { hint: hint.replace(found[0], ""), rule: found[1]! } : { hint };
}

function spaced(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
