import { limits } from "../limits.ts";
import type { PermissionKey } from "../permissions.ts";

/** The requirements of a video or document. Forms show them before a file is chosen; the server enforces them. */
export interface FileRule {
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly bytes: number;
  /** By file extension; in the end the content decides. */
  readonly extensions: readonly FileExtension[];
  /** Null where a file has no pages. */
  readonly pages: number | null;
}

/** Every type allowed as a file of a post, and the type it is served with. */
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
