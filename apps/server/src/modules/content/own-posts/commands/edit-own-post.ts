import { editOwnPost as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { submitOwnPost } from "../submit-own-post.ts";
import { updateOwnPost } from "../own-post.store.ts";
import { requireEditablePost } from "../reach-own-post.ts";
import { checkedOwnPost, mediaOfRow } from "../save-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

/** Every change by its author is handed in again, even of an approved one: the approval is for what was read. */
export const editOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await requireEditablePost(tx, deps, actor, input);
    const writing = { companyId: actor.companyId, uploader: actor.accountId, known: mediaOfRow(row) };
    const values = await checkedOwnPost(tx, deps, input, writing);
    await updateOwnPost(tx, row, values, now);
    await submitOwnPost(tx, row.id, "RESUBMITTED", actor.accountId, now);
    return showOwnPost(tx, deps, actor, row.id);
  });
