import type { Tx } from "../../../platform/db/transaction.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { DraftOwner } from "./draft.store.ts";
import { loadAccessiblePost } from "../post/show-post.ts";

/** The caller's own draft of a visible post, or of a new one. */
export async function ownDraft(tx: Tx, actor: StaffActor, postId: number | undefined): Promise<DraftOwner> {
  if (postId !== undefined) await loadAccessiblePost(tx, actor, postId);
  return { accountId: actor.accountId, companyId: actor.companyId, postId: postId ?? null };
}
