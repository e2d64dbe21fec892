import { postsChanged } from "@polyphon/contract/content/content.events.ts";
import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { movePost } from "../post/write-post.store.ts";
import { setAssignee } from "./assignee.store.ts";
import { removeItemsSince } from "../processing/processing.store.ts";

export interface Publication {
  readonly id: number;
  readonly version: number;
  readonly publishedAt: Date;
  /** What it was before. */
  readonly status: PostStatus;
  readonly publishAt: Date;
  readonly assigneeId: number | null;
}

/**
 * The post is again as it was before it was published. The caller holds its lock and has checked that nobody has done
 * anything with it. Whoever plans with posts learns that there is one less.
 */
export async function unpublishPost(tx: Tx, publication: Publication): Promise<boolean> {
  const { id, version, publishedAt, status, publishAt } = publication;
  const moved = await movePost(tx, { id, version, from: "PUBLISHED", to: status, publishAt });
  if (!moved) return false;
  await setAssignee(tx, { id, status }, publication.assigneeId);
  await removeItemsSince(tx, id, publishedAt);
  emit(tx, postsChanged, { postIds: [id] });
  return true;
}
