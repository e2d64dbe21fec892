import { removePost as at } from "@polyphon/contract/content/post-desk.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import type { ContentNeeds } from "../content.port.ts";
import { refuseUneditable } from "../refuse-uneditable.ts";
import { reachedPost } from "../show-post.ts";
import { deletePost } from "../write-post.store.ts";

export const removePost = (needs: ContentNeeds) =>
  command(at, async ({ input: { id }, actor, tx }) => {
    await refuseUneditable(tx, needs, actor, await reachedPost(tx, id, { lock: true }));
    await deletePost(tx, id);
    return { id };
  });
