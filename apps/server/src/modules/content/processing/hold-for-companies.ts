import type { Tx } from "../../../platform/db/transaction.ts";
import { withContentQuota } from "../../companies/companies.api.ts";
import { addItems, companiesSeeing } from "./processing.store.ts";

/**
 * A published post waits for the companies with a content quota. In the transaction that publishes it, so that their
 * people do not see it for a moment.
 */
export async function holdForCompanies(tx: Tx, postId: number, now: Date): Promise<void> {
  const waiting = await withContentQuota(tx, await companiesSeeing(tx, postId));
  if (waiting.length > 0) await addItems(tx, postId, waiting, now);
}
