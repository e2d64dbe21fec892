import { addPostDraft as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import { addDraft } from "../draft.store.ts";
import { ownerOf, presentSaved, refuseTooMany } from "../own-draft.ts";

export const addPostDraft = command(at, async ({ input, actor, tx, now }) => {
  const owner = ownerOf(actor);
  const { postId = null } = input;
  if (postId === null) await refuseTooMany(tx, owner);
  else await loadAccessiblePost(tx, actor, postId);
  const saved = await addDraft(tx, owner, { ...input, postId }, now);
  // Another tab has begun the one draft of this post.
  if (!saved) throw new Refusal("edited_meanwhile");
  return presentSaved(saved);
});
