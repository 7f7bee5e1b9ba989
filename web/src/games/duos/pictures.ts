/** Where the picture of each face is. The build writes the files from the icon sets (`duos-pictures.ts`). */
const files = import.meta.glob<string>("./pictures/*.svg", { eager: true, query: "?url", import: "default" });

export const pictureOf = (key: string): string => files[`./pictures/${key}.svg`] ?? "";
