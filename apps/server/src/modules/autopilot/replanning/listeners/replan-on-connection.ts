import { connectionLost, networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { type Listener, on } from "../../../../platform/events/listener.ts";
import { autopilotPeople } from "../../planner/autopilot-people.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { replanOrWait } from "../replan-or-wait.ts";

/** A connected network opens its slots; a lost one leaves them empty with the reason in the log. */
export const replanOnConnection = (deps: PlanDeps): Listener[] =>
  [networkConnected, connectionLost].map((event) =>
    on(event, "replan", async (context) => {
      const { companyId, userId } = context.payload;
      const people = await inTransaction(context.database, companyScope(companyId), (tx) =>
        autopilotPeople(tx, companyId, [userId]),
      );
      if (people.get(userId)?.on)
        await replanOrWait(context, deps, { companyId, userIds: [userId], cause: "CONNECTION" });
    }),
  );
