import { listPostDrafts as at } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listDrafts } from "../draft.store.ts";
import { ownerOf } from "../own-draft.ts";

export const listPostDrafts = query(at, async ({ actor, tx }) => {
  const drafts = await listDrafts(tx, ownerOf(actor));
  return { items: drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })) };
});
