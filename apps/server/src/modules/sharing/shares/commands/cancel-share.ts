import { cancelShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { endWaitingShare, findShare } from "../share.store.ts";
import { showShare } from "../show-share.ts";

export const cancelShare = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    const ended = await endWaitingShare(tx, actor.accountId, input.shareId);
    if (!ended) throw new Refusal("share_not_open");
    return showShare(tx, deps, actor, ended);
  });
