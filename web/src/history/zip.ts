/** Files in one archive, as every system opens it (ZIP, APPNOTE 6.3). Knows no DOM. */

export interface Packed {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  at: Date;
}

interface Place {
  head: Uint8Array<ArrayBuffer>;
  offset: number;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

export function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 0xff]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;

/** Numbers as they are written there: the lowest byte first, each in two or four bytes. */
function written(...fields: [size: 2 | 4, number: number][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const [size, number] of fields) {
    if (size === 2) view.setUint16(place, number, true);
    else view.setUint32(place, number, true);
    place += size;
  }
  return bytes;
}

const clock = (at: Date): number => (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
const calendar = (at: Date): number =>
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** An archive that grows file by file; what is in it already is handed to the browser, not held by the page. */
export class Archive {
  private body = new Blob([]);
  private readonly places: (Place & { name: Uint8Array<ArrayBuffer> })[] = [];

  async add({ name, bytes, at }: Packed): Promise<void> {
    const [called, small] = [new TextEncoder().encode(name), await deflated(bytes)];
    const head = written(
      [2, VERSION],
      [2, UTF8],
      [2, DEFLATED],
      [2, clock(at)],
      [2, calendar(at)],
      [4, checksum(bytes)],
      [4, small.length],
      [4, bytes.length],
      [2, called.length],
      [2, 0],
    );
    this.places.push({ head, name: called, offset: this.body.size });
    this.body = new Blob([this.body, written([4, LOCAL]), head, called, small]);
  }

  /** The whole archive, with its table of contents. */
  closed(): Blob {
    const contents = this.places.flatMap(({ head, name, offset }) => [
      written([4, CENTRAL], [2, VERSION]),
      head,
      written([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    ]);
    const size = contents.reduce((sum, part) => sum + part.length, 0);
    const count = this.places.length;
    const end = written(
      [4, END],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, size],
      [4, this.body.size],
      [2, 0],
    );
    return new Blob([this.body, ...contents, end], { type: "application/zip" });
  }
}
