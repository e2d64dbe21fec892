import { editOwnPost as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { handIn } from "../hand-in.ts";
import { updateOwnPost } from "../own-post.store.ts";
import { reachedEditable } from "../reach-own-post.ts";
import { checkedOwnPost, mediaOfRow } from "../save-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

/** Whatever its author changes is handed in again, an approved one too: what was approved is what was read. */
export const editOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await reachedEditable(tx, deps, actor, input);
    const writing = { companyId: actor.companyId, uploader: actor.accountId, known: mediaOfRow(row) };
    const values = await checkedOwnPost(tx, deps, input, writing);
    await updateOwnPost(tx, row, values, now);
    await handIn(tx, row.id, "RESUBMITTED", actor.accountId, now);
    return showOwnPost(tx, deps, actor, row.id);
  });
