import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { countDrafts, type DraftOwner, type SavedRow } from "./draft.store.ts";

export const ownerOf = ({ accountId, companyId }: StaffActor): DraftOwner => ({ accountId, companyId });

/** There is room for one more draft of a new post. */
export async function refuseTooMany(tx: Tx, owner: DraftOwner): Promise<void> {
  const { drafts: max } = limits.post;
  if ((await countDrafts(tx, owner)) >= max) throw new Refusal("too_many_drafts", { max });
}

export const presentSaved = ({ savedAt, ...saved }: SavedRow) => ({
  ...saved,
  savedAt: savedAt.toISOString(),
});
