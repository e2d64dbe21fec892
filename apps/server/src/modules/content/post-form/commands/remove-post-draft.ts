import { removePostDraft as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { removeDraft } from "../draft.store.ts";
import { ownerOf } from "../own-draft.ts";

export const removePostDraft = command(at, async ({ input, actor, tx, now }) => {
  if (!(await removeDraft(tx, ownerOf(actor), input.id, now))) throw new Refusal("not_found");
  return {};
});
