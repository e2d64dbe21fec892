import type { FileRule } from "@polyphon/contract/media/file-uses.ts";
import type { FileReason } from "@polyphon/contract/media/media.ts";

/** What can be checked before a file is uploaded: its name and its size. The server checks the content itself. */
export function judgeFile(file: { name: string; bytes: number }, rule: FileRule): FileReason | null {
  const ending = file.name.split(".").at(-1)?.toLowerCase();
  if (!file.name.includes(".") || !rule.extensions.some((one) => one === ending)) return "wrong_type";
  if (file.bytes === 0) return "unreadable";
  return file.bytes > rule.bytes ? "too_many_bytes" : null;
}

const megabyte = 1024 * 1024;

/** What the sentences about a file's rule are filled with, in every language. */
export function fileWords(rule: FileRule) {
  return {
    types: rule.extensions.join(", "),
    megabytes: Math.floor(rule.bytes / megabyte),
    pages: rule.pages ?? 0,
  };
}
