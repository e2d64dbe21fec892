import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import type { ContentDeps } from "../content.deps.ts";
import type { PostRow } from "../post/post.store.ts";
import { authorsOfOffered } from "../own-posts/own-post.store.ts";

/** The authors of those posts that are offered own posts. */
async function authorsOf(
  tx: Tx,
  { lookups }: ContentDeps,
  rows: readonly Pick<PostRow, "id" | "source">[],
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.filter(({ source }) => source === "SHARED_OWN_POST").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const authors = await authorsOfOffered(tx, ids);
  const names = await lookups.accountNames(tx, [...new Set(authors.values())]);
  return new Map(
    [...authors].flatMap(([post, author]) => {
      const name = names.get(author);
      return name === undefined ? [] : [[post, name] as const];
    }),
  );
}

/** What posts show from other modules: pictures and files, shares, clicks. Queried in one go. */
export async function factsOfPosts(
  tx: Tx,
  deps: ContentDeps,
  actor: FrontActor,
  rows: readonly Pick<PostRow, "id" | "source" | "imageIds" | "attachment">[],
) {
  const ids = rows.map((row) => row.id);
  const mediaIds = rows.flatMap((row) =>
    row.attachment ? [...row.imageIds, row.attachment.mediaId] : row.imageIds,
  );
  const [media, shares, clicks, authors] = await Promise.all([
    deps.media(tx, mediaIds),
    deps.shares.seenBy(tx, actor, ids),
    deps.shares.clicks(tx, ids),
    authorsOf(tx, deps, rows),
  ]);
  return { media, shares, clicks, authors };
}
