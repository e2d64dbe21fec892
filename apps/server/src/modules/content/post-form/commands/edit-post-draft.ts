import { editPostDraft as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { editDraft, hasDraft } from "../draft.store.ts";
import { ownerOf, presentSaved } from "../own-draft.ts";

export const editPostDraft = command(at, async ({ input, actor, tx, now }) => {
  const owner = ownerOf(actor);
  const saved = await editDraft(tx, owner, input, now);
  if (saved) return presentSaved(saved);
  throw new Refusal((await hasDraft(tx, owner, input.id)) ? "edited_meanwhile" : "not_found");
});
