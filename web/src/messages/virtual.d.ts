/** What `web/texts.ts` makes of the files of texts. */
declare module "virtual:texts" {
  /** Each by its own name. */
  export const languages: Record<string, string>;
  /** The files that are in the script, by catalogue and language, like `shell/de`. */
  export const here: Record<string, string>;
  /** Those that are fetched. */
  export const later: Record<string, () => Promise<{ default: string }>>;
}
