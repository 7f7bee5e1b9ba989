/**
 * The texts of the page: `src/twofold/texts` and the games' folders `texts`, one Fluent file a language. What only
 * the terminal or the server says stays out. A file that cannot be read stops the build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentSerializer, Junk, Message, parse } from "@fluent/syntax";
import type { Plugin } from "vite";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PYTHON = place("../src/twofold/");
const NAME = "virtual:texts";
const NOT_HERE = /^(guide$|terminal-)/;

const languagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length))
    .sort();

/** The catalogues by name, with their folders: `shell`, and each game by its id. */
function catalogues(only?: string): Map<string, string> {
  const games = readdirSync(`${PYTHON}games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name.replaceAll("_", "-"), `${PYTHON}games/${name}/texts/`] as const)
    .filter(([name, folder]) => (!only || name === only) && existsSync(folder));
  return new Map([["shell", `${PYTHON}texts/`], ...games]);
}

function read(path: string) {
  const file = parse(readFileSync(path, "utf8"), {});
  const junk = file.body.find((entry) => entry instanceof Junk);
  if (junk) throw new Error(`${path} cannot be read at: ${junk.content.trim().slice(0, 200)}`);
  return file;
}

/** What the page needs of a file, without comments. */
function stripped(path: string): string {
  const file = read(path);
  const serializer = new FluentSerializer();
  return file.body
    .filter((entry): entry is Message => entry instanceof Message && !NOT_HERE.test(entry.id.name))
    .map((entry) => {
      entry.comment = null;
      return serializer.serializeEntry(entry);
    })
    .join("");
}

function ownNames(folder: string, languages: string[]): Record<string, string> {
  const serializer = new FluentSerializer();
  return Object.fromEntries(
    languages.map((language) => {
      const found = read(`${folder}${language}.ftl`).body.find(
        (entry) => entry instanceof Message && entry.id.name === "language-name",
      );
      if (!found) throw new Error(`${language}.ftl does not say how the language is called`);
      return [language, serializer.serializeEntry(found).split("=")[1]!.trim()];
    }),
  );
}

/** Every file by its catalogue and language; at once, or when it is asked for. */
function index(atOnce: boolean, only?: string): string {
  const found = catalogues(only);
  const languages = languagesIn(found.get("shell")!);
  const files = [...found].flatMap(([name, folder]) =>
    languagesIn(folder).map((language) => [`${name}/${language}`, `${folder}${language}.ftl`] as const),
  );
  const entries = files.map(([key, path], number) =>
    atOnce
      ? `${JSON.stringify(key)}: t${number}`
      : `${JSON.stringify(key)}: () => import(${JSON.stringify(path)})`,
  );
  const imports = atOnce
    ? files.map(([, path], number) => `import t${number} from ${JSON.stringify(path)};`)
    : [];
  const [here, later] = atOnce ? [entries, []] : [[], entries];
  return `${imports.join("\n")}
export const languages = ${JSON.stringify(ownNames(found.get("shell")!, languages))};
export const here = { ${here.join(", ")} };
export const later = { ${later.join(", ")} };`;
}

/** `atOnce` puts all languages into the script: for tests, and for files that cannot fetch anything. */
export function texts({ atOnce = false, only }: { atOnce?: boolean; only?: string } = {}): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id === `\0${NAME}`) return index(atOnce, only);
      return id.endsWith(".ftl") ? `export default ${JSON.stringify(stripped(id))};` : null;
    },
  };
}
