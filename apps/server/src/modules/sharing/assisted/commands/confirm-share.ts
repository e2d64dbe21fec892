import { limits } from "@polyphon/contract/limits.ts";
import { confirmShare as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { sharesScheduled } from "@polyphon/contract/sharing/sharing.events.ts";
import { weekIsFull } from "@polyphon/rules/sharing/schedule/weekly-limit.ts";
import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { endByWord } from "../end-share.ts";
import { sendAgain } from "../assisted.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { findShare, lockSharesOf, sharesBetween, type ShareRow } from "../../shares/share.store.ts";
import { showShare } from "../../shares/show-share.ts";

/** It leaves the week it was planned for and needs a place in this one. */
async function sendOnceMore(tx: Tx, share: ShareRow, now: Date): Promise<ShareRow> {
  const { timeZone: zone } = await companyOf(tx, share.companyId);
  await lockSharesOf(tx, share.userId);
  const { from, until } = isoWeekRange(now, zone);
  const others = (await sharesBetween(tx, share.userId, from, until)).filter(({ id }) => id !== share.id);
  if (weekIsFull(others, share.network, now, zone)) {
    const { network } = share;
    throw new Refusal("weekly_limit_reached", { network, limit: limits.weeklyShares[network] });
  }

  const sent = await sendAgain(tx, share, now);
  if (!sent) throw new Refusal("share_not_open");
  emit(tx, sharesScheduled, { companyId: sent.companyId, shareIds: [sent.id] });
  return sent;
}

export const confirmShare = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    const after =
      input.answer === "SEND_AGAIN"
        ? await sendOnceMore(tx, before, now)
        : await endByWord(tx, before, input.answer === "IT_IS_THERE", now);
    return showShare(tx, deps, actor, after);
  });
