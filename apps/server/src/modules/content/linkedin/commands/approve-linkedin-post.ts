import { linkedinPostApproved } from "@polyphon/contract/content/content.events.ts";
import { approveLinkedinPost as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { beginPost } from "../../workflow/begin-post.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { openApproval } from "../linkedin.policy.ts";
import { decideLinkedinPost } from "../linkedin-post.store.ts";
import { openLinkedinPost, postOfLinkedin, showLinkedinPost } from "../accessible-linkedin-post.ts";

export const approveLinkedinPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    await openApproval(tx, actor);
    const row = await openLinkedinPost(tx, input.id);
    const { categoryId } = row;
    if (categoryId === null)
      throw new Refusal("not_found", {}, [{ field: "categoryId", error: "not_found", values: {} }]);
    const post = postOfLinkedin({ ...row, categoryId });
    const values = await checkedPost(tx, deps, actor, post, null, now);

    const postId = await beginPost(tx, deps, actor, values, now);
    await decideLinkedinPost(tx, row.id, { status: "ACTIVE", postId, by: actor.accountId, at: now });
    emit(tx, linkedinPostApproved, { linkedinPostId: row.id });
    return showLinkedinPost(tx, deps, actor, row.id);
  });
