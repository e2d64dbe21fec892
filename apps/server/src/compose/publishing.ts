import { attachmentsOf } from "../modules/media/media.api.ts";
import { attachmentFile } from "../modules/sharing/engine/payload/attachment-file.ts";
import { makeSharePayloads, type PayloadDeps } from "../modules/sharing/engine/payload/share-payloads.ts";
import { announceSettled } from "../modules/sharing/engine/settle/announce-settled.ts";
import type { PublishAdapter } from "../modules/sharing/sharing.port.ts";
import type { Config } from "../platform/config/config.ts";
import type { Storage } from "../platform/storage/storage.ts";

/** What the worker's engine needs: the networks, whom to tell, and what is sent. */
export function makePublishing(
  parts: Pick<PayloadDeps, "database" | "box" | "renewToken" | "pictures"> & {
    readonly config: Config;
    readonly storage: Storage;
    readonly publishers: readonly PublishAdapter[];
  },
) {
  const { config, storage, publishers, ...given } = parts;
  return {
    adapters: publishers,
    announce: announceSettled,
    payloads: makeSharePayloads({
      ...given,
      shortLinkUrl: config.SHORT_LINK_URL,
      now: () => new Date(),
      attachments: async (tx, ids) =>
        new Map([...(await attachmentsOf(tx, ids))].map(([id, file]) => [id, attachmentFile(storage, file)])),
    }),
  };
}
