import type { MediaDeps } from "./media.deps.ts";
import * as extracts from "@polyphon/contract/media/extract.contract.ts";
import * as calls from "@polyphon/contract/media/media.contract.ts";
import type { Module } from "../../platform/module/module.ts";
import { deleteMedia } from "./commands/delete-media.ts";
import { setPoster } from "./commands/set-poster.ts";
import { takeImage } from "./commands/take-image.ts";
import { checkMedia } from "./jobs/check-media.ts";
import { clearUploads } from "./jobs/clear-uploads.ts";
import { recheckMedia } from "./jobs/recheck-media.ts";
import { removeFiles } from "./jobs/remove-files.ts";
import { extractUrl } from "./queries/extract-url.ts";
import { findUpload } from "./queries/find-upload.ts";
import { readMedia } from "./queries/read-media.ts";

export const media = ({ storage, signingKey, outside }: MediaDeps): Module => ({
  name: "media",
  operations: [
    readMedia(signingKey),
    findUpload(calls.findUpload, signingKey),
    findUpload(calls.findOwnUpload, signingKey),
    setPoster(signingKey),
    deleteMedia,
    extractUrl(extracts.extractUrl, outside),
    extractUrl(extracts.extractOwnUrl, outside),
    takeImage(extracts.takeImage, { outside, storage, signingKey }),
    takeImage(extracts.takeOwnImage, { outside, storage, signingKey }),
  ],
  jobs: [checkMedia(storage), recheckMedia, clearUploads(storage), removeFiles(storage)],
  listeners: [],
});
