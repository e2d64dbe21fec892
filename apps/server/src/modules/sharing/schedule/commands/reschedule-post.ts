import { reschedulePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { rescheduleShare } from "../reschedule-share.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { findShare } from "../../shares/share.store.ts";
import { showShare } from "../../shares/show-share.ts";

export const reschedulePost = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    return showShare(tx, deps, actor, await rescheduleShare(tx, before, input, now));
  });
