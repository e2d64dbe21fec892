const sector = 512;
const endOfChain = 0xfffffffe;

export interface CompoundPart {
  readonly name: string;
  /** None makes it a folder. */
  readonly content?: Buffer;
}

function padded(bytes: Buffer, unit: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)]);
}

function entry(name: string, kind: number, first: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, "utf16le");
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes[66] = kind;
  bytes.fill(0xff, 68, 80);
  bytes.writeUInt32LE(first, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** The container of DOC and PPT: large streams in sectors, small ones together in one of them. */
export function compound(parts: readonly CompoundPart[]): Buffer {
  const [chains, miniFat, body]: [number[], number[], Buffer[]] = [[], [], []];
  const [entries, small]: [Buffer[], Buffer[]] = [[], []];
  const store = (bytes: Buffer): number => {
    const filled = padded(bytes, sector);
    const [first, count] = [chains.length, filled.length / sector];
    for (let at = 1; at <= count; at += 1) chains.push(at === count ? endOfChain : first + at);
    body.push(filled);
    return count === 0 ? endOfChain : first;
  };
  for (const { name, content } of parts) {
    if (!content) entries.push(entry(name, 1, 0, 0));
    else if (content.length >= 4096) entries.push(entry(name, 2, store(content), content.length));
    else {
      const [first, count] = [miniFat.length, Math.ceil(content.length / 64)];
      for (let at = 1; at <= count; at += 1) miniFat.push(at === count ? endOfChain : first + at);
      small.push(padded(content, 64));
      entries.push(entry(name, 2, first, content.length));
    }
  }
  const mini = Buffer.concat(small);
  const root = entry("Root Entry", 5, mini.length === 0 ? endOfChain : store(mini), mini.length);
  const numbers = (list: readonly number[]) => {
    const bytes = Buffer.alloc(Math.ceil(Math.max(1, list.length) / 128) * sector, 0xff);
    list.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
    return bytes;
  };
  const directory = store(padded(Buffer.concat([root, ...entries]), sector));
  const miniTable = miniFat.length === 0 ? endOfChain : store(numbers(miniFat));
  // The table has entries for its own sectors as well.
  const tables = Math.ceil((chains.length + 4) / 127);
  const firstTable = chains.length;
  for (let at = 0; at < tables; at += 1) chains.push(0xfffffffd);

  const head = Buffer.alloc(sector, 0);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(head);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(directory, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(miniTable, 60);
  head.writeUInt32LE(endOfChain, 68);
  head.fill(0xff, 76);
  for (let at = 0; at < tables; at += 1) head.writeUInt32LE(firstTable + at, 76 + at * 4);
  return Buffer.concat([head, ...body, numbers(chains).subarray(0, tables * sector)]);
}

/** The beginning of a text of Word, with its flags. */
export function wordText(flags = 0): Buffer {
  const bytes = Buffer.alloc(6_000);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
}

/** The facts about a file, of which only the number of pages is written. */
export function summary(pages: number): Buffer {
  const bytes = Buffer.alloc(80);
  bytes.writeUInt32LE(48, 44);
  bytes.writeUInt32LE(24, 48);
  bytes.writeUInt32LE(1, 52);
  bytes.writeUInt32LE(14, 56);
  bytes.writeUInt32LE(16, 60);
  bytes.writeUInt32LE(3, 64);
  bytes.writeInt32LE(pages, 68);
  return bytes;
}

export function record(type: number, instance: number, content: Buffer, holds = false): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (holds ? 0xf : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

export function slideShow(slides: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const list = Buffer.concat(Array.from({ length: slides }, () => record(0x03f3, 0, Buffer.alloc(20))));
  const masters = record(0x0ff0, 1, record(0x03f3, 0, Buffer.alloc(20)), true);
  return record(0x03e8, 0, Buffer.concat([masters, record(0x0ff0, 0, list, true), more]), true);
}

export function currentUser(encrypted = false): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.writeUInt32LE(encrypted ? 0xf3d1c4df : 0xe391c05f, 12);
  return bytes;
}
