import { z } from "zod";
import { event } from "../kit/event.ts";

export const signedIn = event(
  "identity.signed-in",
  z.object({ accountId: z.number(), companyId: z.number().nullable(), panel: z.enum(["ADMIN", "FRONT"]) }),
);

/** An account is deleted for good; what it showed of the person goes with it. */
export const photoReleased = event("identity.photo-released", z.object({ accountId: z.number() }));
