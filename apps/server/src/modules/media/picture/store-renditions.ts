import { createReadStream } from "node:fs";
import { derivedKey } from "../../../platform/storage/storage-key.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { contentTypes } from "../delivery/content-types.ts";
import type { Renditions } from "../storage/media.store.ts";
import { renditionFiles, thumbnailWidth } from "./rendition-files.ts";
import type { Verdict } from "./verdict.ts";

/** Keys are derived from the original's, so that a check that runs twice writes the same two files. */
export async function storeRenditions(
  storage: Storage,
  originalKey: string,
  folder: string,
  made: Extract<Verdict, { kind: "usable" }>,
): Promise<Renditions> {
  const base = derivedKey(originalKey, "rendition");
  const pictureKey = `${base}.${made.extension}`;
  const thumbnailKey = `${base}-${thumbnailWidth}.${made.thumbnailExtension}`;
  const files = renditionFiles(folder);
  await storage.put(pictureKey, createReadStream(files.picture), contentTypes[made.extension]);
  await storage.put(thumbnailKey, createReadStream(files.thumbnail), contentTypes[made.thumbnailExtension]);
  return {
    pictureKey,
    thumbnailKey,
    mimeType: contentTypes[made.extension],
    sourceType: made.sourceType,
    width: made.width,
    height: made.height,
  };
}
