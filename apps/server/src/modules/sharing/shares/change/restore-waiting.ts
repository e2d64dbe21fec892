import type { ErrorName } from "@polyphon/contract/errors.ts";
import { restoreRefusal } from "@polyphon/rules/sharing/shares/restored-share.ts";
import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";
import { unlessTaken } from "../../../../platform/db/constraint.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { restoreCancelledShare, type ShareRow, sharesBetween } from "../share.store.ts";

export type Restored =
  | { readonly ok: true; readonly share: ShareRow }
  | { readonly ok: false; readonly reason: ErrorName };

/** Lets a share wait again that its owner has cancelled. The caller holds the lock of the owner's shares. */
export async function restoreWaiting(
  tx: Tx,
  share: ShareRow,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<Restored> {
  const { from, until } = isoWeekRange(share.dueAt, zone);
  const others = (await sharesBetween(tx, share.userId, from, until)).filter(({ id }) => id !== share.id);
  const reason = restoreRefusal(share, others, { now, zone });
  if (reason !== null) return { ok: false, reason };

  // The same post may have been shared there since.
  const restored = await unlessTaken(
    tx,
    () => restoreCancelledShare(tx, share.userId, share.id),
    () => "already_shared" as const,
  );
  if (restored === "already_shared") return { ok: false, reason: restored };
  return restored ? { ok: true, share: restored } : { ok: false, reason: "share_not_cancelled" };
}
