import { z } from "zod";
import { event } from "../kit/event.ts";
import { levels } from "./front-users/front-users.ts";

/** Somebody became a light front user: they may read posts and share none. */
export const lightFrontUserOn = event(
  "people.light-front-user-on",
  z.object({ companyId: z.number(), userId: z.number() }),
);

/** Somebody may no longer sign in: disabled, deactivated or deleted. */
export const frontUserStopped = event(
  "people.front-user-stopped",
  z.object({ companyId: z.number(), userId: z.number(), deleted: z.boolean() }),
);

/** Staff raised somebody's level manually. */
export const levelRaised = event(
  "people.level-raised",
  z.object({ companyId: z.number(), userId: z.number(), level: z.enum(levels) }),
);
