export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  readonly encrypted: boolean;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  return -1;
}

/** The table of contents at the end of a zip file, read without opening anything. Null when there is none to trust. */
export function zipListing(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.length < endLength ? -1 : findEnd(bytes);
  if (end === -1) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
      bytes.readUInt16LE(at + from),
    );
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + (nameLength ?? 0)),
      bytes: bytes.readUInt32LE(at + 24),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}
