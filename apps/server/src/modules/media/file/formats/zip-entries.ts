import { constants, inflateRawSync } from "node:zlib";
import { refuse } from "../unfit.ts";
import type { Bytes } from "../open-bytes.ts";

export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly deflated: boolean;
  /** The offset of its own header. */
  readonly at: number;
}

const endLength = 22;
const mostEntries = 20_000;
const mostUnpacked = 1024 * 1024 * 1024;
/** Deflate cannot pack tighter than this; who claims it wants to exhaust the reader. */
const tightest = 1_100;

function readEntry(list: Buffer, at: number): ZipEntry & { readonly next: number } {
  if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) refuse("unreadable");
  const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)];
  if ((flags & 1) === 1) refuse("encrypted");
  if (method !== 0 && method !== 8) refuse("unreadable");
  const nameEnd = at + 46 + list.readUInt16LE(at + 28);
  const name = list.toString("utf8", at + 46, nameEnd);
  // oxlint-disable-next-line no-control-regex -- such characters are what it looks for
  if (name === "" || /[\u0000-\u001f\\]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(name)) refuse("unreadable");
  return {
    name,
    packed: list.readUInt32LE(at + 20),
    unpacked: list.readUInt32LE(at + 24),
    deflated: method === 8,
    at: list.readUInt32LE(at + 42),
    next: nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32),
  };
}

/** Entries that share bytes unpack to any size from few. */
function refuseBombs(entries: readonly ZipEntry[]): void {
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  if (inOrder[0]?.at !== 0) refuse("wrong_type");
  for (const [place, entry] of inOrder.entries()) {
    const next = inOrder[place + 1];
    if (next && entry.at + 30 + entry.packed > next.at) refuse("bomb");
    if (entry.unpacked > tightest * Math.max(1, entry.packed)) refuse("bomb");
  }
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpacked) refuse("bomb");
}

/** The table of contents of a zip that begins at the first byte and ends at the last. */
export function zipEntries(bytes: Bytes): ZipEntry[] {
  if (bytes.size < endLength) refuse("unreadable");
  const end = bytes.read(bytes.size - endLength, endLength);
  // Anything behind the end would be another file in the same bytes.
  if (end.readUInt32LE(0) !== 0x06054b50) refuse("unreadable");
  const [count, length, from] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > mostEntries) refuse("bomb");
  if (from + length !== bytes.size - endLength) refuse("unreadable");
  const list = bytes.read(from, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    const { next, ...entry } = readEntry(list, at);
    entries.push(entry);
    at = next;
  }
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== count) refuse("unreadable");
  refuseBombs(entries);
  return entries;
}

function packedBytes(bytes: Bytes, entry: ZipEntry, most: number): Buffer {
  const head = bytes.read(entry.at, 30);
  if (head.readUInt32LE(0) !== 0x04034b50) refuse("unreadable");
  const body = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  return bytes.read(body, Math.min(entry.packed, most));
}

/** A whole part; one that unpacks to more than it states is not read on. */
export function unzip(bytes: Bytes, entry: ZipEntry, most: number): Buffer {
  if (entry.unpacked > most) refuse("bomb");
  const packed = packedBytes(bytes, entry, Number.POSITIVE_INFINITY);
  return entry.deflated ? inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpacked) }) : packed;
}

/** The first bytes of a part, which identify it. */
export function unzipStart(bytes: Bytes, entry: ZipEntry): Buffer {
  const packed = packedBytes(bytes, entry, 512);
  if (!entry.deflated) return packed;
  return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 1024 * 1024 });
}
