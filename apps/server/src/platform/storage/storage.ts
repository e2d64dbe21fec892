import type { Readable } from "node:stream";

export interface StoredFile {
  readonly bytes: number;
  readonly contentType: string | null;
}

/** First and last byte, both included, as HTTP counts them; `last` null means to the end. */
export interface ByteRange {
  readonly first: number;
  readonly last: number | null;
}

export type OpenedFile =
  | {
      readonly kind: "found";
      readonly body: Readable;
      readonly bytes: number;
      readonly contentRange: string | null;
    }
  | { readonly kind: "missing" }
  | { readonly kind: "range_outside" };

/** Files under generated keys; a name a user typed never becomes a key. */
export interface Storage {
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<OpenedFile>;
  head(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error, so that a clean-up may run twice. */
  remove(keys: readonly string[]): Promise<void>;
  /** Deletes what was not finished within a day; answers how many files that were. */
  clearUnfinished(): Promise<number>;
  presignedGet(key: string, seconds: number): Promise<string>;
}
