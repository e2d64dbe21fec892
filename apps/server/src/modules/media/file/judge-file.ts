import { fileUses, type FileRule, type FileUse } from "@polyphon/contract/media/file-uses.ts";
import type { FileFacts, FileVerdict } from "./file-verdict.ts";
import { refuse } from "./unfit.ts";
import { type Bytes, withBytes } from "./open-bytes.ts";
import { readCompoundOffice } from "./formats/read-compound-office.ts";
import { readPdf } from "./formats/read-pdf.ts";
import { readVideo } from "./formats/read-video.ts";
import { readZipOffice } from "./formats/read-zip-office.ts";

/** The format by its magic bytes at their one valid position; elsewhere they do not count. */
const readers: readonly { sign: Buffer; at: number; read: (bytes: Bytes) => FileFacts }[] = [
  { sign: Buffer.from("ftyp"), at: 4, read: readVideo },
  { sign: Buffer.from("%PDF-"), at: 0, read: readPdf },
  { sign: Buffer.from("PK\u0003\u0004"), at: 0, read: readZipOffice },
  { sign: Buffer.from("d0cf11e0a1b11ae1", "hex"), at: 0, read: readCompoundOffice },
];

function readFacts(bytes: Bytes): FileFacts {
  const start = bytes.read(0, Math.min(bytes.size, 16));
  const reader = readers.find(({ sign, at }) => start.subarray(at, at + sign.length).equals(sign));
  return reader ? reader.read(bytes) : refuse("wrong_type");
}

/** Decides by content only: neither the name nor the browser's type is considered. */
export function judgeFile(path: string, use: FileUse): FileVerdict {
  const rule: FileRule = fileUses[use];
  const facts = withBytes(path, (bytes) => {
    if (bytes.size === 0) refuse("unreadable");
    if (bytes.size > rule.bytes) refuse("too_many_bytes");
    return readFacts(bytes);
  });
  if (!rule.extensions.includes(facts.extension)) return { kind: "refused", reason: "wrong_type" };
  if (rule.pages !== null && facts.pages !== null && facts.pages > rule.pages)
    return { kind: "refused", reason: "too_many_pages" };
  return { kind: "usable", ...facts };
}
