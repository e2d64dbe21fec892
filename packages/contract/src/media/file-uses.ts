import { limits } from "../limits.ts";
import type { PermissionKey } from "../permissions.ts";

/** What a video or document must be. Forms say it before a file is chosen; the server holds it. */
export interface FileRule {
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly bytes: number;
  /** By the end of the name; what the content is decides in the end. */
  readonly extensions: readonly FileExtension[];
  /** Null where a file has no pages. */
  readonly pages: number | null;
}

/** Everything that may become a file of a post, and the type under which it is given out. */
export const fileTypes = {
  mp4: "video/mp4",
  m4v: "video/x-m4v",
  mov: "video/quicktime",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
} as const;
export type FileExtension = keyof typeof fileTypes;

export const fileUses = {
  video: { kind: "VIDEO", bytes: limits.video.bytes, extensions: ["mp4", "mov", "m4v"], pages: null },
  document: {
    kind: "DOCUMENT",
    bytes: limits.document.bytes,
    extensions: ["pdf", "docx", "doc", "ppt", "pptx"],
    pages: limits.document.pages,
  },
} as const satisfies Record<string, FileRule>;
export type FileUse = keyof typeof fileUses;

/** Whoever holds one of the keys may upload such a file. */
export const fileKeys: readonly PermissionKey[] = ["add_post", "edit_post"];

export function isFileUse(word: string | null | undefined): word is FileUse {
  return typeof word === "string" && Object.hasOwn(fileUses, word);
}
