import { addPost as at } from "@polyphon/contract/content/content.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { beginPost } from "../begin-post.ts";
import type { ContentNeeds } from "../content.port.ts";
import { checkedPost } from "../save-post.ts";
import { reachedPost, showPost } from "../show-post.ts";

export const addPost = (needs: ContentNeeds) =>
  command(at, async ({ input, actor, tx, now }) => {
    const values = await checkedPost(tx, needs, actor, input, null, now);
    const id = await beginPost(tx, needs, actor, values, now);
    return showPost(tx, needs, actor, await reachedPost(tx, id));
  });
