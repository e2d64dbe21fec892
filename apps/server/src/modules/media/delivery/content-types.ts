import { fileTypes } from "@polyphon/contract/media/file-uses.ts";

/** Every kind of file that has an address, by the end of its key. */
export const contentTypes = { jpg: "image/jpeg", png: "image/png", ...fileTypes } as const;

/** What a browser shows by itself; anything else it may keep, but never open in a page of ours. */
export const shownInline: ReadonlySet<string> = new Set(["jpg", "png", "mp4", "m4v", "mov", "pdf"]);
