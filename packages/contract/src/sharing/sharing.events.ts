import { z } from "zod";
import { event } from "../kit/event.ts";
import { networks } from "../networks/networks.ts";

const payload = z.object({ companyId: z.number(), shareIds: z.array(z.number()) });

export const sharesScheduled = event("sharing.shares-scheduled", payload);
export const sharesPublished = event("sharing.shares-published", payload);
export const sharesFailed = event("sharing.shares-failed", payload);
export const sharesUnconfirmed = event("sharing.shares-unconfirmed", payload);
/** Due, and only the person can share it: at the network's own page. */
export const sharesYourTurn = event("sharing.shares-your-turn", payload);
/** By the product, not by the person. */
export const sharesCancelled = event("sharing.shares-cancelled", payload);
/** Nothing is published on the network until the operators act: its quota is used up, or a bill is open. */
export const networkPaused = event(
  "sharing.network-paused",
  z.object({ network: z.enum(networks), reason: z.string() }),
);
