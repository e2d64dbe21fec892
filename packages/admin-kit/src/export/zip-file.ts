export interface ZipEntry {
  readonly name: string;
  readonly content: Blob;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Numbers of two and four bytes, the small end first, one after the other. */
function record(...parts: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of parts) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATE = 8;
/** The first of January 1980: a file made of the same rows is the same file. */
const DATE = 0x21;

/** Several files as one archive. */
export async function zipFile(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const files: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let at = 0;
  let directorySize = 0;
  for (const { name, content } of entries) {
    const plain = new Uint8Array(await content.arrayBuffer());
    const packing = new Blob([plain]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const packed = await new Response(packing).arrayBuffer();
    const named = new TextEncoder().encode(name);
    const facts = [
      [2, VERSION],
      [2, UTF8],
      [2, DEFLATE],
      [2, 0],
      [2, DATE],
      [4, crcOf(plain)],
      [4, packed.byteLength],
      [4, plain.byteLength],
      [2, named.byteLength],
      [2, 0],
    ] as const;
    files.push(record([4, 0x04034b50], ...facts), named, packed);
    directory.push(
      record([4, 0x02014b50], [2, VERSION], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      named,
    );
    at += 30 + named.byteLength + packed.byteLength;
    directorySize += 46 + named.byteLength;
  }
  const count = entries.length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directorySize],
    [4, at],
    [2, 0],
  );
  return new Blob([...files, ...directory, end], { type });
}
