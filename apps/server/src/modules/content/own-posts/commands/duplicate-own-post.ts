import { duplicateOwnPost as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { submitOwnPost } from "../submit-own-post.ts";
import { mayWriteOwnPosts } from "../own-post.policy.ts";
import { insertOwnPost } from "../own-post.store.ts";
import { requireAccessibleOwnPost } from "../reach-own-post.ts";
import { checkedOwnPost, mediaOfRow } from "../save-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

export const duplicateOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const source = await requireAccessibleOwnPost(tx, actor, input.id);
    allow(mayWriteOwnPosts(actor));
    const writing = { companyId: actor.companyId, uploader: actor.accountId, known: mediaOfRow(source) };
    const values = await checkedOwnPost(tx, deps, input, writing);
    const id = await insertOwnPost(tx, actor, values, "PENDING");
    await submitOwnPost(tx, id, "SUBMITTED", actor.accountId, now);
    return showOwnPost(tx, deps, actor, id);
  });
