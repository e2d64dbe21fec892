import { refuse } from "../unfit.ts";

/** A box of the MP4 family: everything in such a file is one, and boxes contain boxes. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly body: number;
  readonly end: number;
}

type ReadAt = (at: number, length: number) => Buffer;

const mostBoxes = 100_000;

/** The boxes between two positions, which they must fill to the byte. */
export function boxesIn(read: ReadAt, from: number, to: number, isWholeFile: boolean): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (boxes.length === mostBoxes) refuse("bomb");
    if (start + 8 > to) refuse("unreadable");
    const head = read(start, 8);
    let [size, body] = [head.readUInt32BE(0), start + 8];
    if (size === 1) {
      if (start + 16 > to) refuse("unreadable");
      size = Number(read(start + 8, 8).readBigUInt64BE(0));
      body = start + 16;
    } else if (size === 0) {
      // "To the end" makes sense for the last box of a file only.
      size = isWholeFile ? to - start : refuse("unreadable");
    }
    const end = start + size;
    if (end < body || end > to) refuse("unreadable");
    boxes.push({ type: head.toString("latin1", 4, 8), start, body, end });
    start = end;
  }
  return boxes;
}

/** Boxes inside one that is entirely in memory. */
export class BoxTree {
  readonly #bytes: Buffer;
  readonly #offset: number;

  constructor(bytes: Buffer, offset: number) {
    this.#bytes = bytes;
    this.#offset = offset;
  }

  children(box: Box): Box[] {
    // Old files end such a list with four zero bytes.
    const end = this.bytes(box).subarray(-4).equals(Buffer.alloc(4)) && box.type === "udta" ? 4 : 0;
    return boxesIn((at, length) => this.#slice(at, length), box.body, box.end - end, false);
  }

  /** The boxes at the end of a path. */
  all(box: Box, ...path: readonly string[]): Box[] {
    const [first, ...rest] = path;
    if (first === undefined) return [box];
    return this.children(box)
      .filter(({ type }) => type === first)
      .flatMap((child) => this.all(child, ...rest));
  }

  bytes(box: Box): Buffer {
    return this.#slice(box.body, box.end - box.body);
  }

  #slice(at: number, length: number): Buffer {
    const from = at - this.#offset;
    if (from < 0 || from + length > this.#bytes.length) refuse("unreadable");
    return this.#bytes.subarray(from, from + length);
  }
}
