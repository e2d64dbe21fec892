import { choiceChanged } from "@polyphon/contract/autopilot/autopilot.events.ts";
import { type Listener, on } from "../../../platform/events/listener.ts";
import type { PlanNeeds } from "../autopilot.needs.ts";
import { replanOrWait } from "../replan-or-wait.ts";

/** What somebody changes counts at once for the rest of the week. */
export const replanOnChange = (needs: PlanNeeds): Listener =>
  on(choiceChanged, "replan", (context) => {
    const { companyId, userId, cause } = context.payload;
    return replanOrWait(context, needs, { companyId, userIds: [userId], cause });
  });
