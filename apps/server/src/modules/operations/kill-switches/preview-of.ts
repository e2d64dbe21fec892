import type { Tx } from "../../../platform/db/transaction.ts";
import { countShares, previewRelease, type ShareScope } from "../../sharing/sharing.api.ts";

/** What a dialog shows before a stop or a release. */
export async function previewOf(tx: Tx, scope: ShareScope, now: Date) {
  const { oldestDueAt, ...release } = await previewRelease(tx, scope, now);
  return {
    ...release,
    planned: await countShares(tx, "planned", scope),
    held: await countShares(tx, "held", scope),
    oldestDueAt: oldestDueAt?.toISOString() ?? null,
  };
}
