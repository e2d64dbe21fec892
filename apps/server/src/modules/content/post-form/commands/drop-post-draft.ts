import { dropPostDraft as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { dropDraft } from "../draft.store.ts";
import { ownDraft } from "../own-draft.ts";

export const dropPostDraft = command(at, async ({ input, actor, tx }) => {
  await dropDraft(tx, await ownDraft(tx, actor, input.postId));
  return {};
});
