/** The pictures of DUOS as drawings that another drawing can hold. */
import { pictureOf } from "./pictures";

/** The drawing of a face on 32 × 32; empty if it cannot be had. */
export async function artOf(key: string): Promise<string> {
  try {
    const [, box = "0 0 32 32", body = ""] =
      /<svg[^>]*viewBox=["']([^"']*)["'][^>]*>([\s\S]*)<\/svg>/.exec(await read(pictureOf(key))) ?? [];
    return `<svg x="14" y="12" width="72" height="90" viewBox="${box}">${apart(body, key)}</svg>`;
  } catch {
    return "";
  }
}

/** What is in a file, or in the address itself, as in a match that is one file. */
async function read(address: string): Promise<string> {
  if (!address.startsWith("data:")) return (await fetch(address)).text();
  const [head = "", packed = ""] = address.split(/,(.*)/s);
  return head.endsWith("base64") ? atob(packed) : decodeURIComponent(packed);
}

/** Two drawings side by side must not take each other's colours. */
const apart = (body: string, key: string): string =>
  body.replace(/\bid=(["'])/g, `id=$1${key}-`).replace(/url\(#([^)]+)\)/g, `url(#${key}-$1)`);
