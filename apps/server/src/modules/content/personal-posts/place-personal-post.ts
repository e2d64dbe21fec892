import type { Tx } from "../../../platform/db/transaction.ts";
import { insertPersonalPost, type PersonalPost, updatePersonalPost } from "./personal-post.store.ts";

/**
 * Writes the post that one employee shares and nobody else sees; with `postId` it overwrites the existing one. The
 * caller has checked text and media.
 */
export async function placePersonalPost(
  tx: Tx,
  post: PersonalPost,
  now: Date,
  postId: number | null = null,
): Promise<number> {
  const pictures = post.type === "IMAGE" ? post.imageIds : [];
  const written = { ...post, imageIds: pictures };
  if (postId === null) return insertPersonalPost(tx, written, now);
  await updatePersonalPost(tx, postId, written, now);
  return postId;
}
