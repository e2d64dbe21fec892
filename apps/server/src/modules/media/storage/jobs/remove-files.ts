import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { removeFilesJob } from "./remove-files.job.ts";

/** Bytes go when it is certain that their row is gone, and also when storage was away at that moment. */
export const removeFiles = (storage: Storage): JobHandler =>
  handle(removeFilesJob, ({ payload }) => storage.remove(payload.keys));
