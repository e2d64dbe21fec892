import type { FileExtension } from "@polyphon/contract/media/file-uses.ts";
import type { FileFacts } from "../file-verdict.ts";
import { refuse } from "../unfit.ts";
import type { Bytes } from "../open-bytes.ts";
import { type Box, boxesIn, BoxTree } from "./video-boxes.ts";

const longestIndex = 32 * 1024 * 1024;

/** What plays. Every other box of a film is metadata, such as where it was taken. */
const kept = new Set(["ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx"]);
const mp4Brands = /^(?:isom|iso[2-9a-c]|mp4[12]|mp71|avc1|dash|MSNV|NDS.|f4v |hvc1|hev1|av01)$/;

function extensionOf(brand: string): FileExtension {
  if (brand === "qt  ") return "mov";
  if (/^M4V[ HP]$/.test(brand)) return "m4v";
  return mp4Brands.test(brand) ? "mp4" : refuse("wrong_type");
}

function brandOf(bytes: Bytes, box: Box | undefined): string {
  if (box?.type !== "ftyp" || box.end - box.body < 8 || box.end - box.body > 256) return refuse("wrong_type");
  return bytes.read(box.body, 4).toString("latin1");
}

/** Length in seconds; null in a fragmented film, which does not state its own. */
function secondsOf(header: Buffer): number | null {
  const long = header[0] === 1;
  const scale = header.readUInt32BE(long ? 20 : 12);
  const units = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = scale === 0 ? 0 : Math.round(units / scale);
  return units === 0 || seconds > 24 * 60 * 60 ? null : seconds;
}

function sizeOf(header: Buffer): { width: number; height: number } {
  const at = header[0] === 1 ? 88 : 76;
  const [width, height] = [header.readUInt32BE(at) >>> 16, header.readUInt32BE(at + 4) >>> 16];
  // The matrix of a film that was taken upright turns it by 90 degrees.
  const turned = header.readInt32BE(at - 36) === 0 && header.readInt32BE(at - 32) !== 0;
  return turned ? { width: height, height: width } : { width, height };
}

/** A film may name other files, or addresses, to take its pictures from: whoever plays it would fetch them. */
function refuseReferences(tree: BoxTree, track: Box): void {
  for (const list of tree.all(track, "mdia", "minf", "dinf", "dref")) {
    const content = { ...list, body: list.body + 8 };
    for (const entry of tree.children(content)) if (((tree.bytes(entry)[3] ?? 0) & 1) === 0) refuse("active");
  }
}

/** Where the index says that pictures lie must be inside the file, or the file was cut. */
function refuseMissingChunks(tree: BoxTree, track: Box, size: number): void {
  const table = (type: string) => tree.all(track, "mdia", "minf", "stbl", type).map((box) => tree.bytes(box));
  for (const offsets of table("stco"))
    for (let at = 8; at + 4 <= offsets.length; at += 4)
      if (offsets.readUInt32BE(at) >= size) refuse("unreadable");
  for (const offsets of table("co64"))
    for (let at = 8; at + 8 <= offsets.length; at += 8)
      if (offsets.readBigUInt64BE(at) >= BigInt(size)) refuse("unreadable");
}

function isPictureTrack(tree: BoxTree, track: Box): boolean {
  return tree.all(track, "mdia", "hdlr").some((box) => tree.bytes(box).toString("latin1", 8, 12) === "vide");
}

function makeFree(bytes: Bytes, { start, body, end }: Box): void {
  bytes.write(start + 4, Buffer.from("free"));
  bytes.blank(body, end - body);
}

/**
 * Reads the index of a film and no more of it. Metadata, in words or by place, is blanked in place, so that no offset
 * changes and the film plays as before.
 */
export function readVideo(bytes: Bytes): FileFacts {
  const top = boxesIn((at, length) => bytes.read(at, length), 0, bytes.size, true);
  const extension = extensionOf(brandOf(bytes, top[0]));
  const [index, second] = top.filter(({ type }) => type === "moov");
  const hasContent = top.some(({ type, body, end }) => type === "mdat" && end > body);
  if (!index || second || !hasContent || index.end - index.body > longestIndex) return refuse("unreadable");

  const tree = new BoxTree(bytes.read(index.body, index.end - index.body), index.body);
  const [header] = tree.all(index, "mvhd");
  const tracks = tree.all(index, "trak");
  if (!header) return refuse("unreadable");
  for (const track of tracks) {
    refuseReferences(tree, track);
    refuseMissingChunks(tree, track, bytes.size);
  }
  const [shown] = tracks
    .filter((track) => isPictureTrack(tree, track))
    .flatMap((track) => tree.all(track, "tkhd").map((box) => sizeOf(tree.bytes(box))))
    .filter(({ width, height }) => width > 0 && height > 0);
  if (!shown) return refuse("no_picture");

  const beside = [index, ...tracks].flatMap((box) =>
    tree.children(box).filter(({ type }) => type === "udta" || type === "meta" || type === "uuid"),
  );
  for (const box of [...beside, ...top.filter(({ type }) => !kept.has(type))]) makeFree(bytes, box);
  return { extension, pages: null, seconds: secondsOf(tree.bytes(header)), ...shown };
}
