import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import type { ContentDeps } from "../content.deps.ts";
import { findItem, type ItemRow, ownActionsOn } from "./real-time-item.store.ts";
import { presentItem } from "./real-time.present.ts";

/** Row level security has checked that it belongs to the caller's company. */
export async function requireAccessibleItem(
  tx: Tx,
  id: number,
  options?: { lock: boolean },
): Promise<ItemRow> {
  const item = await findItem(tx, id, options);
  if (!item) throw new Refusal("not_found");
  return item;
}

/** Items as one employee sees them. */
export async function showItems(
  tx: Tx,
  { images }: Pick<ContentDeps, "images">,
  actor: FrontActor,
  rows: readonly ItemRow[],
) {
  const [own, pictures] = await Promise.all([
    ownActionsOn(
      tx,
      actor.accountId,
      rows.map(({ id }) => id),
    ),
    images(
      tx,
      rows.flatMap(({ mediaId }) => mediaId ?? []),
    ),
  ]);
  return rows.map((row) =>
    presentItem(actor, { ...row, ...(own.get(row.id) ?? { ownReaction: null, shared: false }) }, pictures),
  );
}
