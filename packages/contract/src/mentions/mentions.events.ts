import { z } from "zod";
import { event } from "../kit/event.ts";

/** Mentions were requested or changed, and wait for approval. */
export const mentionsWaiting = event(
  "mentions.mentions-waiting",
  z.object({ companyId: z.number().nullable(), mentionIds: z.array(z.number()).min(1) }),
);
