import { refuse } from "../unfit.ts";

export interface PdfName {
  readonly name: string;
}
export interface PdfRef {
  readonly ref: number;
}
export type PdfDict = Map<string, PdfValue>;
export type PdfValue = number | null | PdfName | PdfRef | PdfDict | PdfValue[];

const deepest = 100;
const white = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from("()<>[]{}/%"));

const code = (sign: string) => sign.charCodeAt(0);

/** Reads the values that a PDF is written in. Words inside strings are skipped: nothing here asks for them. */
export class PdfReader {
  at: number;
  readonly #bytes: Buffer;
  readonly #onName: (name: string) => void;

  constructor(bytes: Buffer, at: number, onName: (name: string) => void) {
    this.#bytes = bytes;
    this.at = at;
    this.#onName = onName;
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) refuse("bomb");
    this.skipSpace();
    switch (this.#bytes[this.at]) {
      case code("/"):
        return this.#name();
      case code("["):
        return this.#list(depth);
      case code("("):
        return this.#string();
      case code("<"):
        return this.#bytes[this.at + 1] === code("<") ? this.#dict(depth) : this.#hex();
      default:
        return this.#plain();
    }
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === undefined) return;
      if (byte === code("%")) {
        while (this.at < this.#bytes.length && !this.#isLineEnd()) this.at += 1;
      } else if (white.has(byte)) this.at += 1;
      else return;
    }
  }

  /** The next word, and nothing when it is punctuation. */
  word(): string {
    this.skipSpace();
    const from = this.at;
    while (this.at < this.#bytes.length && this.#isRegular()) this.at += 1;
    return this.#bytes.toString("latin1", from, Math.min(this.at, from + 32));
  }

  #isLineEnd(): boolean {
    return this.#bytes[this.at] === 10 || this.#bytes[this.at] === 13;
  }

  #isRegular(): boolean {
    const byte = this.#bytes[this.at] ?? 0;
    return !white.has(byte) && !delimiters.has(byte);
  }

  #name(): PdfName {
    this.at += 1;
    const from = this.at;
    while (this.at < this.#bytes.length && this.#isRegular()) this.at += 1;
    const name = this.#bytes
      .toString("latin1", from, Math.min(this.at, from + 128))
      // A letter of a name may be written as its number, which hides the word from a search.
      .replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    this.#onName(name);
    return { name };
  }

  #list(depth: number): PdfValue[] {
    const list: PdfValue[] = [];
    for (this.at += 1; ;) {
      this.skipSpace();
      if (this.at >= this.#bytes.length) refuse("unreadable");
      if (this.#bytes[this.at] === code("]")) break;
      list.push(this.value(depth + 1));
    }
    this.at += 1;
    return list;
  }

  #dict(depth: number): PdfDict {
    const dict: PdfDict = new Map();
    for (this.at += 2; ;) {
      this.skipSpace();
      if (this.at >= this.#bytes.length) refuse("unreadable");
      if (this.#bytes[this.at] === code(">")) break;
      if (this.#bytes[this.at] !== code("/")) refuse("unreadable");
      const { name } = this.#name();
      dict.set(name, this.value(depth + 1));
    }
    this.at += 2;
    return dict;
  }

  #string(): null {
    for (let open = 0; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at];
      if (byte === code("\\")) this.at += 1;
      else if (byte === code("(")) open += 1;
      else if (byte === code(")")) open -= 1;
      if (open === 0) {
        this.at += 1;
        return null;
      }
    }
    return refuse("unreadable");
  }

  #hex(): null {
    const end = this.#bytes.indexOf(">", this.at);
    if (end === -1) refuse("unreadable");
    this.at = end + 1;
    return null;
  }

  /** A number, a reference to an object, or a bare word. */
  #plain(): PdfValue {
    const word = this.word();
    if (word === "") {
      // A character that begins no value: skipping it keeps a damaged file from blocking the reader.
      this.at += 1;
      return null;
    }
    if (!/^[+-]?[\d.]+$/.test(word)) return null;
    const back = this.at;
    if (/^\d+$/.test(word) && /^\d{1,5}$/.test(this.word()) && this.word() === "R")
      return { ref: Number(word) };
    this.at = back;
    return Number(word);
  }
}
