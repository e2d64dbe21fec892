import { removeOwnPost as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { deletePersonalPost } from "../../personal-posts/personal-post.store.ts";
import { mayWriteOwnPosts } from "../own-post.policy.ts";
import { deleteOwnPost } from "../own-post.store.ts";
import { requireAccessibleOwnPost, sharesOf } from "../reach-own-post.ts";

/** It stays while a share of it is in progress; shared ones keep their receipt. */
export const removeOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input: { id }, actor, tx }) => {
    const row = await requireAccessibleOwnPost(tx, actor, id, { lock: true });
    allow(mayWriteOwnPosts(actor));
    const shares = (await sharesOf(tx, deps, row, [row])).get(row.postId ?? 0);
    if (shares?.own.some(({ state }) => state !== "SHARED")) throw new Refusal("in_use");
    await deleteOwnPost(tx, id);
    if (row.postId !== null) await deletePersonalPost(tx, row.postId);
    return { id };
  });
