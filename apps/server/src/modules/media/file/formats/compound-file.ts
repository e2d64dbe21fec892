import { refuse } from "../unfit.ts";
import type { Bytes } from "../open-bytes.ts";

/** A stream or storage of the container format that Office used before 2007. */
export interface CompoundEntry {
  readonly name: string;
  readonly isStream: boolean;
  readonly size: number;
  readonly first: number;
}

export interface CompoundFile {
  readonly entries: readonly CompoundEntry[];
  read(entry: CompoundEntry, most: number): Buffer;
}

const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const smallStream = 4096;

/** The numbers of a chain of sectors; a circular one is not followed twice. */
function chainOf(table: Buffer, first: number): number[] {
  const chain: number[] = [];
  const most = table.length / 4;
  for (let at = first; at !== endOfChain && at !== free; at = table.readUInt32LE(at * 4)) {
    if (at >= most || chain.length > most) refuse("unreadable");
    chain.push(at);
  }
  return chain;
}

function readHeader(bytes: Bytes) {
  const head = bytes.read(0, 512);
  const shift = head.readUInt16LE(30);
  if ((shift !== 9 && shift !== 12) || head.readUInt16LE(32) !== 6) refuse("unreadable");
  return {
    sector: 1 << shift,
    fatSectors: head.readUInt32LE(44),
    directory: head.readUInt32LE(48),
    miniFat: head.readUInt32LE(60),
    moreFat: head.readUInt32LE(68),
    listed: Array.from({ length: 109 }, (_, place) => head.readUInt32LE(76 + place * 4)),
  };
}

function readDirectory(bytes: Buffer): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const kind = bytes[at + 66] ?? 0;
    if (kind === 0) continue;
    const nameLength = Math.max(0, Math.min(64, bytes.readUInt16LE(at + 64)) - 2);
    entries.push({
      name: bytes.toString("utf16le", at, at + nameLength),
      isStream: kind === 2,
      size: bytes.readUInt32LE(at + 120),
      first: bytes.readUInt32LE(at + 116),
    });
  }
  return entries;
}

export function openCompound(bytes: Bytes): CompoundFile {
  const header = readHeader(bytes);
  const { sector } = header;
  const sectors = Math.ceil(bytes.size / sector);
  const readSector = (place: number) => {
    const at = (place + 1) * sector;
    return bytes.read(at, Math.min(sector, bytes.size - at));
  };

  const fatPlaces = header.listed.filter((place) => place < sectors);
  for (let more = header.moreFat; more < sectors && fatPlaces.length < header.fatSectors;) {
    const list = readSector(more);
    for (let at = 0; at + 4 < list.length; at += 4) {
      const place = list.readUInt32LE(at);
      if (place < sectors) fatPlaces.push(place);
    }
    more = list.readUInt32LE(list.length - 4);
  }
  if (fatPlaces.length > sectors) refuse("unreadable");
  const fat = Buffer.concat(fatPlaces.map(readSector));
  const readChain = (first: number, most: number) =>
    Buffer.concat(
      chainOf(fat, first)
        .slice(0, Math.ceil(most / sector))
        .map(readSector),
    );

  const everything = bytes.size;
  const entries = readDirectory(readChain(header.directory, everything));
  const [root] = entries;
  if (!root) return refuse("unreadable");
  const miniFat = header.miniFat < sectors ? readChain(header.miniFat, everything) : Buffer.alloc(0);
  let mini: Buffer | null = null;

  function readSmall(entry: CompoundEntry, most: number): Buffer {
    mini ??= readChain(root?.first ?? endOfChain, everything);
    const parts = chainOf(miniFat, entry.first).map((place) => mini?.subarray(place * 64, place * 64 + 64));
    return Buffer.concat(parts.flatMap((part) => part ?? [])).subarray(0, Math.min(entry.size, most));
  }
  return {
    entries,
    read: (entry, most) =>
      entry.size < smallStream
        ? readSmall(entry, most)
        : readChain(entry.first, Math.min(entry.size, most)).subarray(0, Math.min(entry.size, most)),
  };
}
