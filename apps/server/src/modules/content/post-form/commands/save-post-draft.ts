import { savePostDraft as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { keepDraft } from "../draft.store.ts";
import { ownDraft } from "../own-draft.ts";

export const savePostDraft = command(at, async ({ input: { postId, form, basedOn }, actor, tx, now }) => {
  await keepDraft(tx, await ownDraft(tx, actor, postId), { form, basedOn, savedAt: now });
  return { savedAt: now.toISOString() };
});
