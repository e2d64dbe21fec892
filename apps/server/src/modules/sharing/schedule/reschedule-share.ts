import { limits } from "@polyphon/contract/limits.ts";
import { dueTime } from "@polyphon/rules/sharing/schedule/due-time.ts";
import { planReschedule } from "@polyphon/rules/sharing/schedule/plan-reschedule.ts";
import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { lockSharesOf, moveShare, sharesBetween, type ShareRow } from "../shares/share.store.ts";

/** Moves a waiting share to a time in the company's zone, whoever asks for it. */
export async function rescheduleShare(
  tx: Tx,
  share: ShareRow,
  wanted: { readonly scheduleDate: string; readonly scheduleTime: string },
  now: Date,
): Promise<ShareRow> {
  const { timeZone: zone } = await companyOf(tx, share.companyId);
  await lockSharesOf(tx, share.userId);

  const time = { kind: "at", date: wanted.scheduleDate, time: wanted.scheduleTime } as const;
  const due = dueTime(now, zone, time);
  const { from, until } = isoWeekRange(due.ok ? due.dueAt : now, zone);
  const others = (await sharesBetween(tx, share.userId, from, until)).filter(({ id }) => id !== share.id);
  const plan = planReschedule({ now, zone, share, others, time });
  if (!plan.ok)
    throw new Refusal(plan.reason, {
      zone,
      network: share.network,
      limit: limits.weeklyShares[share.network],
    });

  const moved = await moveShare(tx, share.userId, share.id, plan.dueAt);
  if (!moved) throw new Refusal("share_not_open");
  return moved;
}
