import { limits } from "@polyphon/contract/limits.ts";
import { reschedulePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { dueTime } from "@polyphon/rules/sharing/due-time.ts";
import { planReschedule } from "@polyphon/rules/sharing/plan-reschedule.ts";
import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";
import { command } from "../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";
import { mayShare } from "../sharing.policy.ts";
import { findShare, lockSharesOf, moveShare, sharesBetween } from "../sharing.store.ts";

export const reschedulePost = (needs: SharingNeeds) =>
  command(at, async ({ input, actor, tx, now }) => {
    const { timeZone: zone } = await companyOf(tx, actor.companyId);
    await lockSharesOf(tx, actor.accountId);
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    const time = { kind: "at", date: input.scheduleDate, time: input.scheduleTime } as const;
    const due = dueTime(now, zone, time);
    const { from, until } = isoWeekRange(due.ok ? due.dueAt : now, zone);
    const others = (await sharesBetween(tx, actor.accountId, from, until)).filter(
      (other) => other.id !== before.id,
    );
    const plan = planReschedule({ now, zone, share: before, others, time });
    if (!plan.ok)
      throw new Refusal(plan.reason, {
        zone,
        network: before.network,
        limit: limits.weeklyShares[before.network],
      });

    const moved = await moveShare(tx, actor.accountId, before.id, plan.dueAt);
    if (!moved) throw new Refusal("share_not_open");
    const [shown] = await presentShares(tx, needs, actor, [moved]);
    if (!shown) throw new Error("a share was lost while it was presented");
    return shown;
  });
