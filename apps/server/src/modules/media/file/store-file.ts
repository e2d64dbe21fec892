import { createReadStream } from "node:fs";
import { fileTypes } from "@polyphon/contract/media/file-uses.ts";
import { derivedKey } from "../../../platform/storage/storage-key.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import type { CheckedFile } from "../storage/media.store.ts";
import type { FileFacts } from "./file-verdict.ts";

/** Under a key that follows from the original's, so that a check that runs twice writes one file. */
export async function storeFile(
  storage: Storage,
  originalKey: string,
  input: string,
  { extension, pages, seconds, width, height }: FileFacts,
): Promise<CheckedFile> {
  const fileKey = `${derivedKey(originalKey, "file")}.${extension}`;
  const mimeType = fileTypes[extension];
  await storage.put(fileKey, createReadStream(input), mimeType);
  return { fileKey, mimeType, pages, seconds, width, height };
}
