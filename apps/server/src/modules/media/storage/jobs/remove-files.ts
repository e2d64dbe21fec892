import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { removeFilesJob } from "./remove-files.job.ts";

/** Bytes are deleted once their row certainly is, also when storage was unavailable at that moment. */
export const removeFiles = (storage: Storage): JobHandler =>
  handle(removeFilesJob, ({ payload }) => storage.remove(payload.keys));
