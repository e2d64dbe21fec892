import { fileTypes } from "@polyphon/contract/media/file-uses.ts";

/** Every kind of file that has an address, by the extension of its key. */
export const contentTypes = { jpg: "image/jpeg", png: "image/png", ...fileTypes } as const;

/** What a browser displays by itself; anything else is downloaded, never opened in a page of ours. */
export const shownInline: ReadonlySet<string> = new Set(["jpg", "png", "mp4", "m4v", "mov", "pdf"]);
