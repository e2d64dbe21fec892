import { readDraftOfPost as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import { findDraftOfPost } from "../draft.store.ts";
import { ownerOf } from "../own-draft.ts";

export const readDraftOfPost = query(at, async ({ input: { postId }, actor, tx }) => {
  await loadAccessiblePost(tx, actor, postId);
  const draft = await findDraftOfPost(tx, ownerOf(actor), postId);
  return { draft: draft && { ...draft, savedAt: draft.savedAt.toISOString() } };
});
