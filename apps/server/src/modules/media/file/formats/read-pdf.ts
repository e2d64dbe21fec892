import { inflateSync } from "node:zlib";
import type { FileFacts } from "../file-verdict.ts";
import { refuse } from "../unfit.ts";
import type { Bytes } from "../open-bytes.ts";
import { type PdfDict, PdfReader, type PdfValue } from "./pdf-values.ts";

const mostObjects = 1_000_000;
const mostUnpacked = 256 * 1024 * 1024;
const mostPages = 10_000;

/** What makes a document do something, or carries another file inside it. */
const active = new Set(["JavaScript", "JS", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "XFA"]);

function onName(name: string): void {
  if (active.has(name)) refuse("active");
}

/** Of an object, what the pages are counted by. */
interface PageNode {
  readonly kids: readonly number[] | number | null;
  readonly pages: number | null;
}

const refOf = (value: PdfValue | undefined): number | null =>
  typeof value === "object" && value !== null && "ref" in value ? value.ref : null;
const nameOf = (value: PdfValue | undefined): string | null =>
  typeof value === "object" && value !== null && "name" in value ? value.name : null;
const refsOf = (list: readonly PdfValue[]): number[] => list.flatMap((one) => refOf(one) ?? []);

class PdfObjects {
  readonly #nodes = new Map<number, PageNode>();
  #root: number | null = null;
  #catalog: number | null = null;
  #unpacked = 0;
  #seen = 0;

  take(id: number, value: PdfValue): void {
    this.#seen += 1;
    if (this.#seen > mostObjects) refuse("bomb");
    if (Array.isArray(value)) this.#nodes.set(id, { kids: refsOf(value), pages: null });
    if (!(value instanceof Map)) return;
    if (value.get("Type") !== undefined && nameOf(value.get("Type")) === "XRef") this.takeTrailer(value);
    if (nameOf(value.get("Type")) === "Catalog") this.#catalog = id;
    const kids = value.get("Kids");
    const pages = refOf(value.get("Pages"));
    const isPart = nameOf(value.get("Type")) === "Page" || kids !== undefined || pages !== null;
    if (isPart) this.#nodes.set(id, { kids: Array.isArray(kids) ? refsOf(kids) : refOf(kids), pages });
  }

  takeTrailer(trailer: PdfDict): void {
    if (trailer.has("Encrypt")) refuse("encrypted");
    this.#root = refOf(trailer.get("Root")) ?? this.#root;
  }

  /** Packed objects are checked like all others. */
  takePacked(dict: PdfDict, packed: Buffer): void {
    const filter = dict.get("Filter");
    const [only, more] = Array.isArray(filter) ? filter : [filter];
    if (more !== undefined || (only !== undefined && nameOf(only) !== "FlateDecode")) refuse("unreadable");
    const bytes = only === undefined ? packed : inflateSync(packed, { maxOutputLength: mostUnpacked });
    this.#unpacked += bytes.length;
    if (this.#unpacked > mostUnpacked) refuse("bomb");
    const [count, first] = [dict.get("N"), dict.get("First")];
    if (typeof count !== "number" || typeof first !== "number" || count > mostObjects)
      return refuse("unreadable");
    const list = new PdfReader(bytes, 0, onName);
    for (let place = 0; place < count; place += 1) {
      const [id, at] = [Number(list.word()), Number(list.word())];
      if (!Number.isInteger(id) || !Number.isInteger(at)) refuse("unreadable");
      this.take(id, new PdfReader(bytes, first + at, onName).value());
    }
  }

  /** Counted by walking the tree: the number that a document states about itself may be wrong. */
  countPages(): number {
    const from = this.#nodes.get(this.#root ?? this.#catalog ?? -1)?.pages;
    const waiting = from === null || from === undefined ? [] : [from];
    let [pages, steps] = [0, 0];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      steps += 1;
      if (steps > 20 * mostPages) refuse("bomb");
      const node = this.#nodes.get(id);
      if (!node) continue;
      if (node.kids === null) pages += 1;
      else if (typeof node.kids === "number") waiting.push(...this.#listAt(node.kids));
      else for (const kid of node.kids) waiting.push(kid);
      if (pages > mostPages) return pages;
    }
    return pages === 0 ? refuse("unreadable") : pages;
  }

  #listAt(id: number): readonly number[] {
    const kids = this.#nodes.get(id)?.kids;
    return Array.isArray(kids) ? kids : [];
  }
}

/** "12 0 obj" read backwards from its last word; null when the word is part of another. */
function objectIdBefore(bytes: Buffer, at: number): number | null {
  const before = bytes.toString("latin1", Math.max(0, at - 24), at);
  const found = /(?:^|[^\d])(\d{1,10})\s+\d{1,5}\s+$/.exec(before);
  return found ? Number(found[1]) : null;
}

function takeObject(bytes: Buffer, at: number, id: number, objects: PdfObjects): number {
  const reader = new PdfReader(bytes, at + 3, onName);
  const value = reader.value();
  objects.take(id, value);
  const behind = reader.at;
  if (!(value instanceof Map) || reader.word() !== "stream") return behind;
  const start = reader.at + (bytes[reader.at] === 13 ? 2 : 1);
  const end = bytes.indexOf("endstream", start);
  if (end === -1) return refuse("unreadable");
  if (nameOf(value.get("Type")) === "ObjStm") objects.takePacked(value, bytes.subarray(start, end));
  return end;
}

function takeTrailers(bytes: Buffer, objects: PdfObjects): void {
  for (let at = bytes.indexOf("trailer"); at !== -1; at = bytes.indexOf("trailer", at + 7)) {
    const value = new PdfReader(bytes, at + 7, onName).value();
    if (value instanceof Map) objects.takeTrailer(value);
  }
}

/** Only whitespace may follow the end, or the file is a second one at the same time. */
function refuseTail(bytes: Buffer): void {
  const end = bytes.lastIndexOf("%%EOF");
  if (end === -1) refuse("unreadable");
  if (bytes.subarray(end + 5).some((byte) => ![0, 9, 10, 12, 13, 26, 32].includes(byte)))
    refuse("wrong_type");
}

/**
 * Goes through every object there is, instead of those that the file's own index names: a reader without an index may
 * still open what the index leaves out.
 */
export function readPdf(source: Bytes): FileFacts {
  const bytes = source.read(0, source.size);
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) refuse("wrong_type");
  refuseTail(bytes);
  if (bytes.includes("/JavaScript") || bytes.includes("/EmbeddedFile")) refuse("active");
  const objects = new PdfObjects();
  for (let at = bytes.indexOf("obj"); at !== -1;) {
    const id = objectIdBefore(bytes, at);
    at = bytes.indexOf("obj", id === null ? at + 3 : Math.max(at + 3, takeObject(bytes, at, id, objects)));
  }
  takeTrailers(bytes, objects);
  return { extension: "pdf", pages: objects.countPages(), seconds: null, width: null, height: null };
}
