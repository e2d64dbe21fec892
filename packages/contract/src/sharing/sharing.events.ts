import { z } from "zod";
import { event } from "../kit/event.ts";

const payload = z.object({ companyId: z.number(), shareIds: z.array(z.number()) });

export const sharesScheduled = event("sharing.shares-scheduled", payload);
export const sharesPublished = event("sharing.shares-published", payload);
export const sharesFailed = event("sharing.shares-failed", payload);
export const sharesUnconfirmed = event("sharing.shares-unconfirmed", payload);
/** By the product, not by the person. */
export const sharesCancelled = event("sharing.shares-cancelled", payload);
