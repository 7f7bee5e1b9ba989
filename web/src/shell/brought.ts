/** A file of decisions in as many requests as it takes: a message may be 8 KiB long. */
const MOST_BYTES = 7000;
const size = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length;

/** The lines in parts that can be sent; empty lines in front keep their numbers as in the file. */
export function inParts(file: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const [number, line] of file.split(/\r?\n/).entries()) {
    const longer = part === "" ? "\n".repeat(number) + line : `${part}\n${line}`;
    if (part !== "" && size(longer) > MOST_BYTES) {
      parts.push(part);
      part = "\n".repeat(number) + line;
    } else {
      part = longer;
    }
  }
  return [...parts, part];
}
