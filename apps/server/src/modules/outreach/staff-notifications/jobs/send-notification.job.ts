import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Gives every recipient of a notification a notice. */
export const sendNotificationJob = job(
  "outreach/send-notification",
  z.object({ notificationId: z.number().int().positive() }),
  { batch: 1, expireInSeconds: 3_600, retryLimit: 20, retryDelaySeconds: 5 },
);
