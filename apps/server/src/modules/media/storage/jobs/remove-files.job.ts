import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** The keys of what no row names any more. Removing twice is no error. */
export const removeFilesJob = job("remove-files", z.object({ keys: z.array(z.string()).max(10) }));
