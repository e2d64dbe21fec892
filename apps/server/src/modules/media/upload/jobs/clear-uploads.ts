import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { clearUploadsJob } from "./clear-uploads.job.ts";

/** Parts of uploads that nobody finished within a day. */
export const clearUploads = (storage: Storage): JobHandler =>
  handle(clearUploadsJob, async ({ log }) => {
    const removed = await storage.clearUnfinished();
    if (removed > 0) log.info({ removed }, "unfinished uploads were cleared away");
  });
