import { cancelShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";
import { mayShare } from "../sharing.policy.ts";
import { endWaitingShare, findShare } from "../sharing.store.ts";

export const cancelShare = (needs: SharingNeeds) =>
  command(at, async ({ input, actor, tx }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    const ended = await endWaitingShare(tx, actor.accountId, input.shareId);
    if (!ended) throw new Refusal("share_not_open");
    const [shown] = await presentShares(tx, needs, actor, [ended]);
    if (!shown) throw new Error("a share was lost while it was presented");
    return shown;
  });
