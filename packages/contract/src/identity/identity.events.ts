import { z } from "zod";
import { event } from "../kit/event.ts";

export const signedIn = event(
  "identity.signed-in",
  z.object({ accountId: z.number(), companyId: z.number().nullable(), panel: z.enum(["ADMIN", "FRONT"]) }),
);
