import { renamePostDraft as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { renameDraft } from "../draft.store.ts";
import { ownerOf } from "../own-draft.ts";

export const renamePostDraft = command(at, async ({ input: { id, name }, actor, tx }) => {
  if (!(await renameDraft(tx, ownerOf(actor), id, name))) throw new Refusal("not_found");
  return {};
});
