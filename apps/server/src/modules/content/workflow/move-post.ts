import type { Tx } from "../../../platform/db/transaction.ts";
import { holdForCompanies } from "../processing/hold-for-companies.ts";
import { movePost as move, type PostMove } from "../post/write-post.store.ts";

/** Moves a post on in its workflow. One that becomes published waits for the companies with a content quota. */
export async function movePost(tx: Tx, wanted: PostMove, now: Date): Promise<boolean> {
  const moved = await move(tx, wanted);
  if (moved && wanted.to === "PUBLISHED") await holdForCompanies(tx, wanted.id, now);
  return moved;
}
