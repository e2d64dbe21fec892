import { buffer } from "node:stream/consumers";
import type { Storage } from "../../../../platform/storage/storage.ts";
import type { PublishAttachment } from "../../sharing.port.ts";

/** Long enough for a network to fetch a large file that waits in its queue. */
const addressSeconds = 60 * 60;

/** A stored video or document as an adapter reads it: in parts, never as a whole in memory. */
export function attachmentFile(
  storage: Storage,
  file: { readonly key: string; readonly mimeType: string; readonly bytes: number },
): Omit<PublishAttachment, "kind" | "title"> {
  return {
    mimeType: file.mimeType,
    size: file.bytes,
    part: async (first, last) => {
      const opened = await storage.get(file.key, { first, last });
      if (opened.kind !== "found") throw new Error(`the file ${file.key} is ${opened.kind}`);
      return buffer(opened.body);
    },
    address: () => storage.presignedGet(file.key, addressSeconds),
  };
}
