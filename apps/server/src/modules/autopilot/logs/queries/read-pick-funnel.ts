import { readPickFunnel as at } from "@polyphon/contract/autopilot/autopilot-funnel.contract.ts";
import { pickFunnel } from "@polyphon/rules/autopilot/planner/candidates/pick-funnel.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { loggedShares } from "../../../sharing/sharing.api.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { loadPeople } from "../../planner/load-people.ts";
import { loadPlanningContext } from "../../planner/load-week.ts";
import type { StoredPlan } from "../entries.present.ts";
import { spanOfWeek } from "../span-of-week.ts";
import { findUserRun } from "../user-log.store.ts";

export const readPickFunnel = (deps: PlanDeps) =>
  query(at, async ({ input, tx, now, guard }) => {
    const line = await findUserRun(tx, input.id);
    if (!line) throw new Refusal("not_found");
    guard.refuseIn(line.companyId);
    guard.tells([line.userId]);
    const context = await loadPlanningContext(tx, deps, line.companyId, [line.monday], now);
    const week = context?.weeks[0];
    if (!context || !week) return { steps: [] };
    const shares = await loggedShares(tx, { userId: line.userId, ...spanOfWeek(line.monday, week.zone) });
    const share = shares.find(
      ({ plan, state }) => state !== "CANCELLED" && (plan as StoredPlan).slot === input.slot,
    );
    const [person] = await loadPeople(tx, deps, context, week, [line.userId]);
    if (!share || !person) return { steps: [] };
    const { reason } = share.plan as StoredPlan;
    const date = localDateOf(share.dueAt, week.zone);
    return {
      steps: pickFunnel(week, person, { postId: share.postId, network: share.network, date, reason }),
    };
  });
