import type { badgeEntry } from "@polyphon/contract/recognition/recognition.contract.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { sharesOfPosts } from "../../sharing/sharing.api.ts";
import type { EarnedRow } from "./earned-badge.store.ts";
import type { RecognitionDeps } from "../recognition.deps.ts";

/** Badges as their owner sees them, with where each one is shared. */
export async function showBadges(
  tx: Tx,
  { pictureUrls }: Pick<RecognitionDeps, "pictureUrls">,
  actor: FrontActor,
  rows: readonly EarnedRow[],
): Promise<z.output<typeof badgeEntry>[]> {
  const urls = await pictureUrls(
    tx,
    rows.flatMap(({ mediaId }) => mediaId ?? []),
  );
  const shares = await sharesOfPosts.seenBy(
    tx,
    actor,
    rows.flatMap(({ postId }) => postId ?? []),
  );
  return rows.map((row) => {
    const own = row.postId === null ? [] : (shares.get(row.postId)?.own ?? []);
    return {
      id: row.id,
      badgeId: row.badgeId,
      badge: {
        image: row.mediaId === null ? null : (urls.get(row.mediaId) ?? null),
        title: row.title,
        content: row.content,
        family: row.family,
        category: row.category,
        level: row.level,
        threshold: row.threshold,
        badgePostTitle: row.postTitle,
        badgePostSocialCopy: row.socialCopy,
      },
      sharedNetwork: own.filter(({ state }) => state === "SHARED").map(({ network }) => network),
      shares: [...own],
      earnedAt: row.earnedAt.toISOString(),
    };
  });
}
