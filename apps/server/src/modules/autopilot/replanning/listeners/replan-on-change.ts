import { choiceChanged } from "@polyphon/contract/autopilot/autopilot.events.ts";
import { type Listener, on } from "../../../../platform/events/listener.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { replanOrWait } from "../replan-or-wait.ts";

/** A change applies at once to the rest of the week. */
export const replanOnChange = (deps: PlanDeps): Listener =>
  on(choiceChanged, "replan", (context) => {
    const { companyId, userId, cause } = context.payload;
    return replanOrWait(context, deps, { companyId, userIds: [userId], cause });
  });
