import { readPostDraft as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findDraft } from "../draft.store.ts";
import { ownerOf } from "../own-draft.ts";

export const readPostDraft = query(at, async ({ input, actor, tx }) => {
  const draft = await findDraft(tx, ownerOf(actor), input.id);
  if (!draft) throw new Refusal("not_found");
  return { ...draft, savedAt: draft.savedAt.toISOString() };
});
