import { removeLinkedinPostImage as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { openApproval } from "../linkedin.policy.ts";
import { writeLinkedinImages } from "../linkedin-post.store.ts";
import { openLinkedinPost, showLinkedinPost } from "../accessible-linkedin-post.ts";

/** Removing a picture that is gone already changes nothing. */
export const removeLinkedinPostImage = (deps: Pick<ContentDeps, "images">) =>
  command(at, async ({ input, actor, tx }) => {
    await openApproval(tx, actor);
    const row = await openLinkedinPost(tx, input.id);
    const kept = row.imageIds.filter((id) => id !== input.mediaId);
    const known = kept.length < row.imageIds.length || (await deps.images(tx, [input.mediaId])).size > 0;
    if (!known) throw new Refusal("not_found");
    await writeLinkedinImages(tx, row, kept);
    return showLinkedinPost(tx, deps, actor, row.id);
  });
