import { updateShareText as at } from "@polyphon/contract/sharing/calendar.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { rewriteShare } from "../change/rewrite-share.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { findShare } from "../share.store.ts";
import { showShare } from "../show-share.ts";

export const updateShareText = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx }) => {
    const before = await findShare(tx, actor.accountId, input.shareId);
    if (!before) throw new Refusal("not_found");

    allow(mayShare(actor));

    return showShare(tx, deps, actor, await rewriteShare(tx, before, input));
  });
