import { type CompoundEntry, type CompoundFile, openCompound } from "./compound-file.ts";
import type { FileFacts } from "../file-verdict.ts";
import { refuse } from "../unfit.ts";
import type { Bytes } from "../open-bytes.ts";

const macros = new Set(["macros", "vba", "_vba_project", "_vba_project_cur", "project", "projectwm"]);
const embedded = new Set(["objectpool", "\u0001ole10native", "\u0001ole"]);
const protectedBy = new Set(["encryptedpackage", "encryptioninfo", "encryptedsummary", "\u0006dataspaces"]);

const longestText = 110 * 1024 * 1024;

function find(file: CompoundFile, name: string): CompoundEntry | undefined {
  return file.entries.find((entry) => entry.isStream && entry.name === name);
}

/** Records of a presentation: some hold others, each says its kind and length. */
function* recordsOf(bytes: Buffer, depth = 0): Generator<{ type: number; instance: number; inside: number }> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const [mark, type, length] = [
      bytes.readUInt16LE(at),
      bytes.readUInt16LE(at + 2),
      bytes.readUInt32LE(at + 4),
    ];
    const body = bytes.subarray(at + 8, at + 8 + length);
    yield { type, instance: mark >> 4, inside: depth };
    if ((mark & 0xf) === 0xf && depth < 12) yield* recordsOf(body, depth + 1);
    at += 8 + length;
  }
}

const slideList = 0x0ff0;
const slideInList = 0x03f3;
const macroInfo = 0x03ff;
const embeddedObject = 0x1011;

function slidesOf(bytes: Buffer): number | null {
  let [slides, listDepth] = [0, -1];
  for (const { type, instance, inside } of recordsOf(bytes)) {
    if (type === macroInfo || type === embeddedObject) refuse("active");
    if (inside <= listDepth) listDepth = -1;
    // The list of instance 0 names the slides, others the masters and the notes.
    if (type === slideList) listDepth = instance === 0 ? inside : -1;
    if (type === slideInList && listDepth !== -1) slides += 1;
  }
  return slides === 0 ? null : slides;
}

/** The number of pages from the file's properties; null when its editor did not count. */
function countedPages(facts: Buffer): number | null {
  if (facts.length < 48) return null;
  const section = facts.readUInt32LE(44);
  if (section + 8 > facts.length) return null;
  const count = Math.min(facts.readUInt32LE(section + 4), 256);
  for (let place = 0; place < count; place += 1) {
    const at = section + 8 + place * 8;
    if (at + 8 > facts.length) return null;
    if (facts.readUInt32LE(at) !== 14) continue;
    const value = section + facts.readUInt32LE(at + 4);
    const pages =
      value + 8 <= facts.length && facts.readUInt32LE(value) === 3 ? facts.readInt32LE(value + 4) : 0;
    return pages > 0 ? Math.min(pages, 1_000_000) : null;
  }
  return null;
}

/** DOC and PPT, the formats before 2007. */
export function readCompoundOffice(bytes: Bytes): FileFacts {
  const file = openCompound(bytes);
  const names = new Set(file.entries.map(({ name }) => name.toLowerCase()));
  const holds = (some: ReadonlySet<string>) => [...some].some((name) => names.has(name));
  if (holds(protectedBy)) refuse("encrypted");
  if (holds(macros) || holds(embedded)) refuse("active");
  const none = { seconds: null, width: null, height: null };

  const text = find(file, "WordDocument");
  if (text) {
    const head = file.read(text, 32);
    if (head.length < 32 || head.readUInt16LE(0) !== 0xa5ec) refuse("unreadable");
    if ((head.readUInt16LE(10) & 0x0100) !== 0) refuse("encrypted");
    const facts = find(file, "\u0005SummaryInformation");
    return { extension: "doc", pages: facts ? countedPages(file.read(facts, 64 * 1024)) : null, ...none };
  }
  const slides = find(file, "PowerPoint Document");
  if (!slides) return refuse("wrong_type");
  const user = find(file, "Current User");
  const start = user ? file.read(user, 64) : Buffer.alloc(0);
  if (start.length < 16) return refuse("unreadable");
  if (start.readUInt32LE(12) === 0xf3d1c4df) refuse("encrypted");
  return { extension: "ppt", pages: slidesOf(file.read(slides, longestText)), ...none };
}
