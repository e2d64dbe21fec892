import { updateShareText as at } from "@polyphon/contract/sharing/calendar.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { rewriteShare } from "../rewrite-share.ts";
import type { SharingNeeds } from "../sharing.needs.ts";
import { mayShare } from "../sharing.policy.ts";
import { findShare } from "../sharing.store.ts";
import { showShare } from "../show-share.ts";

export const updateShareText = (needs: SharingNeeds) =>
  command(at, async ({ input, actor, tx }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    return showShare(tx, needs, actor, await rewriteShare(tx, before, input));
  });
