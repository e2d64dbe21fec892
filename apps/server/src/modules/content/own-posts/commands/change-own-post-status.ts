import { changeOwnPostStatus as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { maySubmitAgain } from "@polyphon/rules/content/own-posts/own-post.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { approvesOwnPosts } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { submitOwnPost } from "../submit-own-post.ts";
import { mayWriteOwnPosts } from "../own-post.policy.ts";
import { requireAccessibleOwnPost } from "../reach-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

export const changeOwnPostStatus = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await requireAccessibleOwnPost(tx, actor, input.id, { lock: true });
    allow(mayWriteOwnPosts(actor));
    if (row.version !== input.version) throw new Refusal("edited_meanwhile");
    const approval = await approvesOwnPosts(tx, row.companyId);
    if (!maySubmitAgain({ status: row.status, approval, shared: false }))
      throw new Refusal("workflow_refused");
    await submitOwnPost(tx, row.id, "RESUBMITTED", actor.accountId, now);
    return showOwnPost(tx, deps, actor, row.id);
  });
