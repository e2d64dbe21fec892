/** Writes films of the MP4 family box by box, so that a test can corrupt any one of them. */
export function box(type: string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const zeros = (count: number) => Buffer.alloc(count);
const number = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

export interface FilmOptions {
  readonly brand?: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly handler?: string;
  /** The claimed offset of the frames. */
  readonly chunkAt?: number;
  readonly reference?: Buffer;
  readonly besideTrack?: Buffer;
  readonly besideIndex?: Buffer;
  readonly content?: Uint8Array;
}

const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map((value) => number(value)));

const ownFile = box("url ", number(1));
export const elsewhere = (address: string) => box("url ", number(0), `${address}\0`);

export function trackOf(input: FilmOptions = {}): Buffer {
  const { width = 640, height = 360, handler = "vide", chunkAt = 40, reference = ownFile } = input;
  const header = box(
    "tkhd",
    number(1),
    zeros(16),
    zeros(20),
    matrix,
    number(width << 16),
    number(height << 16),
  );
  const samples = box(
    "stbl",
    box("stsd", number(0), number(1), box("avc1", zeros(78))),
    box("stco", number(0), number(1), number(chunkAt)),
  );
  const references = box("dinf", box("dref", number(0), number(1), reference));
  const media = box(
    "mdia",
    box("hdlr", number(0), zeros(4), handler, zeros(13)),
    box("minf", references, samples),
  );
  return box("trak", header, media, input.besideTrack ?? "");
}

export function indexOf(tracks: Buffer, input: FilmOptions = {}): Buffer {
  const { seconds = 12 } = input;
  const header = box("mvhd", number(0), zeros(8), number(1_000), number(seconds * 1_000), zeros(80));
  return box("moov", header, tracks, input.besideIndex ?? "");
}

export const beginning = (brand = "isom") => box("ftyp", brand, number(512), "isomavc1");

/** A film that every player accepts; its frames are noise. */
export function film(input: FilmOptions = {}): Buffer {
  const content = input.content ?? Buffer.alloc(4_000, 7);
  return Buffer.concat([beginning(input.brand), indexOf(trackOf(input), input), box("mdat", content)]);
}
