import { limits } from "@polyphon/contract/limits.ts";

/** Control characters, and characters that are invisible or change the text direction. */
const unseen = /[\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** An unpaired surrogate, which no database accepts. */
const lonely = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text of a cell without invisible characters, cut at `max` characters. */
export function cleanCell(text: string, max: number): string {
  // Cut first, so that a cell of a million characters costs no more than a long one.
  const cut = text.slice(0, max * 4);
  const seen = cut
    .replaceAll(lonely, "")
    .replaceAll(/[\t\r\n]/g, " ")
    .replaceAll(unseen, "");
  const plain = seen.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  return plain.length <= max ? plain : plain.slice(0, max).replaceAll(lonely, "").trim();
}

/** A cell of an uploaded file. It keeps one character more than any field takes, so that a cut value is still too long. */
export const uploadedCell = (text: string) =>
  text === "" ? "" : cleanCell(text, limits.bulkUpload.cellMax + 1);
