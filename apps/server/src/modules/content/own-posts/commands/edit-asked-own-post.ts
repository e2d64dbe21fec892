import { editAskedOwnPost as at } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { mayDecideOwnPost } from "@polyphon/rules/content/own-posts/own-post.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { addStep, updateOwnPost } from "../own-post.store.ts";
import { requireAccessibleAskedPost } from "../reach-own-post.ts";
import { checkedOwnPost } from "../save-own-post.ts";
import { showAsked } from "../show-asked-post.ts";

/** The back office changes only what is waiting: approved and rejected ones are their author's. */
export const editAskedOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now, guard }) => {
    const row = await requireAccessibleAskedPost(tx, actor, input.id, { lock: true });
    if (row.version !== input.version) throw new Refusal("edited_meanwhile");
    if (!mayDecideOwnPost(row)) throw new Refusal("workflow_refused");
    const writing = { companyId: row.companyId, uploader: null, known: [] };
    const values = await checkedOwnPost(tx, deps, input, writing);
    await updateOwnPost(tx, row, values, now);
    await addStep(tx, row, { step: "EDITED", accountId: actor.accountId, reason: null, at: now });
    return showAsked(tx, deps, { actor, guard }, row.id);
  });
