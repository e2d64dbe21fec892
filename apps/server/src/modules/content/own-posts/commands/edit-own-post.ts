import { editOwnPost as at } from "@polyphon/contract/content/own-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentNeeds } from "../../content.port.ts";
import { handIn } from "../hand-in.ts";
import { updateOwnPost } from "../own-post.store.ts";
import { reachedEditable } from "../reach-own-post.ts";
import { checkedOwnPost, mediaOfRow } from "../save-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

/** Whatever its author changes is handed in again, an approved one too: what was approved is what was read. */
export const editOwnPost = (needs: ContentNeeds) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await reachedEditable(tx, needs, actor, input);
    const writing = { companyId: actor.companyId, uploader: actor.accountId, known: mediaOfRow(row) };
    const values = await checkedOwnPost(tx, needs, input, writing);
    await updateOwnPost(tx, row, values, now);
    await handIn(tx, row.id, "RESUBMITTED", actor.accountId, now);
    return showOwnPost(tx, needs, actor, row.id);
  });
