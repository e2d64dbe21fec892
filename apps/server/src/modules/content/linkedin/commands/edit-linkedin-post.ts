import { editLinkedinPost as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { openApproval } from "../linkedin.policy.ts";
import { updateLinkedinPost, writeLinkedinImages } from "../linkedin-post.store.ts";
import { openLinkedinPost, postOfLinkedin, showLinkedinPost } from "../accessible-linkedin-post.ts";

/** Applies the checks of every post, so that what is saved can be approved. */
export const editLinkedinPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    await openApproval(tx, actor);
    const row = await openLinkedinPost(tx, input.id);
    if (row.version !== input.version) throw new Refusal("edited_meanwhile");
    const values = await checkedPost(tx, deps, actor, postOfLinkedin(input), null, now);
    await updateLinkedinPost(tx, row.id, input);
    await writeLinkedinImages(tx, row, values.imageIds);
    return showLinkedinPost(tx, deps, actor, row.id);
  });
