import type { Tx } from "../../platform/db/transaction.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import type { ContentNeeds } from "./content.port.ts";
import type { PostRow } from "./content.store.ts";

/** What stands beside posts and belongs to others: pictures and files, shares, clicks. Asked for in one go. */
export async function factsOfPosts(
  tx: Tx,
  needs: ContentNeeds,
  actor: FrontActor,
  rows: readonly Pick<PostRow, "id" | "imageIds" | "attachment">[],
) {
  const ids = rows.map((row) => row.id);
  const mediaIds = rows.flatMap((row) =>
    row.attachment ? [...row.imageIds, row.attachment.mediaId] : row.imageIds,
  );
  const [media, shares, clicks] = await Promise.all([
    needs.media(tx, mediaIds),
    needs.shares.seenBy(tx, actor, ids),
    needs.shares.clicks(tx, ids),
  ]);
  return { media, shares, clicks };
}
