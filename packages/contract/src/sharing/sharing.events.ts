import { z } from "zod";
import { event } from "../kit/event.ts";

const payload = z.object({ companyId: z.number(), shareIds: z.array(z.number()) });

export const sharesScheduled = event("sharing.shares-scheduled", payload);
export const sharesPublished = event("sharing.shares-published", payload);
export const sharesFailed = event("sharing.shares-failed", payload);
