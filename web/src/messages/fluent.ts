/** Makes sentences of texts, in the reader's language: the page's own, and what the server sends. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import { here, later } from "virtual:texts";
import type { Text } from "../generated/types";
import { withMinus } from "./figure";
import { isPseudo, language } from "./language";
import { OwnName, type Name } from "./person";

/** What goes into a text: numbers, names, what was typed, texts within texts, and lists of these. */
export type Value = string | number | Name | Text | readonly Value[];

/** Texts that take no values are of type `null`. */
export type Say<Texts> = <Id extends keyof Texts & string>(
  id: Id,
  ...values: Texts[Id] extends null ? [] : [Texts[Id]]
) => string;

const loaded = new Map<string, FluentBundle>();
const isText = (value: object): value is Text => "type" in value && value.type === "text";

/** A text in a text: as it is, or in the form that the sentence around it asks for. */
class Within extends FluentType<Text> {
  toString(): string {
    return format(this.value, null);
  }

  form(form: string): string {
    return format(this.value, form);
  }
}

class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

const IS: FluentFunction = ([who]) => (who instanceof OwnName ? "you" : "other");
const FORM: FluentFunction = ([text], { form }) =>
  text instanceof Within ? text.form(String(form)) : (text as FluentVariable & string);

function bundleOf(source: string): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { IS, FORM }, useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * Fetch the texts of a catalogue, if they are not here; before that, it cannot say anything. Where something else
 * is on its way at the same time, it must be able to begin without them: they come after it, whichever is quicker.
 */
export async function fetchTexts(catalogue: string, beside?: Promise<unknown>): Promise<void> {
  const fetch = later[`${catalogue}/${language}`];
  if (!fetch || loaded.has(catalogue)) return;
  const [{ default: source }] = await Promise.all([fetch(), beside]);
  loaded.set(catalogue, bundleOf(source));
}

function foundHere(catalogue: string): FluentBundle | undefined {
  const source = here[`${catalogue}/${language}`];
  if (!loaded.has(catalogue) && source !== undefined) loaded.set(catalogue, bundleOf(source));
  return loaded.get(catalogue);
}

function found(catalogue: string): FluentBundle {
  const bundle = foundHere(catalogue);
  if (!bundle) throw new Error(`The texts of ${catalogue} are not here.`);
  return bundle;
}

/** "You and Ada", never "Ada and You". */
const readerFirst = (values: readonly Value[]): Value[] => {
  const own = (value: Value) => value instanceof OwnName;
  return [...values.filter(own), ...values.filter((value) => !own(value))];
};

/** A text that a catalogue may have or not, attributes as `id.attribute`; null if it has not. */
export function textIn(catalogue: string, id: string): Text | null {
  const [message, attribute] = id.split(".") as [string, string?];
  const text = foundHere(catalogue)?.getMessage(message);
  const pattern = attribute ? text?.attributes[attribute] : text?.value;
  return pattern ? { type: "text", id: `${catalogue}/${id}`, values: {} } : null;
}

function variable(value: Value): FluentVariable {
  if (typeof value === "number") return new Figure(value);
  if (typeof value !== "object" || value instanceof OwnName) return value;
  if (Array.isArray(value)) {
    return new Intl.ListFormat(language).format(readerFirst(value).map((each) => String(variable(each))));
  }
  return new Within(value as Text);
}

function format({ id, values }: Pick<Text, "id" | "values">, form: string | null): string {
  const [catalogue, path] = id.split("/") as [string, string];
  const [message, attribute] = path.split(".") as [string, string?];
  const bundle = found(catalogue);
  const text = bundle.getMessage(message);
  const pattern =
    (form ? text?.attributes[form] : null) ?? (attribute ? text?.attributes[attribute] : text?.value);
  const errors: Error[] = [];
  const variables = Object.entries(values ?? {}).map(([name, value]) => [name, variable(value as Value)]);
  const said = pattern ? bundle.formatPattern(pattern, Object.fromEntries(variables), errors) : `⟨${id}⟩`;
  if (!pattern) errors.push(new Error(`There is no text ${id}.`));
  for (const error of errors) reportError(error); // a wrong text is better than no page
  return said;
}

const FILLER =
  "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore ";

/** As it is said; in the pseudo-language half as long again, and marked. */
function outermost(said: string): string {
  if (!isPseudo || said === "") return said;
  const more = Math.ceil(said.length / 2);
  return `⟦${said} ${FILLER.repeat(Math.ceil(more / FILLER.length))
    .slice(0, more)
    .trim()}⟧`;
}

/** One after the other, without a word between them. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "unit", style: "short" }).format(names);

/** Says the texts of one catalogue; what they are and take is known from the English file. */
export function catalogue<Texts>(name: string): Say<Texts> {
  return (id, ...[values]) =>
    outermost(format({ id: `${name}/${id}`, values: (values ?? {}) as Text["values"] }, null));
}

/** What the server sends: a text, or a sentence already. */
export const spoken = (text: Text | string): string =>
  typeof text === "string" || !isText(text) ? String(text) : outermost(format(text, null));
