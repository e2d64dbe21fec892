import type {
  processingItem,
  processingRow,
} from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import type { ContentDeps } from "../content.deps.ts";
import { loadAccessiblePost } from "../post/show-post.ts";
import { findItem, type ItemRow } from "./processing.store.ts";

const dayMs = 24 * 60 * 60_000;

export function presentItem(
  actor: StaffActor,
  row: ItemRow,
  { days, names }: { readonly days: number; readonly names: ReadonlyMap<number, string> },
): z.output<typeof processingRow> {
  const waits = row.outcome === null;
  return {
    id: row.id,
    title: row.title,
    categoryName: row.categoryName,
    source: row.source,
    status: waits ? "PENDING" : "COMPLETED",
    outcome: row.outcome,
    arrivedAt: row.arrivedAt.toISOString(),
    takenAt: waits ? new Date(row.arrivedAt.getTime() + days * dayMs).toISOString() : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: (row.decidedBy !== null && names.get(row.decidedBy)) || null,
    reason: row.reason,
    can: { decide: waits && (actor.fullAccess || actor.permissions.has("edit_processing_queue")) },
  };
}

/** One that still waits, locked until the transaction ends. */
export async function waitingItem(tx: Tx, id: number): Promise<ItemRow> {
  const row = await findItem(tx, id, { lock: true });
  if (!row) throw new Refusal("not_found");
  if (row.outcome !== null) throw new Refusal("already_decided");
  return row;
}

export async function showItem(
  tx: Tx,
  { images, lookups }: Pick<ContentDeps, "images" | "lookups">,
  actor: StaffActor,
  id: number,
): Promise<z.output<typeof processingItem>> {
  const row = await findItem(tx, id);
  if (!row) throw new Refusal("not_found");
  const post = await loadAccessiblePost(tx, actor, row.postId);
  const [shown, days, names] = await Promise.all([
    images(tx, post.imageIds),
    readSetting(tx, "processingQueueDays"),
    row.decidedBy === null ? new Map<number, string>() : lookups.accountNames(tx, [row.decidedBy]),
  ]);
  return {
    ...presentItem(actor, row, { days, names }),
    post: {
      id: post.id,
      language: post.language,
      type: post.type,
      postUrl: post.postUrl,
      notes: post.notes,
      publishAt: post.publishAt.toISOString(),
      startsOn: post.startsOn,
      endsOn: post.endsOn,
      voices: post.voices.map(({ voice, copy }) => ({ voice, copy })),
      images: post.imageIds.flatMap((mediaId) => shown.get(mediaId) ?? []),
    },
    adaptedPostId: row.adaptedPostId,
  };
}
