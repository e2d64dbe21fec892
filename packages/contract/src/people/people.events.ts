import { z } from "zod";
import { event } from "../kit/event.ts";

/** Somebody became a light front user: they may read posts and share none. */
export const lightFrontUserOn = event(
  "people.light-front-user-on",
  z.object({ companyId: z.number(), userId: z.number() }),
);

/** Somebody may not sign in any more: disabled, deactivated or deleted. */
export const frontUserStopped = event(
  "people.front-user-stopped",
  z.object({ companyId: z.number(), userId: z.number(), deleted: z.boolean() }),
);
