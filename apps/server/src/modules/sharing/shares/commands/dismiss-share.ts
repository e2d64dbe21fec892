import { dismissShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { dismissFailure, findShare } from "../share.store.ts";
import { showShare } from "../show-share.ts";

export const dismissShare = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    const dismissed = await dismissFailure(tx, before, now);
    if (!dismissed) throw new Refusal("share_not_failed");
    return showShare(tx, deps, actor, dismissed);
  });
