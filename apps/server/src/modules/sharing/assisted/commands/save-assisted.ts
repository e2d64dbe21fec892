import { saveAssisted as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { postsById } from "../../../content/content.api.ts";
import { endByWord } from "../end-share.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { findShare } from "../../shares/share.store.ts";
import { showShare } from "../../shares/show-share.ts";

/** A repeated confirmation changes nothing: a share that already ended that way is returned as it is. */
export const saveAssisted = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const before = await findShare(tx, actor.accountId, input.socialShareId);
    const [post] = await postsById(tx, [input.postId]);
    if (!before?.assisted || !post) throw new Refusal("not_found");

    allow(mayShare(actor));

    const isThere = input.sharedStatus === 1;
    const same = before.state === (isThere ? "SHARED" : "CANCELLED");
    return showShare(tx, deps, actor, same ? before : await endByWord(tx, before, isThere, now));
  });
