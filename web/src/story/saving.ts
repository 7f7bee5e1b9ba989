/** A picture as files, and into other people's hands. */
import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import reading from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { SIZES, type Shape } from "./picture";

const SVG = "image/svg+xml";
const PNG = "image/png";

/** The picture as an address that needs no server. */
export const inline = (picture: string): string => `data:${SVG};charset=utf-8,${encodeURIComponent(picture)}`;

/** The page's two faces, to be carried inside a picture; none if they cannot be had. */
export async function fontFaces(): Promise<string> {
  try {
    const face = async (name: string, address: string) =>
      `@font-face{font-family:'${name}';font-weight:200 900;src:url(${await asData(address)})}`;
    const faces = [face("Bricolage Grotesque Variable", display), face("Figtree Variable", reading)];
    return (await Promise.all(faces)).join("");
  } catch {
    return "";
  }
}

async function asData(address: string): Promise<string> {
  if (address.startsWith("data:")) return address;
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(file);
  });
}

export async function asPng(picture: string, shape: Shape): Promise<Blob> {
  const { width, height } = SIZES[shape];
  const image = new Image();
  image.src = inline(picture);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), PNG),
  );
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const sample = () => new File([], "sample.png", { type: PNG });

/** Whether this device can hand a picture on. */
export const canShare = (): boolean => navigator.canShare?.({ files: [sample()] }) ?? false;

export async function share(file: Blob, name: string, title: string): Promise<void> {
  await navigator.share({ title, files: [new File([file], name, { type: PNG })] });
}
