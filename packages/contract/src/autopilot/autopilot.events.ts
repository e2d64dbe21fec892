import { z } from "zod";
import { event } from "../kit/event.ts";

/** What changed in somebody's choice, for the user log. */
export const choiceCauses = ["SWITCHED_ON", "SWITCHED_OFF", "CHANGED", "AWAY"] as const;

/** Somebody switched the autopilot, changed what it shares, or is out of office: the rest of the plan is made anew. */
export const choiceChanged = event(
  "autopilot.choice-changed",
  z.object({ companyId: z.number(), userId: z.number(), cause: z.enum(choiceCauses) }),
);
