import { openAssisted as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { postsById } from "../../../content/content.api.ts";
import { assistedPage } from "../assisted-page.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare, waitsForPerson } from "../../sharing.policy.ts";
import { findShare } from "../../shares/share.store.ts";
import { showShare } from "../../shares/show-share.ts";

/** What was planned may be finished after its post has ended, as the engine would send it; a stopped post goes nowhere. */
export const openAssisted = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const share = await findShare(tx, actor.accountId, input.shareId);
    if (!share) throw new Refusal("not_found");

    allow(mayShare(actor));

    const [post] = await postsById(tx, [share.postId]);
    const finishable = waitsForPerson(share) && post?.killedAt === null;
    return {
      share: await showShare(tx, deps, actor, share),
      openUrl: finishable ? await assistedPage(tx, deps, share) : null,
      text: share.text,
    };
  });
