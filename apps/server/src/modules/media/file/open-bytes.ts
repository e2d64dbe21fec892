import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { refuse } from "./unfit.ts";

/** A file of any size, of which only the requested parts get into memory. */
export interface Bytes {
  readonly size: number;
  /** Exactly so many bytes; a file that ends before them is damaged. */
  read(at: number, length: number): Buffer;
  /** Writes zeros over a part. */
  blank(at: number, length: number): void;
  write(at: number, bytes: Uint8Array): void;
}

const zeros = Buffer.alloc(64 * 1024);

export function withBytes<T>(path: string, work: (bytes: Bytes) => T): T {
  const file = openSync(path, "r+");
  try {
    const { size } = fstatSync(file);
    const write = (at: number, bytes: Uint8Array) => {
      writeSync(file, bytes, 0, bytes.length, at);
    };
    return work({
      size,
      read(at, length) {
        if (at < 0 || length < 0 || at + length > size) refuse("unreadable");
        const buffer = Buffer.alloc(length);
        if (readSync(file, buffer, 0, length, at) !== length) refuse("unreadable");
        return buffer;
      },
      blank(at, length) {
        for (let done = 0; done < length; done += zeros.length)
          write(at + done, zeros.subarray(0, Math.min(zeros.length, length - done)));
      },
      write,
    });
  } finally {
    closeSync(file);
  }
}
