import { restorePostDraft as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findDraft, restoreDraft } from "../draft.store.ts";
import { ownerOf, refuseTooMany } from "../own-draft.ts";

export const restorePostDraft = command(at, async ({ input: { id }, actor, tx }) => {
  const owner = ownerOf(actor);
  if (await findDraft(tx, owner, id)) return {};
  await refuseTooMany(tx, owner);
  if (!(await restoreDraft(tx, owner, id))) throw new Refusal("not_found");
  return {};
});
