import { duplicatePost as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { beginPost } from "../../workflow/begin-post.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { endDraft } from "../../post-form/draft.store.ts";
import { ownerOf } from "../../post-form/own-draft.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { loadAccessiblePost, showPost } from "../show-post.ts";

export const duplicatePost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    await loadAccessiblePost(tx, actor, input.id);
    const values = await checkedPost(tx, deps, actor, input, null, now);
    const id = await beginPost(tx, deps, actor, values, now);
    if (input.draftId !== undefined) await endDraft(tx, ownerOf(actor), input.draftId);
    return showPost(tx, deps, actor, await loadAccessiblePost(tx, actor, id));
  });
