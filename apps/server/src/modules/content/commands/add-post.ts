import { addPost as at } from "@polyphon/contract/content/content.contract.ts";
import { postPublished } from "@polyphon/contract/content/content.events.ts";
import { emit } from "../../../platform/events/emit.ts";
import { command } from "../../../platform/operation/command.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentPost } from "../content.present.ts";
import { findPost, insertPost, replaceImages } from "../content.store.ts";
import { checkedPost } from "../save-post.ts";

export const addPost = (needs: ContentNeeds) =>
  command(at, async ({ input, actor, tx, now }) => {
    const values = await checkedPost(tx, needs, actor, input, null, now);

    const id = await insertPost(tx, values, actor.accountId);
    await replaceImages(tx, id, input.imageIds);
    emit(tx, postPublished, { postId: id });

    const row = await findPost(tx, id);
    if (!row) throw new Refusal("not_found");
    return presentPost(actor, row, { shares: 0, clicks: 0 }, await needs.images(tx, row.imageIds));
  });
