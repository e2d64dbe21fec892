import type { MediaDeps } from "./media.deps.ts";
import * as extracts from "@polyphon/contract/media/extract.contract.ts";
import * as calls from "@polyphon/contract/media/media.contract.ts";
import type { Module } from "../../platform/module/module.ts";
import { deleteMedia } from "./storage/commands/delete-media.ts";
import { setPoster } from "./storage/commands/set-poster.ts";
import { takeImage } from "./outside-pages/commands/take-image.ts";
import { checkMedia } from "./check/jobs/check-media.ts";
import { clearUploads } from "./upload/jobs/clear-uploads.ts";
import { recheckMedia } from "./check/jobs/recheck-media.ts";
import { removeFiles } from "./storage/jobs/remove-files.ts";
import { extractUrl } from "./outside-pages/queries/extract-url.ts";
import { findUpload } from "./upload/queries/find-upload.ts";
import { readMedia } from "./storage/queries/read-media.ts";
import { dropPhotosOfDeleted } from "./photo/listeners/drop-photos-of-deleted.ts";

export const media = ({ storage, signer, outside }: MediaDeps): Module => ({
  name: "media",
  operations: [
    readMedia(signer),
    findUpload(calls.findUpload, signer),
    findUpload(calls.findOwnUpload, signer),
    setPoster(signer),
    deleteMedia,
    extractUrl(extracts.extractUrl, outside),
    extractUrl(extracts.extractOwnUrl, outside),
    takeImage(extracts.takeImage, { outside, storage, signer }),
    takeImage(extracts.takeOwnImage, { outside, storage, signer }),
  ],
  jobs: [checkMedia(storage), recheckMedia, clearUploads(storage), removeFiles(storage)],
  listeners: [dropPhotosOfDeleted],
});
