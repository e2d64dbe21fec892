import { readPostDraft as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findDraft } from "../draft.store.ts";
import { ownDraft } from "../own-draft.ts";

export const readPostDraft = query(at, async ({ input, actor, tx }) => {
  const draft = await findDraft(tx, await ownDraft(tx, actor, input.postId));
  return { draft: draft && { ...draft, savedAt: draft.savedAt.toISOString() } };
});
