import type { Module } from "../../platform/module/module.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { checkMedia } from "./jobs/check-media.ts";
import { clearUploads } from "./jobs/clear-uploads.ts";
import { recheckMedia } from "./jobs/recheck-media.ts";
import { findUpload } from "./queries/find-upload.ts";
import { readMedia } from "./queries/read-media.ts";

export interface MediaDependencies {
  readonly storage: Storage;
  readonly signingKey: string;
}

export const media = ({ storage, signingKey }: MediaDependencies): Module => ({
  name: "media",
  operations: [readMedia(signingKey), findUpload(signingKey)],
  jobs: [checkMedia(storage), recheckMedia, clearUploads(storage)],
  listeners: [],
});
