import { limits } from "@polyphon/contract/limits.ts";
import { restoreShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { restoreWaiting } from "../restore-waiting.ts";
import { findShare, lockSharesOf } from "../share.store.ts";
import { showShare } from "../show-share.ts";

export const restoreShare = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    await lockSharesOf(tx, actor.accountId);
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    const { timeZone: zone } = await companyOf(tx, before.companyId);
    const restored = await restoreWaiting(tx, before, { now, zone });
    if (!restored.ok) {
      const { network } = before;
      throw new Refusal(restored.reason, { zone, network, limit: limits.weeklyShares[network] });
    }
    return showShare(tx, deps, actor, restored.share);
  });
