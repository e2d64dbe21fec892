import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Releases what a switch held. Later rounds take what a worker returned in the moment of the release. */
export const releaseStoppedJob = job(
  "release-stopped-shares",
  z.object({ logId: z.number().int().positive(), round: z.number().int().min(0) }),
  { batch: 1, expireInSeconds: 3_600 },
);
