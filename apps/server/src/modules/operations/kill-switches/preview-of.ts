import type { Tx } from "../../../platform/db/transaction.ts";
import { countShares, findSwitch, previewRelease, type ShareScope } from "../../sharing/sharing.api.ts";
import { namesOfThose, presentSwitch } from "./switch.present.ts";

/** What a dialog shows before a stop or a release. */
export async function previewOf(tx: Tx, scope: ShareScope, now: Date) {
  const { oldestDueAt, ...release } = await previewRelease(tx, scope, now);
  const row = await findSwitch(tx, scope);
  return {
    ...release,
    state: presentSwitch(row ?? undefined, await namesOfThose(tx, [row?.byAccount ?? null])),
    planned: await countShares(tx, "planned", scope),
    held: await countShares(tx, "held", scope),
    oldestDueAt: oldestDueAt?.toISOString() ?? null,
  };
}
