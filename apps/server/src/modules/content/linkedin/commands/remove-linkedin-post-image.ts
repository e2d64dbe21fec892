import { removeLinkedinPostImage as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { openDesk } from "../linkedin.policy.ts";
import { writeLinkedinImages } from "../linkedin-post.store.ts";
import { openLinkedinPost, showLinkedinPost } from "../reached-linkedin-post.ts";

/** A picture that is gone from the post already stays gone: a second press changes nothing. */
export const removeLinkedinPostImage = (deps: Pick<ContentDeps, "images">) =>
  command(at, async ({ input, actor, tx }) => {
    await openDesk(tx, actor);
    const row = await openLinkedinPost(tx, input.id);
    const kept = row.imageIds.filter((id) => id !== input.mediaId);
    const known = kept.length < row.imageIds.length || (await deps.images(tx, [input.mediaId])).size > 0;
    if (!known) throw new Refusal("not_found");
    await writeLinkedinImages(tx, row, kept);
    return showLinkedinPost(tx, deps, actor, row.id);
  });
