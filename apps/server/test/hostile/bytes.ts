import { crc32, deflateSync, deflateRawSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Text that must never come out of a picture again. */
export const canary = "<script>alert('polyphon-canary')</script>";

type Format = "jpeg" | "png" | "gif" | "webp" | "tiff" | "avif";

/** Stripes, so that no encoder can shrink the picture to nothing. */
export function drawn(width: number, height: number): Sharp {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p"
    width="14" height="9" patternUnits="userSpaceOnUse"><rect width="14" height="9" fill="#0b7285"/><circle cx="7" cy="4"
    r="3" fill="#ffd8a8"/></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
  return sharp(Buffer.from(stripes)).flatten();
}

export function picture(width: number, height: number, format: Format = "jpeg"): Promise<Buffer> {
  return drawn(width, height).toFormat(format).toBuffer();
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** A grey png whose header claims one size and whose rows are as many as given. */
export function pngOf(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    pngSignature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Inserts chunks right behind the header of a valid png. */
export function pngWith(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** A segment such as a comment, right behind the start of a valid jpeg. */
export function jpegWith(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** The same jpeg with another size written into its frame header. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1] ?? 0));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** One stored entry; enough for every reader to call it a zip. */
export function zipOf(name: string, content: Uint8Array): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.write("PK\u0003\u0004", 0, "latin1");
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, Buffer.from(name, "latin1"), packed]);
}

/** Two frames of different colours. */
export async function moving(format: "gif" | "webp", frames: number): Promise<Buffer> {
  const [width, height] = [320, 180];
  const raw = Buffer.alloc(width * height * frames * 3);
  for (let at = 0; at < raw.length; at += 3) raw[at + (Math.floor(at / (width * height * 3)) % 3)] = 200;
  const joined = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return joined.toFormat(format).toBuffer();
}
