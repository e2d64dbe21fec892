import { removeLinkedinPost as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { openApproval } from "../linkedin.policy.ts";
import { decideLinkedinPost } from "../linkedin-post.store.ts";
import { openLinkedinPost } from "../accessible-linkedin-post.ts";

/** Its row stays, as rejected: deleted from the table, it would be imported again with the next reading. */
export const removeLinkedinPost = command(at, async ({ input, actor, tx, now }) => {
  await openApproval(tx, actor);
  const { id } = await openLinkedinPost(tx, input.id);
  await decideLinkedinPost(tx, id, { status: "REJECTED", postId: null, by: actor.accountId, at: now });
  return { id };
});
