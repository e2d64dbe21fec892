import { editPost as at } from "@polyphon/contract/content/content.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { holdForCompanies } from "../../processing/hold-for-companies.ts";
import { refuseUneditable } from "../../workflow/refuse-uneditable.ts";
import { endDraftOfPost } from "../../post-form/draft.store.ts";
import { ownerOf } from "../../post-form/own-draft.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { loadAccessiblePost, showPost } from "../show-post.ts";
import { notifyChanged } from "../notify-changed.ts";
import { updatePost } from "../write-post.store.ts";

export const editPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const before = await loadAccessiblePost(tx, actor, input.id);
    await refuseUneditable(tx, deps, actor, before);
    // Before anything is moved: an edit of an older version is not saved.
    if (before.version !== input.version) throw new Refusal("edited_meanwhile");
    const values = await checkedPost(tx, deps, actor, input, before, now);

    const saved = await updatePost(tx, input.id, input.version, values, actor.accountId);
    if (!saved) throw new Refusal("edited_meanwhile");
    await endDraftOfPost(tx, ownerOf(actor), input.id);
    notifyChanged(tx, before, values);
    // In another category other companies see it for the first time.
    if (before.categoryId !== values.categoryId) await holdForCompanies(tx, input.id, now);
    if (input.resubmit)
      await deps.workflow.resubmit(tx, actor, { id: input.id, version: input.version + 1 }, now);
    return showPost(tx, deps, actor, await loadAccessiblePost(tx, actor, input.id));
  });
