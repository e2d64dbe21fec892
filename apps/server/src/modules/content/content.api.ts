import { isPostVisible } from "@polyphon/rules/content/visible-post.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import { findPost, findPosts, type PostRow } from "./content.store.ts";

export type Post = PostRow;

/** Row level security has answered whether the category is connected: a post of another category is not found. */
function seen(post: PostRow, userId: number, zone: string, now: Date): boolean {
  return isPostVisible(
    {
      status: post.status,
      publishAt: post.publishAt,
      startsOn: null,
      endsOn: post.endsOn,
      killed: post.killedAt !== null,
      frontPage: post.frontPageNews ? { kind: "CLASSIC" } : { kind: "OFF" },
      groups: [],
    },
    { userId, zone, groups: [], categoryConnected: true },
    now,
  );
}

export async function visiblePost(
  tx: Tx,
  actor: FrontActor,
  zone: string,
  id: number,
  now: Date,
): Promise<Post> {
  const post = await findPost(tx, id);
  if (!post || !seen(post, actor.accountId, zone, now)) throw new Refusal("not_found");
  return post;
}

/** What the engine sends: the posts behind shares, whether or not they can still be seen. */
export function postsById(tx: Tx, ids: readonly number[]): Promise<Post[]> {
  return findPosts(tx, ids);
}

export { findCategoriesBy, namesOfCategories } from "./category-choice.store.ts";
